import type { Actor } from "#app/domain/console/audit-entry.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import type { Slot } from "#app/domain/scheduling/slot.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import {
  type AppointmentLeadPorts,
  buildAppointmentLead,
} from "./appointment-lead.server.ts";
import { buildAppointmentMail } from "./appointment-mail.server.ts";
import { getKeptUntilMs } from "./book.server.ts";
import {
  cancelElsewhere,
  findSchedulerStore,
  moveElsewhere,
} from "./scheduler.server.ts";

type Ports = AppointmentLeadPorts &
  Pick<
    AppPorts,
    "appointments" | "serviceScheduler" | "signedNames" | "stopLinks" | "log"
  >;

export interface Managed {
  /** As whoever changes it saw it. */
  readonly appointment: Appointment;
  readonly store: Store;
  /** Assumption A201: nobody's mailbox is filled from our forms. */
  readonly isMailed: boolean;
}

/**
 * The store is told by a lead and the visitor by a mail, both in the commit that moves it. Stale: it was changed since it
 * was looked at. Throws SchedulerAway where another system keeps the store's times and is away.
 */
export async function moveAppointment(
  ports: Ports,
  { appointment, store, isMailed }: Managed,
  slot: Slot,
  by?: Actor,
): Promise<"changed" | "full" | "stale"> {
  const { profile, appointments, clock } = ports;
  const { id, kind, revision, remoteId } = appointment;
  const there = remoteId === null ? null : findSchedulerStore(kind, store);
  if (there !== null && remoteId !== null) {
    const outcome = await moveElsewhere(ports, there, remoteId, slot);
    if (outcome !== "changed") return outcome === "full" ? "full" : "stale";
  }
  const nowMs = clock.nowMs();
  return appointments.change({
    id,
    revision,
    ...slot,
    // The other system gave the place.
    capacity:
      there === null
        ? profile.scheduling[kind].capacityPerSlot
        : Number.MAX_SAFE_INTEGER,
    keptUntilMs: getKeptUntilMs(profile, slot),
    lead: await buildAppointmentLead(ports, {
      news: by === undefined ? "changed" : "changedByStore",
      appointment,
      newStartMs: slot.startMs,
    }),
    mails: (changed) =>
      listMails(changed, isMailed, () =>
        buildAppointmentMail(ports, {
          news: "changed",
          appointment: changed,
          previousStartMs: appointment.startMs,
          nowMs,
        }),
      ),
    by,
    nowMs,
  });
}

/** Throws SchedulerAway where another system keeps the store's times and is away. */
export async function cancelAppointment(
  ports: Ports,
  { appointment, store, isMailed }: Managed,
  by?: Actor,
): Promise<"cancelled" | "stale"> {
  const { appointments, clock } = ports;
  const { id, kind, revision, remoteId } = appointment;
  const there = remoteId === null ? null : findSchedulerStore(kind, store);
  if (there !== null && remoteId !== null)
    await cancelElsewhere(ports, there, remoteId);
  const news = by === undefined ? "cancelled" : "cancelledByStore";
  const nowMs = clock.nowMs();
  return appointments.cancel({
    id,
    revision,
    lead: await buildAppointmentLead(ports, { news, appointment }),
    mails: (cancelled) =>
      listMails(cancelled, isMailed, () =>
        buildAppointmentMail(ports, { news, appointment: cancelled, nowMs }),
      ),
    by,
    nowMs,
  });
}

/** Whoever erased their details has no mailbox any more. */
function listMails<Mail>(
  { customer }: Appointment,
  isMailed: boolean,
  build: () => Mail,
): readonly Mail[] {
  return isMailed && customer.email !== "" ? [build()] : [];
}
