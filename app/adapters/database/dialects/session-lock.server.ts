import type { DatabasePlace } from "./database-place.server.ts";
import { tryPostgresLock } from "./postgres-session-lock.server.ts";
import { trySqliteLock } from "./sqlite-session-lock.server.ts";

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

/** It gives null while another process holds the lock. */
export function trySessionLock(
  place: DatabasePlace,
  name: SessionLockName,
): Promise<SessionLock | null> {
  return place.kind === "postgres"
    ? tryPostgresLock(place.url, name)
    : trySqliteLock(place.dataDir, name);
}
