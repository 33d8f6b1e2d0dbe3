import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import {
  type InsertLead,
  compileLeadInsert,
} from "#app/adapters/database/leads/lead-insert.server.ts";
import { compileDeliveryInsert } from "#app/adapters/database/leads/new-deliveries.server.ts";
import { insertVisitorMail } from "#app/adapters/database/leads/visitor-mail-rows.server.ts";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import { createTrustedRunner } from "#app/adapters/database/tables/lead-trust.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { compileConsentWriter } from "#app/adapters/database/visitors/consent-ledger.server.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import type { Slot } from "#app/domain/scheduling/slot.ts";
import type {
  AppointmentBook,
  AppointmentUpdate,
  Booking,
  BookingOutcome,
  NewLead,
} from "#app/ports.ts";
import {
  type AppointmentRow,
  toAppointment,
  toAppointmentRow,
  toContactColumns,
} from "./appointment-rows.server.ts";
import {
  hasManyComing,
  hasManyHolds,
  isFull,
  listBusy,
  selectOpenHolds,
  takeTurn,
  toClientKey,
} from "./slot-places.server.ts";

/** 96 bits. */
const ID_BYTES = 12;

type Trx = Transaction<LeadsTables>;
type Area = DatabaseArea<LeadsTables>;

interface BookOptions {
  readonly area: Area;
  readonly makeReference: () => string;
  /** A lead is stored, and there is something to deliver. */
  readonly onStored: (lead: NewLead) => void;
  readonly onUntrustedHandle: (error: Error) => void;
}

/** Our own book of appointments, beside the leads, so that both are stored in one commit. */
export function createAppointmentBook({
  area,
  makeReference,
  onStored,
  onUntrustedHandle,
}: BookOptions): AppointmentBook {
  const trusting = createTrustedRunner(onUntrustedHandle);
  const consents = compileConsentWriter(area);
  const insertLead = compileLeadInsert(
    area,
    compileDeliveryInsert(area),
    consents,
  );
  const means: Means = {
    async addLead(trx, lead, id) {
      const receipt = await insertLead(trx, lead, makeReference);
      if (!receipt.isRepeated) return receipt;
      // Booked, cancelled and booked again: the store must hear of it again.
      const contentHash = `${lead.contentHash}:${id}`;
      return insertLead(trx, { ...lead, contentHash }, makeReference);
    },
  };

  /** Nobody is told of what the next process would not find. */
  async function store<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    requireWhole(area);
    const result = await trusting(() => area.commit(work));
    requireWhole(area);
    return result;
  }

  function noteStored(lead: NewLead): void {
    if (lead.consent !== null) consents.noteStored(lead.consent.text);
    onStored(lead);
  }

  return {
    listBusy: (question) => trusting(() => listBusy(area.db, question)),

    hold: ({ client, nowMs, ...hold }, capacity) =>
      store(async (trx) => {
        const { id, kind, storeId, startMs, endMs, visitorId } = hold;
        await takeTurn(trx, hold, [hold]);
        const clientKey = toClientKey(client);
        if (await hasManyHolds(trx, { id, clientKey, visitorId, nowMs }))
          return "too-many";
        const question = { ...hold, nowMs, exceptHoldId: id, capacity };
        if (await isFull(trx, question)) return "full";
        const row = {
          kind,
          store_id: storeId,
          start_ms: startMs,
          end_ms: endMs,
          visitor_id: visitorId,
          client_key: clientKey,
          ends_at_ms: hold.endsAtMs,
        };
        await trx
          .insertInto("slot_holds")
          .values({ id, ...row })
          .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
          .execute();
        return "held";
      }),

    findHold: (id, nowMs) =>
      trusting(async () => {
        const row = await selectOpenHolds(area.db, nowMs)
          .selectAll()
          .where("id", "=", id)
          .executeTakeFirst();
        if (row === undefined) return null;
        return {
          id: row.id,
          kind: row.kind,
          storeId: row.store_id,
          startMs: row.start_ms,
          endMs: row.end_ms,
          visitorId: row.visitor_id,
          endsAtMs: row.ends_at_ms,
        };
      }),

    release: (id) =>
      store(async (trx) => {
        await trx.deleteFrom("slot_holds").where("id", "=", id).execute();
      }),

    async book(booking) {
      const outcome = await store((trx) => book(trx, booking, means));
      if (outcome.status === "booked" && !outcome.isRepeated)
        noteStored(booking.lead);
      return outcome;
    },

    find: (id) => trusting(() => findAppointment(area.db, id)),

    async change({ startMs, endMs, capacity, keptUntilMs, ...update }) {
      const result = await store(async (trx) => {
        const found = await findAppointment(trx, update.id);
        if (found === null) return "stale";
        await takeTurn(trx, found, [found, { startMs, endMs }]);
        const { nowMs, id } = update;
        const question = {
          ...found,
          startMs,
          endMs,
          capacity,
          nowMs,
          exceptHoldId: null,
          exceptAppointmentId: id,
        };
        // Somebody else's change is told before a slot that is full.
        if (!(await isCurrent(trx, update))) return "stale";
        if (await isFull(trx, question)) return "full";
        const changed = { ...found, startMs, endMs, keptUntilMs };
        return (await writeUpdate(trx, changed, update, means))
          ? "changed"
          : "stale";
      });
      if (result === "changed") noteStored(update.lead);
      return result;
    },

    async cancel(update) {
      const result = await store(async (trx) => {
        const found = await findAppointment(trx, update.id);
        if (found === null) return "stale";
        const cancelled = { ...found, state: "cancelled" } as const;
        return (await writeUpdate(trx, cancelled, update, means))
          ? "cancelled"
          : "stale";
      });
      if (result === "cancelled") noteStored(update.lead);
      return result;
    },
  };
}

