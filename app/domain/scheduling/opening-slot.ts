import {
  getCalendar,
  getHoursOn,
  listOpenSpans,
} from "#app/domain/store-hours/day-hours.ts";
import { findZonedMinutesMs } from "#app/domain/store-hours/zoned-minutes.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import { type AppointmentKind, DEPARTMENT_OF_KIND } from "./slot.ts";

/** Nobody can come before it: the door is still locked. */
export function isAtOpening(
  {
    kind,
    startMs,
  }: { readonly kind: AppointmentKind; readonly startMs: number },
  store: Pick<Store, "departments" | "specialDays" | "timeZone">,
): boolean {
  const day = formatZonedDay(startMs, store.timeZone);
  const calendar = getCalendar(store, DEPARTMENT_OF_KIND[kind]);
  const [first] = listOpenSpans(getHoursOn(calendar, day));
  return (
    first !== undefined &&
    startMs <= findZonedMinutesMs(day, first.open, store.timeZone)
  );
}
