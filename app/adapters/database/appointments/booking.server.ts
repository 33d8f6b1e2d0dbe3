import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import {
  type Appointment,
  getDrivenVin,
} from "#app/domain/scheduling/appointment.ts";
import type { Slot } from "#app/domain/scheduling/slot.ts";
import type { Booking, BookingOutcome } from "#app/ports/appointment-ports.ts";
import { tellAudit } from "./appointment-audit.server.ts";
import { type AddLead, addMails } from "./appointment-news.server.ts";
import {
  type AppointmentRow,
  toAppointment,
  toAppointmentRow,
  toContactColumns,
  toReminderColumns,
} from "./appointment-rows.server.ts";
import { hasManyComing } from "./booking-counts.server.ts";
import { isFull } from "./busy-times.server.ts";
import { takeTurn } from "./slot-turn.server.ts";

type Trx = Transaction<LeadsTables>;

/** 96 bits. */
const ID_BYTES = 12;

/** All of it or nothing. */
export async function bookAppointment(
  trx: Trx,
  booking: Booking,
  addLead: AddLead,
): Promise<BookingOutcome> {
  const { kind, storeId, holdId, nowMs } = booking;
  const before = await findSent(trx, booking);
  await takeTurn(trx, booking, [booking, ...(before === null ? [] : [before])]);
  const earlier = await findSent(trx, booking);
  if (earlier?.isSame === true)
    return {
      status: "booked",
      appointment: toAppointment(earlier.row),
      isRepeated: true,
    };
  const contact = toContactColumns(booking.content);
  if (
    earlier === null &&
    booking.by === undefined &&
    (await hasManyComing(trx, { kind, storeId, nowMs, ...contact }))
  )
    return { status: "too-many" };
  const question = {
    ...booking,
    exceptHoldId: holdId,
    exceptAppointmentId: earlier?.row.id ?? null,
    drivenVin: getDrivenVin({ kind, vehicles: booking.content.vehicles }),
  };
  if (await isFull(trx, question)) return { status: "full" };
  const appointment = await writeBooking(trx, booking, earlier, addLead);
  if (holdId !== null)
    await trx.deleteFrom("slot_holds").where("id", "=", holdId).execute();
  await addMails(trx, booking.mails(appointment), nowMs);
  await tellAudit(trx, {
    before: null,
    after: appointment,
    by: booking.by,
    nowMs,
  });
  return { status: "booked", appointment, isRepeated: false };
}

async function writeBooking(
  trx: Trx,
  booking: Booking,
  earlier: Sent | null,
  addLead: AddLead,
): Promise<Appointment> {
  const { kind, storeId, startMs, endMs, nowMs } = booking;
  const id = earlier?.row.id ?? randomBytes(ID_BYTES).toString("base64url");
  const { contentHash } = booking.lead;
  const { reference } = await addLead(trx, booking.lead, id);
  const appointment: Appointment = {
    ...booking.content,
    id,
    reference: earlier?.row.reference ?? reference,
    kind,
    storeId,
    startMs,
    endMs,
    state: "booked",
    revision: (earlier?.row.revision ?? 0) + 1,
    createdAtMs: earlier?.row.created_at_ms ?? nowMs,
    keptUntilMs: booking.keptUntilMs,
    visitorId: booking.visitorId,
  };
  const form = { key: booking.idempotencyKey, contentHash };
  const { id: _id, ...row } = {
    ...toAppointmentRow(appointment, form),
    ...toReminderColumns(appointment, nowMs),
  };
  await trx
    .insertInto("appointments")
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  return appointment;
}

interface Sent extends Slot {
  readonly row: AppointmentRow;
  /** Nothing was corrected since. */
  readonly isSame: boolean;
}

/** What the same form booked before. One that was cancelled meanwhile may be booked anew. */
async function findSent(
  trx: Trx,
  { idempotencyKey, lead, kind, storeId }: Booking,
): Promise<Sent | null> {
  const row = await trx
    .selectFrom("appointments")
    .selectAll()
    .where("idempotency_key", "=", idempotencyKey)
    .where("kind", "=", kind)
    .where("store_id", "=", storeId)
    .where("state", "=", "booked")
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    row,
    startMs: row.start_ms,
    endMs: row.end_ms,
    isSame: row.content_hash === lead.contentHash,
  };
}
