import { isOwnStore } from "#app/domain/console/roles.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import type { Slot } from "#app/domain/scheduling/slot.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import { listBookableDays } from "#app/site/appointments/choose-slot.server.ts";
import { SchedulerAway } from "#app/site/appointments/scheduler.server.ts";
import type { AskedByPerson } from "#app/console/frame/asked.ts";

export interface OwnAppointment {
  readonly appointment: Appointment;
  readonly store: Store;
}

/** Null for one that is unknown or another store's: both are answered alike. */
export async function findOwnAppointment({
  ports,
  params,
  person,
}: AskedByPerson): Promise<OwnAppointment | null> {
  const reference = params["reference"] ?? "";
  const appointment = await ports.appointmentRecords.find(reference);
  if (appointment === null || !isOwnStore(person, appointment.storeId))
    return null;
  const store = getStoreOrFirst(appointment.storeId, ports.profile);
  return { appointment, store };
}

export interface FreeDay {
  readonly day: string;
  readonly slots: readonly Slot[];
}

/** Null while the store's own scheduler is away. */
export async function listFreeDays(
  { ports }: AskedByPerson,
  wanted: Omit<Parameters<typeof listBookableDays>[1], "holdToken">,
): Promise<readonly FreeDay[] | null> {
  try {
    const days = await listBookableDays(ports, { ...wanted, holdToken: null });
    return days.map(({ day, slots }) => ({
      day,
      slots: slots.filter(({ isFull }) => !isFull),
    }));
  } catch (error) {
    if (error instanceof SchedulerAway) return null;
    throw error;
  }
}

/** Of a chosen option; null for what is no moment. */
export function readStartMs(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
