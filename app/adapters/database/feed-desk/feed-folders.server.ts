import { cleanText } from "#app/adapters/database/tables/clean-text.server.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { FeedFolder } from "#app/ports/feed-desk-ports.ts";
import type { OwnStores } from "#app/ports/lead-desk-ports.ts";

type LeadsArea = Pick<DatabaseArea<LeadsTables>, "db">;

export async function listFeedFolders(
  { db }: LeadsArea,
  storeIds: OwnStores,
): Promise<readonly FeedFolder[]> {
  // PostgreSQL knows no empty list.
  if (storeIds?.length === 0) return [];
  const rows = await db
    .selectFrom("feed_folders")
    .selectAll()
    .$if(storeIds !== null, (it) => it.where("store_id", "in", storeIds ?? []))
    .orderBy("store_id")
    .execute();
  return rows.map((row) => ({
    storeId: row.store_id,
    lookedAtMs: row.looked_at_ms,
    // Only the watcher writes this column.
    waiting: JSON.parse(row.waiting),
    waitingCount: row.waiting_count,
    problem: row.problem,
  }));
}

export async function saveFeedFolder(
  { db }: LeadsArea,
  { storeId, lookedAtMs, waiting, waitingCount, problem }: FeedFolder,
): Promise<void> {
  const facts = {
    looked_at_ms: lookedAtMs,
    waiting: JSON.stringify(
      waiting.map((it) => ({ ...it, name: cleanText(it.name) })),
    ),
    waiting_count: waitingCount,
    problem: problem === null ? null : cleanText(problem),
  };
  await db
    .insertInto("feed_folders")
    .values({ store_id: storeId, ...facts })
    .onConflict((conflict) => conflict.column("store_id").doUpdateSet(facts))
    .execute();
}