interface Means {
  readonly addLead: (
    trx: Trx,
    lead: NewLead,
    appointmentId: string,
  ) => ReturnType<InsertLead>;
}

async function book(
  trx: Trx,
  booking: Booking,
  means: Means,
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
    (await hasManyComing(trx, { kind, storeId, nowMs, ...contact }))
  )
    return { status: "too-many" };
  const question = {
    ...booking,
    exceptHoldId: holdId,
    exceptAppointmentId: earlier?.row.id ?? null,
  };
  if (await isFull(trx, question)) return { status: "full" };
  const appointment = await writeBooking(trx, booking, earlier, means);
  if (holdId !== null)
    await trx.deleteFrom("slot_holds").where("id", "=", holdId).execute();
  await addMails(trx, booking.mails(appointment), nowMs);
  return { status: "booked", appointment, isRepeated: false };
}

async function writeBooking(
  trx: Trx,
  booking: Booking,
  earlier: Sent | null,
  means: Means,
): Promise<Appointment> {
  const { kind, storeId, startMs, endMs, nowMs } = booking;
  const id = earlier?.row.id ?? randomBytes(ID_BYTES).toString("base64url");
  const { contentHash } = booking.lead;
  const { reference } = await means.addLead(trx, booking.lead, id);
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
  const { id: _id, ...row } = toAppointmentRow(appointment, form);
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

async function findAppointment(
  db: Area["db"],
  id: string,
): Promise<Appointment | null> {
  const row: AppointmentRow | undefined = await db
    .selectFrom("appointments")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : toAppointment(row);
}

async function isCurrent(
  trx: Trx,
  { id, revision }: Pick<AppointmentUpdate, "id" | "revision">,
): Promise<boolean> {
  const row = await trx
    .selectFrom("appointments")
    .select("id")
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("state", "=", "booked")
    .executeTakeFirst();
  return row !== undefined;
}

/** False: it was changed or cancelled since. */
async function writeUpdate(
  trx: Trx,
  updated: Appointment,
  { id, revision, lead, mails, nowMs }: AppointmentUpdate,
  means: Means,
): Promise<boolean> {
  const { startMs, endMs, state, keptUntilMs } = updated;
  const { numUpdatedRows } = await trx
    .updateTable("appointments")
    .set({
      start_ms: startMs,
      end_ms: endMs,
      state,
      kept_until_ms: keptUntilMs,
      revision: revision + 1,
    })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("state", "=", "booked")
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await means.addLead(trx, lead, id);
  await addMails(trx, mails({ ...updated, revision: revision + 1 }), nowMs);
  return true;
}

async function addMails(
  trx: Trx,
  mails: ReturnType<Booking["mails"]>,
  nowMs: number,
): Promise<void> {
  for (const mail of mails) await insertVisitorMail(trx, mail, nowMs);
}
