import { CompiledQuery, type Kysely } from "kysely";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { RateLimit, RateLimits } from "#app/ports/visitor-ports.ts";
import { toLimitKey } from "./limit-key.server.ts";

/** One process counts in its memory; nodes over one PostgreSQL count together. */
export function createRateLimits<Tables>({
  isShared,
  limitsDb,
}: Pick<DatabaseArea<Tables>, "isShared" | "limitsDb">): RateLimits {
  return isShared
    ? createPostgresRateLimits(limitsDb)
    : createMemoryRateLimits();
}

/** This takes some ten megabytes for each limit; beyond it the oldest key is no longer counted. */
const MOST_KEYS = 50_000;

/** Limits are kept in this process's memory: for one process over SQLite, and while PostgreSQL cannot be asked. */
export function createMemoryRateLimits(mostKeys = MOST_KEYS): RateLimits {
  const limiters = new Map<string, BoundedLimiter>();
  return {
    take(limit, key) {
      let limiter = limiters.get(limit.name);
      if (limiter === undefined) {
        limiter = new BoundedLimiter(limit, mostKeys);
        limiters.set(limit.name, limiter);
      }
      return limiter.take(toLimitKey(key));
    },
  };
}

class BoundedLimiter {
  readonly #limiter: RateLimiterMemory;
  readonly #mostKeys: number;
  /** Keys are in the order of their first request. */
  readonly #keys = new Set<string>();

  constructor({ count, seconds }: RateLimit, mostKeys: number) {
    this.#limiter = new RateLimiterMemory({ points: count, duration: seconds });
    this.#mostKeys = mostKeys;
  }

  async take(key: string): Promise<number | null> {
    if (!this.#keys.has(key)) await this.#makeRoom();
    this.#keys.add(key);
    return findWaitSeconds(this.#limiter.consume(key));
  }

  async #makeRoom(): Promise<void> {
    if (this.#keys.size < this.#mostKeys) return;
    const [oldest] = this.#keys;
    if (oldest === undefined) return;
    this.#keys.delete(oldest);
    await this.#limiter.delete(oldest);
  }
}

/** Nobody waits for a database that did not answer a moment ago. */
const ASK_AGAIN_AFTER_MS = 5_000;

/**
 * The table is made on first use, and rows go an hour after their end. While the database cannot be asked, this process
 * counts for itself.
 */
export function createPostgresRateLimits<Tables>(
  db: Kysely<Tables>,
): RateLimits {
  const limiters = new Map<string, Promise<RateLimiterPostgres>>();
  const client = createQueryClient(db);
  const own = createMemoryRateLimits();
  let askAgainAtMs = 0;

  async function ask(limit: RateLimit, key: string): Promise<number | null> {
    let limiter = limiters.get(limit.name);
    if (limiter === undefined) {
      limiter = openLimiter(client, limit).catch((error: unknown) => {
        if (!isMadeElsewhere(error)) throw error;
        return openLimiter(client, limit);
      });
      limiters.set(limit.name, limiter);
      // The next request tries again.
      limiter.catch(() => limiters.delete(limit.name));
    }
    return findWaitSeconds((await limiter).consume(toLimitKey(key)));
  }

  return {
    async take(limit, key) {
      if (performance.now() >= askAgainAtMs)
        try {
          return await ask(limit, key);
        } catch {
          askAgainAtMs = performance.now() + ASK_AGAIN_AFTER_MS;
        }
      return own.take(limit, key);
    },
  };
}

/** PostgreSQL's unique_violation, duplicate_object and duplicate_table, by how far the other node was. */
const MADE_ELSEWHERE: readonly unknown[] = ["23505", "42710", "42P07"];

/** Of two nodes that make the table at once one is refused, although it only makes what is not there: it is there now. */
function isMadeElsewhere(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    MADE_ELSEWHERE.includes(error.code)
  );
}

function openLimiter(
  storeClient: QueryClient,
  { name, count, seconds }: RateLimit,
): Promise<RateLimiterPostgres> {
  return new Promise((resolve, reject) => {
    const limiter = new RateLimiterPostgres(
      {
        points: count,
        duration: seconds,
        storeClient,
        storeType: "client",
        tableName: "rate_limits",
        keyPrefix: name,
      },
      (error?: Error) => {
        if (error === undefined || error === null) resolve(limiter);
        else reject(error);
      },
    );
  });
}

interface QueryClient {
  query(statement: {
    readonly text: string;
    readonly values?: readonly unknown[];
  }): Promise<{ readonly rows: readonly unknown[]; readonly rowCount: number }>;
}

/** The limiter's statements go through a pool of ours. */
function createQueryClient<Tables>(db: Kysely<Tables>): QueryClient {
  return {
    async query({ text, values = [] }) {
      const { rows, numAffectedRows } = await db.executeQuery(
        CompiledQuery.raw(text, [...values]),
      );
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}

/** Whole seconds until the limiter lets it pass again, or null. It rejects when the limiter could not be asked. */
async function findWaitSeconds(
  consumption: Promise<unknown>,
): Promise<number | null> {
  try {
    await consumption;
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
