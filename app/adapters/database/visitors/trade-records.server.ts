import type { Kysely, Selectable } from "kysely";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { OwnStores } from "#app/ports/lead-desk-ports.ts";
import type {
  TradeContent,
  TradeRecord,
} from "#app/domain/trade-draft/trade-record.ts";
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
      return toTradeRecord({ ...row, id });
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

type Row = Pick<
  Selectable<LeadsTables["trade_records"]>,
  "id" | "store_id" | "visitor_id" | "revision" | "content"
>;

function toTradeRecord({
  id,
  store_id,
  visitor_id,
  revision,
  content,
}: Row): TradeRecord {
  const parsed: TradeContent = JSON.parse(content);
  return {
    ...parsed,
    id,
    storeId: store_id,
    visitorId: visitor_id,
    revision,
  };
}

/** Of one visitor, the newest first. */
export async function listTrades(
  db: Kysely<LeadsTables>,
  visitorId: string | null,
): Promise<TradeRecord[]> {
  if (visitorId === null) return [];
  const rows = await db
    .selectFrom("trade_records")
    .selectAll()
    .where("visitor_id", "=", visitorId)
    .orderBy("created_at_ms", "desc")
    .execute();
  return rows.map(toTradeRecord);
}

/** The newest first. Whatever was not accepted is the shopper's own affair, and most are of that kind. */
export async function listAcceptedTrades(
  db: Kysely<LeadsTables>,
  storeIds: OwnStores,
  limit: number,
): Promise<TradeRecord[]> {
  let query = db
    .selectFrom("trade_records")
    .selectAll()
    .where("content", "not like", NOT_ACCEPTED)
    .orderBy("created_at_ms", "desc")
    .limit(limit);
  if (storeIds !== null) query = query.where("store_id", "in", storeIds);
  const records = (await query.execute()).map(toTradeRecord);
  return records.filter(({ accepted }) => accepted !== null);
}

/** The content is written by `JSON.stringify` alone, so it has no blanks. */
const NOT_ACCEPTED = '%"accepted":null%';
