import { memoize } from "#app/domain/memoize.ts";

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const DAY_S = DAY_MS / SECOND_MS;

/** The clocks of two machines of one site may differ by this much. What lies further ahead is forged, or from before a clock was set back. */
export const CLOCK_SKEW_MS = 60 * SECOND_MS;

/** The day in UTC, as YYYY-MM-DD. */
export function formatUtcDay(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}

/** The day on a store's own calendar, as YYYY-MM-DD. */
export function formatZonedDay(atMs: number, timeZone: string): string {
  return getDayFormat(timeZone).format(atMs);
}

/** Formats are kept, because making one takes a hundred times as long as using it. */
const getDayFormat = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }),
);

/** The first moment of a day on a store's own calendar, whatever its clocks do that day. */
export function findZonedDayStartMs(day: string, timeZone: string): number {
  const utcMs = Date.parse(`${day}T00:00:00Z`);
  const format = getDayFormat(timeZone);
  // No zone is further from UTC than 14 hours.
  let beforeMs = utcMs - 15 * HOUR_MS;
  let afterMs = utcMs + 15 * HOUR_MS;
  while (afterMs - beforeMs > 1) {
    const middleMs = Math.floor((beforeMs + afterMs) / 2);
    if (format.format(middleMs) < day) beforeMs = middleMs;
    else afterMs = middleMs;
  }
  return afterMs;
}

/** "2026-02-28" and two days more are "2026-03-02". */
export function addDays(day: string, count: number): string {
  return formatUtcDay(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS);
}

/** Says whether the text is a YYYY-MM-DD day that the calendar has: February 30 is none. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const atMs = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(atMs) && formatUtcDay(atMs) === text;
}
