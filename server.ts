import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  type Environment,
  formatEnvironmentFaults,
  parseEnvironment,
} from "./app/adapters/config/environment.server.ts";
import { findSampleRefusal } from "./app/adapters/config/store-profile.server.ts";
import { listenGracefully } from "./app/adapters/http/listen.server.ts";
import {
  type StandInLender,
  startStandInLender,
} from "./app/adapters/stand-in-lender/stand-in-lender.server.ts";
import { layDemonstrationProfile } from "./app/adapters/profile-editing/demonstration-profile.server.ts";
import { endProcess } from "./app/adapters/process-end.server.ts";
import { composeApp } from "./app/composition.server.ts";
import { ConfigurationFault } from "./app/composition/configuration-fault.server.ts";
import { openBuild } from "./app/composition/open-build.server.ts";
import { composeStores } from "./app/composition/stores.server.ts";
import type { Log } from "./app/ports.ts";
import { inviteDemonstrationOwner } from "#cli/people/demonstration-owner.ts";
import { seedWhenEmpty } from "#cli/seed.ts";

/** EX_CONFIG: the supervisor does not try again. */
const EXIT_CONFIGURATION = 78;
/** EX_SOFTWARE: the supervisor starts another process, which opens the leads afresh. */
const EXIT_UNTRUSTED = 70;
/** For the answers that say that nothing was stored. */
const LAST_ANSWERS_MS = 500;
/** A file call that hangs may not keep a server that trusts its leads no longer. */
const LONGEST_END_MS = 2_000;
const BUILD_FOLDER = join(import.meta.dirname, "build");

// Who closes the terminal ends no server.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", () => {});
const mode = process.argv.includes("--demo") ? "demo" : "production";
const parsed = parseEnvironment(process.env, mode, import.meta.dirname);
if (!parsed.ok)
  endWith(formatEnvironmentFaults(parsed.faults), EXIT_CONFIGURATION);
const areSamplesRefused =
  mode === "production" && !process.argv.includes("--allow-sample");
if (areSamplesRefused) {
  const refusal = findSampleRefusal(parsed.environment.profileFolder);
  if (refusal !== null) endWith(refusal, EXIT_CONFIGURATION);
}
if (!existsSync(join(BUILD_FOLDER, "server", "index.js")))
  endWith("There is no build yet. Run: npm run build", EXIT_CONFIGURATION);
const environment =
  mode === "demo"
    ? {
        ...parsed.environment,
        profileFolder: layDemonstrationProfile(
          parsed.environment,
          import.meta.dirname,
        ),
      }
    : parsed.environment;
await serve(environment).catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  // A database that is not there yet may be there when we are started again.
  endWith(
    message,
    error instanceof ConfigurationFault ? EXIT_CONFIGURATION : 1,
  );
});

async function serve(environment: Environment): Promise<void> {
  const stores = await composeStores(environment);
  if (mode === "demo") await seedWhenEmpty(stores);
  const lender =
    mode === "demo" ? await startDemoLender(environment, stores.log) : null;
  const app = await composeApp(environment, stores, {
    areSamplesRefused,
    standInLenderOrigin: lender?.origin ?? null,
    onUntrustedHandle() {
      setTimeout(
        () => void endProcess(EXIT_UNTRUSTED, LONGEST_END_MS),
        LAST_ANSWERS_MS,
      );
    },
  });
  const consoleLink =
    mode === "demo" && app.consolePorts !== null
      ? await inviteDemonstrationOwner(
          app.consolePorts,
          environment.console?.origin ?? environment.siteUrl,
        )
      : null;
  listenGracefully({
    handler: app.createHandler(
      await openBuild(BUILD_FOLDER, app.ports, app.consolePorts),
    ),
    port: environment.port,
    host: environment.host,
    log: app.log,
    onReady: () => {
      // The supervisor waits for it before it ends the server of before.
      process.send?.("ready");
      if (mode === "demo")
        process.stdout.write(
          `\nForecourt is at ${environment.siteUrl}\nIts demonstration lender is at ${lender?.origin}\n${consoleLink === null ? "" : `The stores' console opens once with ${consoleLink}\n`}\n`,
        );
    },
    onStopping: app.announceStop,
    async onStop() {
      await lender?.stop();
      await app.close();
    },
  });
}

/** Its frames stand where the profile names no lender. */
function startDemoLender(
  { port, host, siteUrl }: Environment,
  log: Log,
): Promise<StandInLender> {
  return startStandInLender({
    port: port + 1,
    host,
    siteUrl,
    sitePort: port,
    log,
  });
}

function endWith(message: string, code: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}
