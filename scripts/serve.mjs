// Production: one supervised process. It is started again when it ends by itself.
import { ensureBuilt, ensureInstalled, say, startNode } from "./project.mjs";

/** Exit code of a configuration that cannot work (EX_CONFIG): starting again would not help. */
const EXIT_CONFIGURATION = 78;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A process that lived this long was healthy: the next pause is short again. */
const HEALTHY_MS = 60_000;

ensureInstalled();
ensureBuilt();

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => (isStopping = true));
supervise(FIRST_PAUSE_MS);

function supervise(pauseMs) {
  const startedAtMs = Date.now();
  startNode(["server.ts"], { NODE_ENV: "production" }).on("exit", (code) => {
    if (isStopping || code === 0 || code === EXIT_CONFIGURATION)
      process.exit(code ?? 0);
    const nextMs =
      Date.now() - startedAtMs > HEALTHY_MS ? FIRST_PAUSE_MS : pauseMs;
    say(`The server ended with code ${code}; it starts again in ${nextMs} ms.`);
    setTimeout(() => supervise(Math.min(nextMs * 2, LONGEST_PAUSE_MS)), nextMs);
  });
}
