import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

const START_WITHIN_MS = 60_000;

export interface PostgresServer {
  readonly url: string;
  /** Ends the server and removes its data; both also happen when this process dies. */
  stop(): Promise<void>;
}

/** A real PostgreSQL on a free port with its data in a temporary folder; a durable one waits for the disk. */
export async function startPostgres({
  isDurable = false,
}: {
  readonly isDurable?: boolean;
} = {}): Promise<PostgresServer> {
  const host = spawn(
    process.execPath,
    [
      path.join(import.meta.dirname, "postgres-host.ts"),
      ...(isDurable ? ["--durable"] : []),
    ],
    // Detached: Ctrl+C must reach us, and not the host before it has cleared up.
    { stdio: ["pipe", "pipe", "pipe"], detached: true },
  );
  const stop = async (): Promise<void> => {
    host.stdin.end();
    if (isRunning(host)) await once(host, "exit");
  };
  try {
    return { url: await readUrl(host), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function readUrl(
  host: ChildProcess & { stdout: Readable; stderr: Readable },
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const complaints: string[] = [];
  host.stderr.setEncoding("utf8").on("data", (text) => complaints.push(text));
  const timer = setTimeout(() => {
    reject(new Error(`PostgreSQL is not up after ${START_WITHIN_MS} ms.`));
    host.kill("SIGKILL");
  }, START_WITHIN_MS);
  host.once("error", reject);
  host.once("exit", () => reject(new Error(complaints.join(""))));
  createInterface(host.stdout).once("line", (line) => {
    const answer: { url?: string; error?: string } = JSON.parse(line);
    if (answer.url !== undefined) resolve(answer.url);
    else reject(new Error(`PostgreSQL did not start: ${answer.error}`));
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

function isRunning(host: ChildProcess): boolean {
  return host.exitCode === null && host.signalCode === null;
}
