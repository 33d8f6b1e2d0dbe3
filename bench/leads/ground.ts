import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DatabasePlace } from "#app/adapters/database/dialects/database-place.server.ts";
import { createPostgresDatabase } from "#tests/support/postgres-database.ts";
import { startPostgres } from "#tests/support/postgres-server.ts";

export const ENGINES = ["sqlite", "postgres"] as const;
export type Engine = (typeof ENGINES)[number];

/** An empty place for leads on this machine's disk, as durable as in production. */
export interface Ground {
  readonly engine: Engine;
  readonly dataDir: string;
  readonly place: DatabasePlace;
  /** For the server's environment; empty on SQLite. */
  readonly databaseUrl: string;
  clear(): Promise<void>;
}

export async function layGround(engine: Engine): Promise<Ground> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "forecourt-bench-leads-"));
  const removeFolder = () => rm(dataDir, { recursive: true });
  if (engine === "sqlite")
    return {
      engine,
      dataDir,
      place: { kind: "sqlite", dataDir },
      databaseUrl: "",
      clear: removeFolder,
    };
  const server = await startPostgres({ isDurable: true });
  const { url } = await createPostgresDatabase(server.url);
  return {
    engine,
    dataDir,
    place: { kind: "postgres", url },
    databaseUrl: url,
    async clear() {
      await server.stop();
      await removeFolder();
    },
  };
}
