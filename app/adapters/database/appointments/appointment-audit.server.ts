import type { Transaction } from "kysely";
import { insertAuditEntry } from "#app/adapters/database/console/audit-rows.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { Actor, AuditAction } from "#app/domain/console/audit-entry.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import type { Slot } from "#app/domain/scheduling/slot.ts";

interface AppointmentChange {
  /** Null where it was booked now. */
  readonly before: Appointment | null;
  readonly after: Appointment;
  /** What a visitor does is no line of the audit. */
  readonly by: Actor | undefined;
  readonly nowMs: number;
}

export async function tellAudit(
  trx: Transaction<LeadsTables>,
  { before, after, by, nowMs }: AppointmentChange,
): Promise<void> {
  if (by === undefined) return;
  await insertAuditEntry(trx, {
    atMs: nowMs,
    by,
    storeId: after.storeId,
    action: getAction(before, after),
    subject: after.reference,
    before: before === null ? null : describeSlot(before),
    after: after.state === "cancelled" ? null : describeSlot(after),
  });
}

/** In UTC, as the other lines of the audit are read by programs too. */
export function describeSlot({ startMs, endMs }: Slot) {
  return {
    from: new Date(startMs).toISOString(),
    until: new Date(endMs).toISOString(),
  };
}

function getAction(
  before: Appointment | null,
  { state }: Appointment,
): AuditAction {
  if (state === "cancelled") return "appointment.cancelled";
  return before === null ? "appointment.booked" : "appointment.moved";
}
