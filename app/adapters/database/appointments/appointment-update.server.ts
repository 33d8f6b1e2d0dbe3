import type { Kysely, Transaction } from "kysely";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import {
  type Appointment,
  getDrivenVin,
} from "#app/domain/scheduling/appointment.ts";
import type {
  AppointmentBook,
  AppointmentUpdate,
} from "#app/ports/appointment-ports.ts";
import { tellAudit } from "./appointment-audit.server.ts";
import { type AddLead, addMails } from "./appointment-news.server.ts";
import { toAppointment, toReminderColumns } from "./appointment-rows.server.ts";
import { isFull } from "./busy-times.server.ts";
import { takeTurn } from "./slot-turn.server.ts";

type Trx = Transaction<LeadsTables>;
type Change = Parameters<AppointmentBook["change"]>[0];

export async function findAppointment(
  db: Kysely<LeadsTables>,
  id: string,
): Promise<Appointment | null> {
  const row = await db
    .selectFrom("appointments")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : toAppointment(row);
}

/** Somebody else's change is told before a slot that is full. */
export async function changeAppointment(
  trx: Trx,
  { startMs, endMs, capacity, keptUntilMs, ...update }: Change,
  addLead: AddLead,
): Promise<"changed" | "full" | "stale"> {
  const { id, nowMs } = update;
  const before = await findAppointment(trx, id);
  if (before === null) return "stale";
  await takeTurn(trx, before, [before, { startMs, endMs }]);
  const found = await findAppointment(trx, id);
  if (found === null || !isCurrent(found, update)) return "stale";
  const changed = { ...found, startMs, endMs, keptUntilMs };
  const question = {
    ...changed,
    capacity,
    nowMs,
    exceptHoldId: null,
    exceptAppointmentId: id,
    drivenVin: getDrivenVin(found),
  };
  if (await isFull(trx, question)) return "full";
  return (await writeUpdate(trx, changed, found, update, addLead))
    ? "changed"
    : "stale";
}

/** It frees a time and takes none, so that nobody waits. */
export async function cancelAppointment(
  trx: Trx,
  update: AppointmentUpdate,
  addLead: AddLead,
): Promise<"cancelled" | "stale"> {
  const found = await findAppointment(trx, update.id);
  if (found === null) return "stale";
  const cancelled = { ...found, state: "cancelled" } as const;
  return (await writeUpdate(trx, cancelled, found, update, addLead))
    ? "cancelled"
    : "stale";
}

function isCurrent(
  { state, revision }: Appointment,
  update: AppointmentUpdate,
): boolean {
  return state === "booked" && revision === update.revision;
}

/** False: it was changed or cancelled since. */
async function writeUpdate(
  trx: Trx,
  updated: Appointment,
  before: Appointment,
  { id, revision, lead, mails, by, nowMs }: AppointmentUpdate,
  addLead: AddLead,
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
      ...toReminderColumns(updated, nowMs),
    })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .where("state", "=", "booked")
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await addLead(trx, lead, id);
  await addMails(trx, mails({ ...updated, revision: revision + 1 }), nowMs);
  await tellAudit(trx, { before, after: updated, by, nowMs });
  return true;
}
