import type { Kysely, Transaction } from "kysely";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { HOLD_MS } from "#app/domain/scheduling/booking-limits.ts";
import {
  type AppointmentContent,
  getDrivenVin,
} from "#app/domain/scheduling/appointment.ts";
import {
  type AppointmentKind,
  type BusyTime,
  countTaken,
  type Slot,
} from "#app/domain/scheduling/slot.ts";
import { CLOCK_SKEW_MS } from "#app/domain/time.ts";
import type { AppointmentBook } from "#app/ports/appointment-ports.ts";

type BusyQuestion = Parameters<AppointmentBook["listBusy"]>[0];

export async function isFull(
  trx: Transaction<LeadsTables>,
  {
    capacity,
    startMs,
    endMs,
    ...question
  }: Omit<BusyQuestion, "fromMs" | "untilMs"> &
    Slot & { readonly capacity: number },
): Promise<boolean> {
  const slot = { startMs, endMs };
  const busy = await listBusy(trx, {
    ...question,
    fromMs: startMs,
    untilMs: endMs,
  });
  return countTaken(slot, busy) >= capacity;
}

export async function listBusy(
  db: Kysely<LeadsTables>,
  {
    kind,
    storeId,
    fromMs,
    untilMs,
    nowMs,
    exceptHoldId,
    exceptAppointmentId = null,
    drivenVin = null,
  }: BusyQuestion,
): Promise<BusyTime[]> {
  const booked = await db
    .selectFrom("appointments")
    .select(["start_ms", "end_ms", "content"])
    .where("store_id", "=", storeId)
    .where("kind", "=", kind)
    .where("state", "=", "booked")
    .where("start_ms", "<", untilMs)
    .where("end_ms", ">", fromMs)
    .$if(exceptAppointmentId !== null, (query) =>
      query.where("id", "!=", exceptAppointmentId),
    )
    .execute();
  const held = await selectOpenHolds(db, nowMs)
    .select(["start_ms", "end_ms", "driven_vin"])
    .where("store_id", "=", storeId)
    .where("kind", "=", kind)
    .where("start_ms", "<", untilMs)
    .where("end_ms", ">", fromMs)
    .$if(exceptHoldId !== null, (query) =>
      query.where("id", "!=", exceptHoldId),
    )
    .execute();
  const blocked = await db
    .selectFrom("slot_blocks")
    .select(["start_ms", "end_ms"])
    .where("store_id", "=", storeId)
    .where("kind", "=", kind)
    .where("start_ms", "<", untilMs)
    .where("end_ms", ">", fromMs)
    .execute();
  return [
    ...booked.map((row) =>
      toBusyTime(row, isOfCar(row, kind, drivenVin) ? Infinity : 1),
    ),
    ...held.map((row) =>
      toBusyTime(
        row,
        drivenVin !== null && row.driven_vin === drivenVin ? Infinity : 1,
      ),
    ),
    ...blocked.map((row) => toBusyTime(row, Infinity)),
  ];
}

function isOfCar(
  row: { readonly content: string },
  kind: AppointmentKind,
  vin: string | null,
): boolean {
  if (vin === null) return false;
  const { vehicles }: AppointmentContent = JSON.parse(row.content);
  return getDrivenVin({ kind, vehicles }) === vin;
}

function toBusyTime(
  row: { readonly start_ms: number; readonly end_ms: number },
  places: number,
): BusyTime {
  return { startMs: row.start_ms, endMs: row.end_ms, places };
}

/** One that ends later than a new one would is from before the clock was set back. */
export function selectOpenHolds(db: Kysely<LeadsTables>, nowMs: number) {
  return db
    .selectFrom("slot_holds")
    .where("ends_at_ms", ">", nowMs)
    .where("ends_at_ms", "<=", nowMs + HOLD_MS + CLOCK_SKEW_MS);
}
