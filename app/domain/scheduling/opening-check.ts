import {
  type Calendar,
  getHoursOn,
  listOpenSpans,
} from "#app/domain/store-hours/day-hours.ts";
import { findZonedMinutesMs } from "#app/domain/store-hours/zoned-minutes.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import type { Slot } from "./slot.ts";

/** Hours and holidays may have been changed since the slot was booked. */
export function isWithinHours(
  { startMs, endMs }: Slot,
  calendar: Calendar,
  timeZone: string,
): boolean {
  const day = formatZonedDay(startMs, timeZone);
  return listOpenSpans(getHoursOn(calendar, day)).some(
    ({ open, close }) =>
      startMs >= findZonedMinutesMs(day, open, timeZone) &&
      endMs <= findZonedMinutesMs(day, close, timeZone),
  );
}
