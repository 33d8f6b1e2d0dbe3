// Production: one supervised process. It is started again when it ends by itself.
import { setTimeout as wait } from "node:timers/promises";
import { ensureBuilt, ensureInstalled, runProgram, say } from "./project.mjs";

/** Exit code of a configuration that cannot work (EX_CONFIG): starting again would not help. */
const EXIT_CONFIGURATION = 78;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A process that lived this long was healthy: the next pause is short again. */
const HEALTHY_MS = 60_000;

ensureInstalled();
if (!ensureBuilt()) process.exit(1);

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => stopping.abort());

let pauseMs = FIRST_PAUSE_MS;
while (true) {
  const startedAtMs = Date.now();
  const code = await runProgram(["server.ts"], { NODE_ENV: "production" });
  if (stopping.signal.aborted || code === 0 || code === EXIT_CONFIGURATION)
    process.exit(code);
  if (Date.now() - startedAtMs > HEALTHY_MS) pauseMs = FIRST_PAUSE_MS;
  say(`The server ended with code ${code}; it starts again in ${pauseMs} ms.`);
  // Asked to stop between two lives.
  await wait(pauseMs, null, stopping).catch(() => process.exit(0));
  pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
}
