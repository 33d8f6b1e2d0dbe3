import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { TradeContent } from "#app/domain/trade-draft/trade-record.ts";
import type { TradeRecords } from "#app/ports/valuation-ports.ts";

/** On SQLite and on PostgreSQL alike, beside the leads. */
export function createTradeRecords(
  area: Pick<
    DatabaseArea<LeadsTables>,
    "db" | "commit" | "label" | "findFault"
  >,
): TradeRecords {
  return {
    async add({ id, storeId, visitorId, content, createdAtMs, keptUntilMs }) {
      requireWhole(area);
      await area.commit((trx) =>
        trx
          .insertInto("trade_records")
          .values({
            id,
            store_id: storeId,
            visitor_id: visitorId,
            created_at_ms: createdAtMs,
            revision: 1,
            kept_until_ms: keptUntilMs,
            content: JSON.stringify(content),
          })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .execute(),
      );
    },

    async find(id) {
      const row = await area.db
        .selectFrom("trade_records")
        .select(["store_id", "visitor_id", "revision", "content"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (row === undefined) return null;
      const content: TradeContent = JSON.parse(row.content);
      return {
        ...content,
        id,
        storeId: row.store_id,
        visitorId: row.visitor_id,
        revision: row.revision,
      };
    },

    async change({ id, revision }, content, keptUntilMs) {
      requireWhole(area);
      const { numUpdatedRows } = await area.commit((trx) =>
        trx
          .updateTable("trade_records")
          .set({
            revision: revision + 1,
            kept_until_ms: keptUntilMs,
            content: JSON.stringify(content),
          })
          .where("id", "=", id)
          .where("revision", "=", revision)
          .executeTakeFirst(),
      );
      return numUpdatedRows === 1n;
    },
  };
}
