import type {
  AppointmentKind,
  BusyTime,
  Slot,
} from "#app/domain/scheduling/slot.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type {
  SchedulerBooking,
  SchedulerStore,
  ServiceScheduler,
} from "#app/ports/appointment-ports.ts";

type SchedulerPorts = Pick<AppPorts, "serviceScheduler" | "log">;

/** The store's own scheduler did not answer: nothing can be booked, moved or said to be free. */
export class SchedulerAway extends Error {}

/** Null for an appointment that is kept here alone. Spec §7: test drives always are. */
export function findSchedulerStore(
  kind: AppointmentKind,
  { timeZone, serviceScheduler }: Pick<Store, "timeZone" | "serviceScheduler">,
): SchedulerStore | null {
  return kind === "service" && serviceScheduler !== null
    ? { timeZone, serviceScheduler }
    : null;
}

/** Throws SchedulerAway. */
export async function listBusyElsewhere(
  ports: SchedulerPorts,
  kind: AppointmentKind,
  store: Store,
  span: { readonly fromMs: number; readonly untilMs: number },
): Promise<readonly BusyTime[]> {
  const there = findSchedulerStore(kind, store);
  return there === null
    ? []
    : ask(ports, (scheduler) => scheduler.listBusy(there, span));
}

/** The scheduler decides who gets the time. Throws SchedulerAway, after which it may be booked there all the same. */
export function bookElsewhere(
  ports: SchedulerPorts,
  there: SchedulerStore,
  booking: SchedulerBooking,
  key: string,
): ReturnType<ServiceScheduler["book"]> {
  return ask(ports, (scheduler) => scheduler.book(there, booking, key));
}

/** Asked before the appointment is moved here. Throws SchedulerAway. */
export function moveElsewhere(
  ports: SchedulerPorts,
  there: SchedulerStore,
  remoteId: string,
  slot: Slot,
): ReturnType<ServiceScheduler["change"]> {
  return ask(ports, (scheduler) => scheduler.change(there, remoteId, slot));
}

/** Throws SchedulerAway. */
export function cancelElsewhere(
  ports: SchedulerPorts,
  there: SchedulerStore,
  remoteId: string,
): Promise<void> {
  return ask(ports, (scheduler) => scheduler.cancel(there, remoteId));
}

async function ask<Answer>(
  { serviceScheduler, log }: SchedulerPorts,
  question: (scheduler: ServiceScheduler) => Promise<Answer>,
): Promise<Answer> {
  try {
    if (serviceScheduler === null)
      throw new Error("SERVICE_SCHEDULER_URL is empty.");
    return await question(serviceScheduler);
  } catch (error) {
    log.warn("scheduler.unavailable", {
      message: error instanceof Error ? error.message : "unknown",
    });
    throw new SchedulerAway("The service scheduler did not answer.");
  }
}
