import type { Kysely, Selectable, Transaction } from "kysely";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { SlotHold } from "#app/domain/scheduling/appointment.ts";
import type { AppointmentBook } from "#app/ports/appointment-ports.ts";
import { hasManyHolds, toClientKey } from "./booking-counts.server.ts";
import { isFull, selectOpenHolds } from "./busy-times.server.ts";
import { takeTurn } from "./slot-turn.server.ts";

type NewHold = Parameters<AppointmentBook["hold"]>[0];

/** The same id moves: what it held is free again, unless the other slot is full. */
export async function holdSlot(
  trx: Transaction<LeadsTables>,
  hold: NewHold,
  capacity: number,
): Promise<"held" | "full" | "too-many"> {
  const { id, visitorId, nowMs } = hold;
  await takeTurn(trx, hold, [hold]);
  const clientKey = toClientKey(hold.client);
  if (await hasManyHolds(trx, { id, clientKey, visitorId, nowMs }))
    return "too-many";
  if (await isFull(trx, { ...hold, exceptHoldId: id, capacity })) return "full";
  const row = toRow(hold, clientKey);
  await trx
    .insertInto("slot_holds")
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  return "held";
}

export async function findHold(
  db: Kysely<LeadsTables>,
  id: string,
  nowMs: number,
): Promise<SlotHold | null> {
  const row = await selectOpenHolds(db, nowMs)
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : toHold(row);
}

function toRow(hold: NewHold, clientKey: string) {
  return {
    kind: hold.kind,
    store_id: hold.storeId,
    start_ms: hold.startMs,
    end_ms: hold.endMs,
    visitor_id: hold.visitorId,
    client_key: clientKey,
    ends_at_ms: hold.endsAtMs,
    driven_vin: hold.drivenVin ?? null,
  };
}

function toHold(row: Selectable<LeadsTables["slot_holds"]>): SlotHold {
  return {
    id: row.id,
    kind: row.kind,
    storeId: row.store_id,
    startMs: row.start_ms,
    endMs: row.end_ms,
    visitorId: row.visitor_id,
    endsAtMs: row.ends_at_ms,
  };
}
