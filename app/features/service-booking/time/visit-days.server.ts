import {
  DEPARTMENT_OF_KIND,
  listSlotDays,
  type SlotDay,
} from "#app/domain/scheduling/slot.ts";
import { getCalendar } from "#app/domain/store-hours/day-hours.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import {
  listBookableDays,
  type SlotPorts,
} from "#app/site/appointments/choose-slot.server.ts";
import { SchedulerAway } from "#app/site/appointments/scheduler.server.ts";

export interface VisitDays {
  readonly days: readonly SlotDay[];
  /** Nobody knows what is free: a time may be wished for, and none is booked. */
  readonly areWishes: boolean;
}

/** While the store's own scheduler is away, its opening hours say what may be wished for. */
export async function listVisitDays(
  ports: SlotPorts,
  store: Store,
  holdToken: string | null,
): Promise<VisitDays> {
  try {
    const asked = { kind: "service", store, holdToken } as const;
    return { days: await listBookableDays(ports, asked), areWishes: false };
  } catch (error) {
    if (!(error instanceof SchedulerAway)) throw error;
    return { days: listWishDays(ports, store), areWishes: true };
  }
}

/** The department's times, whoever has booked them. */
export function listWishDays(
  { profile, clock }: Pick<AppPorts, "profile" | "clock">,
  store: Store,
): readonly SlotDay[] {
  return listSlotDays({
    ...getCalendar(store, DEPARTMENT_OF_KIND.service),
    rules: profile.scheduling.service,
    timeZone: store.timeZone,
    busy: [],
    nowMs: clock.nowMs(),
  });
}
