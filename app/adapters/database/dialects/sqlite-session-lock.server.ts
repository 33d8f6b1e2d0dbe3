import { mkdirSync } from "node:fs";
import path from "node:path";
import SqliteHandle from "better-sqlite3";
import type { SessionLock, SessionLockName } from "./session-lock.server.ts";

/** The lock is on an empty file: the system takes it back from a process that ends. */
export async function trySqliteLock(
  dataDir: string,
  name: SessionLockName,
): Promise<SessionLock | null> {
  mkdirSync(dataDir, { recursive: true, mode: 0o750 });
  const handle = new SqliteHandle(path.join(dataDir, `${name}.lock`), {
    timeout: 0,
  });
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
