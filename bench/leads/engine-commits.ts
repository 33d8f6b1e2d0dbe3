import path from "node:path";
import SqliteHandle from "better-sqlite3";
import { Client } from "pg";
import type { Ground } from "./ground.ts";

/** About what a lead takes. */
const ROW = "x".repeat(1_024);
const CONNECTIONS = 32;

/** Commits a second. */
export interface EngineCommits {
  /** One after another. */
  readonly oneWriter: number;
  /** Over as many connections as visitors come by; SQLite has one writer. */
  readonly manyWriters: number;
}

/** One row of a kilobyte a commit, nothing else, on the disk of the ground. */
export async function engineCommits(
  { engine, dataDir, databaseUrl }: Ground,
  seconds: number,
): Promise<EngineCommits> {
  if (engine === "sqlite") {
    const oneWriter = sqliteCommits(path.join(dataDir, "bare.sqlite"), seconds);
    return { oneWriter, manyWriters: oneWriter };
  }
  return {
    oneWriter: await postgresCommits(databaseUrl, 1, seconds),
    manyWriters: await postgresCommits(databaseUrl, CONNECTIONS, seconds),
  };
}

function sqliteCommits(file: string, seconds: number): number {
  const handle = new SqliteHandle(file);
  handle.pragma("journal_mode = WAL");
  handle.pragma("synchronous = FULL");
  handle.exec(
    "CREATE TABLE IF NOT EXISTS bare (id INTEGER PRIMARY KEY, content TEXT NOT NULL)",
  );
  const insert = handle.prepare("INSERT INTO bare (content) VALUES (?)");
  const startedAtMs = performance.now();
  let count = 0;
  while (performance.now() - startedAtMs < seconds * 1_000) {
    insert.run([ROW]);
    count++;
  }
  const tookMs = performance.now() - startedAtMs;
  handle.close();
  return count / (tookMs / 1_000);
}

/** PostgreSQL writes what arrives together in one go. */
async function postgresCommits(
  url: string,
  connections: number,
  seconds: number,
): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  await clients[0]?.query(
    "CREATE TABLE IF NOT EXISTS bare (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, content text NOT NULL)",
  );
  const startedAtMs = performance.now();
  let count = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - startedAtMs < seconds * 1_000) {
        await client.query({
          name: "bare",
          text: "INSERT INTO bare (content) VALUES ($1)",
          values: [ROW],
        });
        count++;
      }
    }),
  );
  const tookMs = performance.now() - startedAtMs;
  await Promise.all(clients.map((client) => client.end()));
  return count / (tookMs / 1_000);
}
