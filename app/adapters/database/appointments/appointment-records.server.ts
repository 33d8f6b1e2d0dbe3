import type { Kysely } from "kysely";
import { insertAuditEntry } from "#app/adapters/database/console/audit-rows.server.ts";
import { cleanText } from "#app/adapters/database/tables/clean-text.server.ts";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { AppointmentRecords, SlotBlock } from "#app/operator-ports.ts";
import type { JsonValue } from "#app/domain/console/json-value.ts";
import { describeSlot } from "./appointment-audit.server.ts";
import { hashFeedSecret } from "./appointment-feeds.server.ts";
import {
  type AppointmentRow,
  toAppointment,
} from "./appointment-rows.server.ts";
import { takeTurn } from "./slot-turn.server.ts";

const APPOINTMENTS_AT_ONCE = 200;

/** What the commands about appointments read and write. */
export function createAppointmentRecords(
  area: Pick<
    DatabaseArea<LeadsTables>,
    "db" | "commit" | "label" | "findFault"
  >,
): AppointmentRecords {
  const { db } = area;
  return {
    async list({ storeId, kind, isWithCancelled, fromMs, untilMs, limit }) {
      let query = selectBySoonest(db)
        .where("start_ms", ">=", fromMs)
        .where("start_ms", "<", untilMs)
        .limit(limit);
      if (storeId !== undefined) query = query.where("store_id", "=", storeId);
      if (kind !== undefined) query = query.where("kind", "=", kind);
      if (!isWithCancelled) query = query.where("state", "=", "booked");
      return toAppointments(await query.execute());
    },

    async find(reference) {
      const row = await db
        .selectFrom("appointments")
        .selectAll()
        .where("reference", "=", reference)
        .executeTakeFirst();
      return row === undefined ? null : toAppointment(row);
    },

    async listComing(nowMs) {
      return toAppointments(
        await selectBySoonest(db)
          .where("state", "=", "booked")
          .where("start_ms", ">", nowMs)
          .execute(),
      );
    },

    async *listAll() {
      let last: Pick<AppointmentRow, "start_ms" | "id"> | undefined;
      do {
        const after = last;
        let query = selectBySoonest(db).limit(APPOINTMENTS_AT_ONCE);
        if (after !== undefined)
          query = query.where(({ or, and, eb }) =>
            or([
              eb("start_ms", ">", after.start_ms),
              and([
                eb("start_ms", "=", after.start_ms),
                eb("id", ">", after.id),
              ]),
            ]),
          );
        const rows = await query.execute();
        yield* toAppointments(rows);
        last = rows.at(-1);
      } while (last !== undefined);
    },

    async listOverlapping({ storeId, kind, startMs, endMs }) {
      return toAppointments(
        await selectBySoonest(db)
          .where("store_id", "=", storeId)
          .where("kind", "=", kind)
          .where("state", "=", "booked")
          .where("start_ms", "<", endMs)
          .where("end_ms", ">", startMs)
          .execute(),
      );
    },

    async block({ storeId, kind, startMs, endMs, note, by, nowMs }) {
      requireWhole(area);
      return area.commit(async (trx) => {
        // Whoever books at this moment is before it or after it.
        await takeTurn(trx, { storeId, kind }, [{ startMs, endMs }]);
        const { id } = await trx
          .insertInto("slot_blocks")
          .values({
            store_id: storeId,
            kind,
            start_ms: startMs,
            end_ms: endMs,
            note: cleanText(note),
            created_at_ms: nowMs,
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        await insertAuditEntry(trx, {
          atMs: nowMs,
          by,
          storeId,
          action: "slots.blocked",
          subject: String(id),
          before: null,
          after: describeBlock({ kind, startMs, endMs }),
        });
        return id;
      });
    },

    unblock(id, { by, nowMs }) {
      return area.commit(async (trx) => {
        const row = await trx
          .deleteFrom("slot_blocks")
          .where("id", "=", id)
          .returning(["store_id", "kind", "start_ms", "end_ms"])
          .executeTakeFirst();
        if (row === undefined) return false;
        const { kind, start_ms: startMs, end_ms: endMs } = row;
        await insertAuditEntry(trx, {
          atMs: nowMs,
          by,
          storeId: row.store_id,
          action: "slots.unblocked",
          subject: String(id),
          before: describeBlock({ kind, startMs, endMs }),
          after: null,
        });
        return true;
      });
    },

    async listBlocks({ storeId, kind, nowMs }) {
      let query = db
        .selectFrom("slot_blocks")
        .selectAll()
        .where("end_ms", ">", nowMs)
        .orderBy("start_ms")
        .orderBy("id");
      if (storeId !== undefined) query = query.where("store_id", "=", storeId);
      if (kind !== undefined) query = query.where("kind", "=", kind);
      return (await query.execute()).map((row) => ({
        id: row.id,
        storeId: row.store_id,
        kind: row.kind,
        startMs: row.start_ms,
        endMs: row.end_ms,
        note: row.note,
      }));
    },

    async findFeed({ storeId, kind }) {
      const row = await db
        .selectFrom("appointment_feeds")
        .select("renewed_at_ms")
        .where("store_id", "=", storeId)
        .where("kind", "=", kind)
        .executeTakeFirst();
      return row?.renewed_at_ms ?? null;
    },

    async renewFeed({ storeId, kind }, secret, nowMs) {
      requireWhole(area);
      const renewed = {
        secret_hash: hashFeedSecret(secret),
        renewed_at_ms: nowMs,
      };
      await area.commit((trx) =>
        trx
          .insertInto("appointment_feeds")
          .values({ store_id: storeId, kind, ...renewed })
          .onConflict((conflict) =>
            conflict.columns(["store_id", "kind"]).doUpdateSet(renewed),
          )
          .execute(),
      );
    },
  };
}

function selectBySoonest(db: Kysely<LeadsTables>) {
  return db
    .selectFrom("appointments")
    .selectAll()
    .orderBy("start_ms")
    .orderBy("id");
}

function describeBlock({
  kind,
  startMs,
  endMs,
}: Pick<SlotBlock, "kind" | "startMs" | "endMs">): JsonValue {
  return { kind, ...describeSlot({ startMs, endMs }) };
}

function toAppointments(rows: readonly AppointmentRow[]) {
  return rows.map(toAppointment);
}
