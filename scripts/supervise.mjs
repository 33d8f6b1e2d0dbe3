// Runs the server, starts it again when it ended by itself, and puts a new one in its place without a pause (SIGUSR2).
import cluster from "node:cluster";
import { realpathSync } from "node:fs";
import { constants } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import {
  dotEnv,
  node24,
  projectEnvironment,
  projectFolder,
  runProgram,
  say,
} from "./project.mjs";

/** Exit code of a configuration that cannot work (EX_CONFIG): starting again would not help. */
const EXIT_CONFIGURATION = 78;
/** Exit code of a server that trusts its leads file no longer (EX_SOFTWARE) and must open it afresh. */
export const EXIT_UNTRUSTED = 70;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A server that served this long was healthy: the next pause is short again. */
const HEALTHY_MS = 10_000;

/**
 * A server that something ends every minute, a photo for one, must not be away for half of the next. One that takes a
 * while to find that it cannot start has served nobody.
 */
export function getPauseMs(lastMs, servedMs) {
  return servedMs >= HEALTHY_MS
    ? FIRST_PAUSE_MS
    : Math.min(lastMs * 2, LONGEST_PAUSE_MS);
}

/**
 * Ends this process with the server's exit code when it was asked to stop, or when `mayRestart` says no to the code.
 * The servers of before and after share one listening socket, which this process keeps (docs/decisions/0010): nobody
 * who comes meanwhile is refused.
 */
export async function supervise([exec, ...args], mayRestart = () => true) {
  // What this process runs on, the servers run on; the first start of a clone began on the machine's own.
  if (realpathSync(process.execPath) !== realpathSync(node24))
    process.exit(await runProgram(process.argv.slice(1)));
  // Words that nobody can read any more end no server.
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", () => {});
  // The servers take the connections themselves.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec, args, execArgv: dotEnv(), cwd: projectFolder });

  const stopping = new AbortController();
  let server = startServer();
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => {
      stopping.abort();
      for (const each of Object.values(cluster.workers ?? {}))
        each?.process.kill(signal);
    });
  let isRenewing = false;
  process.on("SIGUSR2", () => {
    if (isRenewing || stopping.signal.aborted) return;
    isRenewing = true;
    void renewed(server).then((next) => {
      server = next;
      isRenewing = false;
    });
  });

  // The first one is as long as after a server that served.
  let pauseMs = FIRST_PAUSE_MS / 2;
  while (true) {
    const watched = server;
    const code = await watched.ended;
    // Another has its place.
    while (isRenewing) await wait(100);
    if (watched !== server) continue;
    const isOver = code === 0 || code === EXIT_CONFIGURATION;
    if (stopping.signal.aborted || isOver || !mayRestart(code))
      process.exit(code);
    pauseMs = getPauseMs(pauseMs, performance.now() - watched.readyAtMs());
    say(
      `The server ended with code ${code}; it starts again in ${pauseMs} ms.`,
    );
    // Asked to stop between two lives.
    await wait(pauseMs, null, stopping).catch(() => process.exit(0));
    server = startServer();
  }
}

/** The server that serves from now on: a new one once it says that it is ready, else the one before. */
async function renewed(old) {
  say("A new server starts beside the one that serves.");
  const next = startServer();
  const code = await Promise.race([next.ready, next.ended]);
  if (code !== undefined) {
    say(`It ended with code ${code}; the one before goes on.`);
    return old;
  }
  say("It serves; the one before answers what it has and ends.");
  old.process.kill("SIGTERM");
  return next;
}

function startServer() {
  const worker = cluster.fork(projectEnvironment({ NODE_ENV: "production" }));
  const { promise: ready, resolve: beReady } = Promise.withResolvers();
  const { promise: ended, resolve: end } = Promise.withResolvers();
  let readyAtMs = Infinity;
  worker.on("message", (word) => {
    if (word !== "ready") return;
    readyAtMs = performance.now();
    beReady();
  });
  worker.on("exit", (code, signal) =>
    // As a shell would tell it.
    end(code ?? 128 + (constants.signals[signal] ?? 0)),
  );
  worker.on("error", (error) => {
    say(`The server could not be started: ${error.message}`);
    end(1);
  });
  return { process: worker.process, ready, ended, readyAtMs: () => readyAtMs };
}
