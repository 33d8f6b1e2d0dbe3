import type { Insertable, Selectable } from "kysely";
import { cleanText } from "#app/adapters/database/tables/clean-text.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type {
  Appointment,
  AppointmentContent,
  AppointmentOffer,
} from "#app/domain/scheduling/appointment.ts";
import { isTooSoonToRemind } from "#app/domain/scheduling/reminder.ts";
import type { Slot } from "#app/domain/scheduling/slot.ts";

export type AppointmentRow = Selectable<LeadsTables["appointments"]>;

type WrittenOffer = Omit<AppointmentOffer, "until" | "goodUntil"> &
  Partial<Pick<AppointmentOffer, "until" | "goodUntil">>;

/** One that was booked before offers were kept has none, and the first that were kept had no end. */
type WrittenContent = Omit<AppointmentContent, "offer"> & {
  readonly offer?: WrittenOffer | null;
};

/** Throws when this application did not write the row. */
export function toAppointment(row: AppointmentRow): Appointment {
  const content: WrittenContent = JSON.parse(row.content);
  return {
    ...content,
    offer: content.offer
      ? { until: null, goodUntil: null, ...content.offer }
      : null,
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    storeId: row.store_id,
    startMs: row.start_ms,
    endMs: row.end_ms,
    state: row.state,
    revision: row.revision,
    createdAtMs: row.created_at_ms,
    keptUntilMs: row.kept_until_ms,
    visitorId: row.visitor_id,
  };
}

export function toAppointmentRow(
  appointment: Appointment,
  form: { readonly key: string; readonly contentHash: string },
): Insertable<LeadsTables["appointments"]> {
  return {
    id: appointment.id,
    reference: appointment.reference,
    kind: appointment.kind,
    store_id: appointment.storeId,
    start_ms: appointment.startMs,
    end_ms: appointment.endMs,
    state: appointment.state,
    revision: appointment.revision,
    idempotency_key: form.key,
    content_hash: form.contentHash,
    visitor_id: appointment.visitorId,
    ...toContactColumns(appointment),
    created_at_ms: appointment.createdAtMs,
    kept_until_ms: appointment.keptUntilMs,
    content: formatContent(appointment),
  };
}

/** Two writings of one address are one mailbox. */
export function toContactColumns({
  customer,
}: Pick<AppointmentContent, "customer">) {
  return {
    mailbox: cleanText(customer.email.trim().toLowerCase()) || null,
    phone: customer.phone || null,
  };
}

/** Assumption A217: a time that is chosen so late counts as one that the visitor was reminded of. */
export function toReminderColumns(slot: Slot, nowMs: number) {
  return isTooSoonToRemind(slot, nowMs) ? { reminded_of_ms: slot.startMs } : {};
}

/** JSON keeps every text as it came: NUL and half surrogate pairs are escaped. */
function formatContent(content: AppointmentContent): string {
  const { language, reason, customer, vehicles } = content;
  const { repairOrderLines, offer, notesGeneral, remoteId } = content;
  const written: AppointmentContent = {
    language,
    reason,
    customer,
    vehicles,
    repairOrderLines,
    offer,
    notesGeneral,
    remoteId,
  };
  return JSON.stringify(written);
}
