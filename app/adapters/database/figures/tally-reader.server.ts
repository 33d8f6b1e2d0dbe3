import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { formatUtcDay } from "#app/domain/time.ts";
import type { TallyReader } from "#app/ports/figure-ports.ts";

export function createTallyReader({
  bulkDb,
}: Pick<DatabaseArea<LeadsTables>, "bulkDb">): TallyReader {
  return {
    async list({ fromDay, untilDay }, storeIds) {
      let query = bulkDb
        .selectFrom("site_tallies")
        .select(["day_ms", "kind", "store_id", "subject", "count"])
        .where("day_ms", ">=", Date.parse(fromDay))
        .where("day_ms", "<=", Date.parse(untilDay))
        .orderBy("day_ms")
        .orderBy("id");
      if (storeIds !== null) query = query.where("store_id", "in", storeIds);
      const rows = await query.execute();
      return rows.map(({ day_ms, kind, store_id, subject, count }) => ({
        kind,
        day: formatUtcDay(day_ms),
        storeId: store_id === "" ? null : store_id,
        subject,
        count,
      }));
    },
  };
}
