import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { RateLimits } from "#app/ports.ts";
import { createMemoryRateLimits } from "./memory-rate-limits.server.ts";
import { createPostgresRateLimits } from "./postgres-rate-limits.server.ts";

/** One process counts in its memory; nodes over one PostgreSQL count together. */
export function createRateLimits<Tables>({
  isShared,
  db,
}: Pick<DatabaseArea<Tables>, "isShared" | "db">): RateLimits {
  return isShared ? createPostgresRateLimits(db) : createMemoryRateLimits();
}
