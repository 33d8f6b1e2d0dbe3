import type { DatabasePlace } from "./database-place.server.ts";
import { tryPostgresLock } from "./postgres-session-lock.server.ts";
import { trySqliteLock } from "./sqlite-session-lock.server.ts";

/** Held by one process of all that share a database; it goes with the process, however that ends. */
export interface SessionLock {
  /** Asks the database: a connection that broke has lost it. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

/** Who may look through the folder of incoming feeds. */
export type SessionLockName = "incoming-feeds";

/** Null while another process holds it. */
export function trySessionLock(
  place: DatabasePlace,
  name: SessionLockName,
): Promise<SessionLock | null> {
  return place.kind === "postgres"
    ? tryPostgresLock(place.url, name)
    : trySqliteLock(place.dataDir, name);
}
