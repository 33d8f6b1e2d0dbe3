import { findZonedMinutesMs } from "#app/domain/store-hours/zoned-minutes.ts";
import { addDays, DAY_MS, formatZonedDay, HOUR_MS } from "#app/domain/time.ts";
import type { Slot } from "./slot.ts";

/** Assumption A217: 10 AM on the store's clock wakes nobody, and leaves a day to change. */
const REMINDER_MINUTES = 10 * 60;
/** Whoever comes so soon is on the way, or has forgotten it for good: a reminder that was held up is left out. */
const LATEST_BEFORE_MS = 2 * HOUR_MS;

/** Nothing later than this has its reminder now: the day before may have 25 hours. */
export const REMINDER_SPAN_MS = 3 * DAY_MS;

/** The moment that the reminder of an appointment leaves at: on the day before, by the store's calendar. */
export function getReminderMs(startMs: number, timeZone: string): number {
  const day = addDays(formatZonedDay(startMs, timeZone), -1);
  return findZonedMinutesMs(day, REMINDER_MINUTES, timeZone);
}

export function isReminderDue(
  { startMs }: Pick<Slot, "startMs">,
  timeZone: string,
  nowMs: number,
): boolean {
  return (
    nowMs >= getReminderMs(startMs, timeZone) &&
    nowMs < startMs - LATEST_BEFORE_MS
  );
}

/** A time that was chosen less than a day ahead is still in mind. */
export function isTooSoonToRemind(
  { startMs }: Pick<Slot, "startMs">,
  nowMs: number,
): boolean {
  return startMs - nowMs < DAY_MS;
}
