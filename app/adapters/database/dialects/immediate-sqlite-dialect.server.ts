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

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#config);
  }
}

/** Another process has the write lock. Nothing was done, so the same may be tried again. */
class NotBegunError extends Error {
  constructor(cause: unknown) {
    super("The transaction could not begin.", { cause });
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
  ): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw("begin immediate"));
    } catch (error) {
      throw isBusy(error) ? new NotBegunError(error) : error;
    }
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
 * Waits for the write lock, and gives the one connection back meanwhile: others read while this one waits. SQLite's own
 * waiting would block the thread, and with it the lock's holder when that is in the same process.
 */
export async function beginWhenFree<T>(
  waitMs: number,
  transact: () => Promise<T>,
): Promise<T> {
  try {
    return await retryWhile(
      (error) => error instanceof NotBegunError,
      waitMs,
      transact,
    );
  } catch (error) {
    throw error instanceof NotBegunError ? error.cause : error;
  }
}

/** For what is done while a file is opened. */
export function retryWhileBusy<T>(
  waitMs: number,
  attempt: () => T | Promise<T>,
): Promise<T> {
  return retryWhile(isBusy, waitMs, attempt);
}

async function retryWhile<T>(
  isPassing: (error: unknown) => boolean,
  waitMs: number,
  attempt: () => T | Promise<T>,
): Promise<T> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error) || performance.now() > deadline) throw error;
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
