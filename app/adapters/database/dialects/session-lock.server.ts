import { mkdirSync } from "node:fs";
import path from "node:path";
import SqliteHandle from "better-sqlite3";
import { Client } from "pg";
import type { DatabasePlace } from "./database-place.server.ts";

/**
 * One of all the processes that share a database holds the lock; it is released when the process ends, however that
 * happens.
 */
export interface SessionLock {
  /** This asks the database, because a connection that broke has lost the lock. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

/** The holder of this lock may look through the folder of incoming feeds. */
export type SessionLockName = "incoming-feeds";

/** Another process that holds the lock makes this null. */
export function trySessionLock(
  place: DatabasePlace,
  name: SessionLockName,
): Promise<SessionLock | null> {
  return place.kind === "postgres"
    ? tryPostgresLock(place.url, name)
    : trySqliteLock(place.dataDir, name);
}

/** First half of our advisory lock keys, "FORE" in ASCII; the second half is the area, or the lock of a session. */
export const LOCK_CLASS = 0x464f5245;
const LOCK_KEYS: Record<SessionLockName, number> = { "incoming-feeds": 17 };

/** The lock is held on a connection of its own: the server takes it back when that breaks. */
async function tryPostgresLock(
  url: string,
  name: SessionLockName,
): Promise<SessionLock | null> {
  const client = new Client({
    connectionString: url,
    application_name: "forecourt-lock",
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  });
  let isOpen = true;
  const lose = () => void (isOpen = false);
  client.on("error", lose).on("end", lose);
  try {
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>(
      "SELECT pg_try_advisory_lock($1::int, $2::int) AS taken",
      [LOCK_CLASS, LOCK_KEYS[name]],
    );
    if (rows[0]?.taken === true)
      return {
        isHeld: async () =>
          isOpen &&
          client.query("SELECT 1").then(
            () => isOpen,
            () => false,
          ),
        async release() {
          // Closing alone would leave the lock with the server for a moment longer.
          await client.query("SELECT pg_advisory_unlock_all()").catch(() => {});
          await client.end().catch(() => {});
        },
      };
    await client.end();
    return null;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** The lock is on an empty file: the system takes it back from a process that ends. */
async function trySqliteLock(
  dataDir: string,
  name: SessionLockName,
): Promise<SessionLock | null> {
  // A database in memory is shared with no other process.
  const isInMemory = dataDir === ":memory:";
  if (!isInMemory) mkdirSync(dataDir, { recursive: true, mode: 0o750 });
  const file = isInMemory ? dataDir : path.join(dataDir, `${name}.lock`);
  const handle = new SqliteHandle(file, { timeout: 0 });
  try {
    handle.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    handle.close();
    if (String(error).includes("database is locked")) return null;
    throw error;
  }
  return {
    isHeld: async () => handle.open,
    async release() {
      handle.close();
    },
  };
}
