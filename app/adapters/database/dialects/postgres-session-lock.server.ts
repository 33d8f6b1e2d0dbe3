import { Client } from "pg";
import type { SessionLock, SessionLockName } from "./session-lock.server.ts";

/** First half of our advisory lock keys, "FORE" in ASCII; the second half is the area, or the lock of a session. */
export const LOCK_CLASS = 0x464f5245;
const LOCK_KEYS: Record<SessionLockName, number> = { "incoming-feeds": 17 };

/** The lock is held on a connection of its own: the server takes it back when that breaks. */
export async function tryPostgresLock(
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
