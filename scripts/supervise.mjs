// Runs the server, and starts it again when it ended by itself.
import { setTimeout as wait } from "node:timers/promises";
import { runProgram, say } from "./project.mjs";

/** Exit code of a configuration that cannot work (EX_CONFIG): starting again would not help. */
const EXIT_CONFIGURATION = 78;
/** Exit code of a server that trusts its leads file no longer (EX_SOFTWARE) and must open it afresh. */
export const EXIT_UNTRUSTED = 70;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A process that lived this long was healthy: the next pause is short again. */
const HEALTHY_MS = 60_000;

/** Ends this process with the server's exit code when it was asked to stop, or when `mayRestart` says no to the code. */
export async function supervise(args, mayRestart = () => true) {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => stopping.abort());

  let pauseMs = FIRST_PAUSE_MS;
  while (true) {
    const startedAtMs = Date.now();
    const code = await runProgram(args, { NODE_ENV: "production" });
    const isOver = code === 0 || code === EXIT_CONFIGURATION;
    if (stopping.signal.aborted || isOver || !mayRestart(code))
      process.exit(code);
    if (Date.now() - startedAtMs > HEALTHY_MS) pauseMs = FIRST_PAUSE_MS;
    say(
      `The server ended with code ${code}; it starts again in ${pauseMs} ms.`,
    );
    // Asked to stop between two lives.
    await wait(pauseMs, null, stopping).catch(() => process.exit(0));
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}
