import { CompiledQuery, type Kysely } from "kysely";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import type { RateLimit, RateLimits } from "#app/ports.ts";
import { toLimitKey } from "./limit-key.server.ts";
import { findWaitSeconds } from "./refused-for.server.ts";

const TABLE = "rate_limits";

/**
 * Limits are kept in the database, so that all nodes count together. The table is created on first use, and rows are
 * deleted an hour after their end. While the database cannot be asked, this process counts for itself.
 */
export function createPostgresRateLimits<Tables>(
  db: Kysely<Tables>,
): RateLimits {
  const limiters = new Map<string, Promise<RateLimiterPostgres>>();
  const client = createQueryClient(db);
  return {
    async take(limit, key) {
      let limiter = limiters.get(limit.name);
      if (limiter === undefined) {
        limiter = openLimiter(client, limit);
        limiters.set(limit.name, limiter);
        // The next request tries again.
        limiter.catch(() => limiters.delete(limit.name));
      }
      return findWaitSeconds((await limiter).consume(toLimitKey(key)));
    },
  };
}

function openLimiter(
  client: QueryClient,
  { name, count, seconds }: RateLimit,
): Promise<RateLimiterPostgres> {
  return new Promise((resolve, reject) => {
    const limiter = new RateLimiterPostgres(
      {
        storeClient: client,
        storeType: "client",
        tableName: TABLE,
        keyPrefix: name,
        points: count,
        duration: seconds,
        insuranceLimiter: new RateLimiterMemory({
          points: count,
          duration: seconds,
        }),
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

/** The limiter's statements go through the one pool that everything uses. */
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
