import { setImmediate } from "node:timers/promises";
import { sql, type Transaction } from "kysely";
import type { DatabaseArea } from "./database-area.server.ts";

/** Runs a piece of work in a transaction; resolves after its commit. */
export type RunCommitted<Tables> = <T>(
  work: (trx: Transaction<Tables>) => Promise<T>,
) => Promise<T>;

/** One commit waits for the disk once, however much is in it; this keeps one commit short. */
const MOST_IN_ONE_COMMIT = 64;

interface Waiting<Tables> {
  run(trx: Transaction<Tables>): Promise<void>;
  /** After the commit. */
  settle(): void;
  fail(error: unknown): void;
}

/**
 * On SQLite, what arrives while a commit is under way shares the next one; a piece that fails is taken back
 * alone. PostgreSQL does the like by itself among its connections, so there each piece has its own transaction.
 */
export function commitTogether<Tables>(
  area: DatabaseArea<Tables>,
): RunCommitted<Tables> {
  if (area.dialect === "postgres")
    return (work) => area.db.transaction().execute(work);
  const queue: Waiting<Tables>[] = [];
  let isRunning = false;

  async function drain(): Promise<void> {
    isRunning = true;
    // Requests that have already arrived get in before the first commit.
    await setImmediate();
    while (queue.length > 0) {
      await commitBatch(area, queue.splice(0, MOST_IN_ONE_COMMIT));
      await setImmediate();
    }
    isRunning = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      queue.push(waiting(work, resolve, reject));
      if (!isRunning) void drain();
    });
}

async function commitBatch<Tables>(
  area: DatabaseArea<Tables>,
  batch: readonly Waiting<Tables>[],
): Promise<void> {
  try {
    await area.runExclusively(async (trx) => {
      for (const piece of batch) await piece.run(trx);
    });
  } catch (error) {
    for (const piece of batch) piece.fail(error);
    return;
  }
  for (const piece of batch) piece.settle();
}

function waiting<Tables, T>(
  work: (trx: Transaction<Tables>) => Promise<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Waiting<Tables> {
  let settle = (): void => {};
  return {
    async run(trx) {
      await sql`SAVEPOINT piece`.execute(trx);
      try {
        const value = await work(trx);
        settle = () => resolve(value);
      } catch (error) {
        settle = () => reject(error);
        // Fails when SQLite has already given up the whole transaction, and with it the batch.
        await sql`ROLLBACK TO piece`.execute(trx).catch(() => {
          throw error;
        });
      }
      await sql`RELEASE piece`.execute(trx);
    },
    settle: () => settle(),
    fail: reject,
  };
}
