import { setTimeout as sleep } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";

const RETRY_AFTER_MS = 20;

/** A transaction that reads first and writes later could fail in the middle, so the write lock is taken at once. */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #lockWaitMs: number;

  constructor(config: SqliteDialectConfig, lockWaitMs: number) {
    super(config);
    this.#config = config;
    this.#lockWaitMs = lockWaitMs;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#config, this.#lockWaitMs);
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #lockWaitMs: number;

  constructor(config: SqliteDialectConfig, lockWaitMs: number) {
    super(config);
    this.#lockWaitMs = lockWaitMs;
  }

  override beginTransaction(connection: DatabaseConnection): Promise<void> {
    return retryWhileBusy(this.#lockWaitMs, async () => {
      await connection.executeQuery(CompiledQuery.raw("begin immediate"));
    });
  }

  /** A full disk or a failed write ends a transaction by itself, so a second rollback must not hide the reason. */
  override async rollbackTransaction(
    connection: DatabaseConnection,
  ): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!String(error).includes("no transaction is active")) throw error;
    }
  }
}

/**
 * SQLite's own waiting blocks the thread, and with it the lock's holder when that is in the same process; so the long
 * wait is ours and leaves the thread free.
 */
export async function retryWhileBusy<T>(
  waitMs: number,
  attempt: () => T | Promise<T>,
): Promise<T> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await sleep(RETRY_AFTER_MS);
    }
  }
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    error.code.startsWith("SQLITE_BUSY")
  );
}
