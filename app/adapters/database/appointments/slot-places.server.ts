import { hash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { toLimitKey } from "#app/adapters/rate-limit/limit-key.server.ts";
import {
  HOLD_MS,
  MOST_COMING,
  MOST_HOLDS,
} from "#app/domain/scheduling/booking-limits.ts";
import {
  type AppointmentKind,
  type BusyTime,
  countTaken,
  type Slot,
} from "#app/domain/scheduling/slot.ts";
import { CLOCK_SKEW_MS, DAY_MS, formatUtcDay } from "#app/domain/time.ts";
import type { AppointmentBook } from "#app/ports.ts";

type BusyQuestion = Parameters<AppointmentBook["listBusy"]>[0];

interface Place extends Slot {
  readonly kind: AppointmentKind;
  readonly storeId: string;
}

/**
 * Whoever takes a time calls this first: two who take times of one day wait for each other, on several nodes too. Days
 * are written in order, so that nobody waits for whoever waits for them.
 */
export async function takeTurn(
  trx: Transaction<LeadsTables>,
  { kind, storeId }: Omit<Place, keyof Slot>,
  slots: readonly Slot[],
): Promise<void> {
  const days = new Set(slots.flatMap(listUtcDays));
  for (const day of [...days].sort())
    await trx
      .insertInto("appointment_days")
      .values({ store_id: storeId, kind, day, writes: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["store_id", "kind", "day"])
          .doUpdateSet(({ eb, ref }) => ({
            writes: eb(ref("appointment_days.writes"), "+", 1),
          })),
      )
      .execute();
}

/** Slots that overlap have a day in common. */
function listUtcDays({ startMs, endMs }: Slot): readonly string[] {
  const days: string[] = [];
  const firstMs = Math.floor(startMs / DAY_MS) * DAY_MS;
  for (let atMs = firstMs; atMs < endMs; atMs += DAY_MS)
    days.push(formatUtcDay(atMs));
  return days;
}

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
  }: BusyQuestion,
): Promise<BusyTime[]> {
  const booked = await db
    .selectFrom("appointments")
    .select(["start_ms", "end_ms"])
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
    .select(["start_ms", "end_ms"])
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
    ...[...booked, ...held].map((row) => toBusyTime(row, 1)),
    ...blocked.map((row) => toBusyTime(row, Infinity)),
  ];
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

/** What the limit compares: a household's addresses are one. */
export function toClientKey(client: string): string {
  return hash("sha256", toLimitKey(client));
}

/** Others of this visitor, or of this address, are open. */
export async function hasManyHolds(
  trx: Transaction<LeadsTables>,
  hold: {
    readonly id: string;
    readonly clientKey: string;
    readonly visitorId: string | null;
    readonly nowMs: number;
  },
): Promise<boolean> {
  const { id, clientKey, visitorId, nowMs } = hold;
  const others = await selectOpenHolds(trx, nowMs)
    .select(["visitor_id", "client_key"])
    .where("id", "!=", id)
    .where(({ or, eb }) =>
      or([
        eb("client_key", "=", clientKey),
        ...(visitorId === null ? [] : [eb("visitor_id", "=", visitorId)]),
      ]),
    )
    .execute();
  const count = (isOwn: (row: (typeof others)[number]) => boolean) =>
    others.filter(isOwn).length;
  return (
    count((row) => row.client_key === clientKey) >= MOST_HOLDS.client ||
    (visitorId !== null &&
      count((row) => row.visitor_id === visitorId) >= MOST_HOLDS.visitor)
  );
}

export async function hasManyComing(
  trx: Transaction<LeadsTables>,
  {
    kind,
    storeId,
    mailbox,
    phone,
    nowMs,
  }: Omit<Place, keyof Slot> & {
    readonly mailbox: string | null;
    readonly phone: string | null;
    readonly nowMs: number;
  },
): Promise<boolean> {
  for (const [column, value] of [
    ["mailbox", mailbox],
    ["phone", phone],
  ] as const) {
    if (value === null) continue;
    const rows = await trx
      .selectFrom("appointments")
      .select("id")
      .where(column, "=", value)
      .where("store_id", "=", storeId)
      .where("kind", "=", kind)
      .where("state", "=", "booked")
      .where("start_ms", ">", nowMs)
      .limit(MOST_COMING)
      .execute();
    if (rows.length >= MOST_COMING) return true;
  }
  return false;
}
