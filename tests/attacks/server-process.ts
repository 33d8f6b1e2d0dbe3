import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PROJECT = join(import.meta.dirname, "..", "..");
const START_LIMIT_MS = 60_000;

export interface ServerProcess {
  readonly origin: string;
  readonly dataDir: string;
  /** All that it wrote to its standard output and error. */
  readonly said: () => string;
  readonly hasEnded: () => boolean;
  readonly pid: () => number;
  /** Ends it as an operator would, and starts it again over the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The server as it is run, in a process and with a data folder of its own. */
export async function startServerProcess(
  variables: Readonly<Record<string, string>>,
  /** So many files and connections at once; without, as many as the test itself may have. */
  descriptors?: number,
): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-attacks-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const chunks: string[] = [];
  let child = start();

  function start(): ChildProcess {
    const limit = descriptors === undefined ? "" : `ulimit -n ${descriptors}; `;
    const command = `${limit}exec "$0" server.ts --demo`;
    const started = spawn("sh", ["-c", command, process.execPath], {
      cwd: PROJECT,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: "debug",
        TRUST_PROXY: "1",
        ...variables,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [started.stdout, started.stderr])
      stream?.on("data", (chunk: Buffer) => chunks.push(String(chunk)));
    return started;
  }

  async function untilReady(): Promise<void> {
    const endsAtMs = Date.now() + START_LIMIT_MS;
    while (Date.now() < endsAtMs) {
      if (child.exitCode !== null) break;
      const answer = await fetch(`${origin}/`).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.status === 200) return;
      await pause(100);
    }
    throw new Error(
      `The server did not start:\n${chunks.join("").slice(-3000)}`,
    );
  }

  async function end(): Promise<void> {
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  }

  await untilReady();
  return {
    origin,
    dataDir,
    said: () => chunks.join(""),
    hasEnded: () => child.exitCode !== null,
    pid: () => child.pid ?? 0,
    async restart() {
      await end();
      child = start();
      await untilReady();
    },
    async stop() {
      await end();
      rmSync(dataDir, { recursive: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port =
        typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
