import { createServer } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer as createViteServer } from "vite";
import {
  formatEnvironmentFaults,
  parseEnvironment,
} from "./app/adapters/config/environment.server.ts";
import { layDemonstrationProfile } from "./app/adapters/profile-editing/demonstration-profile.server.ts";
import { createPageRenderer } from "./app/adapters/http/steps/page-renderer.server.ts";
import { startStandInLender } from "./app/adapters/stand-in-lender/stand-in-lender.server.ts";
import { composeApp } from "./app/composition.server.ts";
import { composeStores } from "./app/composition/stores.server.ts";
import { seedWhenEmpty } from "#cli/seed.ts";

const parsed = parseEnvironment(process.env, "demo", import.meta.dirname);
if (!parsed.ok) {
  process.stderr.write(`${formatEnvironmentFaults(parsed.faults)}\n`);
  process.exit(1);
}
const environment = {
  ...parsed.environment,
  profileFolder: layDemonstrationProfile(
    parsed.environment,
    import.meta.dirname,
  ),
};
const stores = await composeStores(environment);
await seedWhenEmpty(stores);
const { port, host, siteUrl } = environment;
const lender = await startStandInLender({
  port: port + 1,
  host,
  siteUrl,
  sitePort: port,
  log: stores.log,
});
const app = await composeApp(environment, stores, {
  standInLenderOrigin: lender.origin,
});

const vite = await createViteServer({
  appType: "custom",
  server: { middlewareMode: true },
});

const handler = app.createHandler({
  renderer: {
    async render(...asked) {
      // The newest source of every page, as the development server knows it.
      const build = (await vite.ssrLoadModule(
        "virtual:react-router/server-build",
      )) as ServerBuild;
      return createPageRenderer(build, app.ports, "development").render(
        ...asked,
      );
    },
  },
  files: new Map(),
  isPageCacheOff: true,
  isPolicyOff: true,
});

createServer((incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => void handler(incoming, outgoing));
})
  .on("error", (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  })
  .listen({ port, ...(host !== null && { host }) }, () => {
    process.stdout.write(
      `\nForecourt (development) is at ${environment.siteUrl}\n\n`,
    );
  });
