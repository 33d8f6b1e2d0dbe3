import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  formatEnvironmentFaults,
  parseEnvironment,
} from "./app/adapters/config/environment.server.ts";
import { listenGracefully } from "./app/adapters/http/listen.server.ts";
import {
  composeApp,
  composeStores,
  openBuild,
} from "./app/composition.server.ts";
import { seedWhenEmpty } from "#cli/seed.ts";

/** EX_CONFIG: the supervisor does not try again. */
const EXIT_CONFIGURATION = 78;
const BUILD_FOLDER = join(import.meta.dirname, "build");

const mode = process.argv.includes("--demo") ? "demo" : "production";
const parsed = parseEnvironment(process.env, mode, import.meta.dirname);
if (!parsed.ok) {
  process.stderr.write(`${formatEnvironmentFaults(parsed.faults)}\n`);
  process.exit(EXIT_CONFIGURATION);
}
if (!existsSync(join(BUILD_FOLDER, "server", "index.js"))) {
  process.stderr.write("There is no build yet. Run: npm run build\n");
  process.exit(EXIT_CONFIGURATION);
}

const { environment } = parsed;
const stores = await composeStores(environment).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(EXIT_CONFIGURATION);
});
if (mode === "demo") await seedWhenEmpty(stores);
const app = await composeApp(environment, stores);
listenGracefully({
  handler: app.createHandler(await openBuild(BUILD_FOLDER, app.ports)),
  port: environment.port,
  log: app.log,
  onReady: () => {
    if (mode === "demo")
      process.stdout.write(`\nForecourt is at ${environment.siteUrl}\n\n`);
  },
  onStopping: app.announceStop,
  onStop: app.close,
});
