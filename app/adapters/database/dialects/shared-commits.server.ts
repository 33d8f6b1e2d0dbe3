import { setImmediate } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { RunCommitted } from "#app/adapters/database/tables/database-area.server.ts";

/** One commit waits for the disk once, however much is in it; this keeps one commit short. */
const MOST_IN_ONE_COMMIT = 64;
/** Of the event loop, while each brings more. */
const MOST_TURNS = 16;

interface Waiting<Tables> {
  /** May run again: what it did before is taken back then. */
  run(trx: Transaction<Tables>): Promise<void>;
  /** After the commit. */
  settle(): void;
  fail(error: unknown): void;
}

/**
 * What arrives while a commit is under way shares the next one. When a piece of it fails, all of it is taken back and
 * each piece has a commit of its own. This is for SQLite, which has one writer and waits for the disk with each
 * commit; PostgreSQL does the like by itself among its connections.
 */
export function commitTogether<Tables>(
  runExclusively: RunCommitted<Tables>,
): RunCommitted<Tables> {
  const queue: Waiting<Tables>[] = [];
  let isRunning = false;

  async function drain(): Promise<void> {
    isRunning = true;
    await gather();
    while (queue.length > 0) {
      await commitBatch(runExclusively, queue.splice(0, MOST_IN_ONE_COMMIT));
      await gather();
    }
    isRunning = false;
  }

  /** Requests that have already arrived get in before the commit. */
  async function gather(): Promise<void> {
    for (let turns = 0; turns < MOST_TURNS; turns++) {
      const { length } = queue;
      await setImmediate();
      if (queue.length === length || queue.length >= MOST_IN_ONE_COMMIT) return;
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      queue.push(toWaiting(work, resolve, reject));
      if (!isRunning) void drain();
    });
}

async function commitBatch<Tables>(
  runExclusively: RunCommitted<Tables>,
  batch: readonly Waiting<Tables>[],
): Promise<void> {
  try {
    await runExclusively(async (trx) => {
      for (const piece of batch) await piece.run(trx);
    });
  } catch (error) {
    if (batch.length > 1 && !isDiskFault(error)) {
      for (const piece of batch) await commitBatch(runExclusively, [piece]);
    } else {
      for (const piece of batch) piece.fail(error);
    }
    return;
  }
  for (const piece of batch) piece.settle();
}

/** The piece is not to blame, and the next one would fare no better. */
function isDiskFault(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    /^SQLITE_(?!CONSTRAINT)/.test(error.code)
  );
}

function toWaiting<Tables, T>(
  work: (trx: Transaction<Tables>) => Promise<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Waiting<Tables> {
  let settle = (): void => {};
  return {
    async run(trx) {
      const value = await work(trx);
      settle = () => resolve(value);
    },
    settle: () => settle(),
    fail: reject,
  };
}
