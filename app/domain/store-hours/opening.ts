import { memoize } from "#app/domain/memoize.ts";
import {
  type DayHours,
  WEEKDAYS,
  type Weekday,
  type WeekHours,
} from "#app/domain/store-profile/hours.ts";
import { addDays, formatZonedDay } from "#app/domain/time.ts";
import {
  type Calendar,
  getHoursOn,
  getWeekday,
  listOpenSpans,
} from "./day-hours.ts";

/** Minutes count from midnight in the store's zone. */
export type Opening =
  | { readonly state: "open"; readonly untilMinutes: number }
  | { readonly state: "opens-today"; readonly atMinutes: number }
  | {
      readonly state: "opens-later";
      readonly weekday: Weekday;
      /** YYYY-MM-DD. */
      readonly day: string;
      /** 1 is tomorrow; from 7 on the weekday alone would mislead. */
      readonly daysAhead: number;
      readonly atMinutes: number;
    }
  /** Closed on every day that can be told. */
  | { readonly state: "closed" };

/** A store that is closed longer than this has closed. */
const FURTHEST_DAYS = 60;

/** An opening includes its first minute and ends before its last. */
export function getOpening(
  calendar: Calendar,
  timeZone: string,
  nowMs: number,
): Opening {
  const day = formatZonedDay(nowMs, timeZone);
  const minutes = getMinutesOfDay(nowMs, timeZone);
  const span = listOpenSpans(getHoursOn(calendar, day)).find(
    ({ close }) => minutes < close,
  );
  if (span === undefined) return getNextOpening(calendar, day);
  return minutes >= span.open
    ? { state: "open", untilMinutes: span.close }
    : { state: "opens-today", atMinutes: span.open };
}

/** Groups begin with Monday: Mon–Fri, Sat, Sun. */
export function groupDays(
  hours: WeekHours,
): readonly { first: Weekday; last: Weekday; hours: DayHours }[] {
  const groups: { first: Weekday; last: Weekday; hours: DayHours }[] = [];
  for (const weekday of WEEKDAYS) {
    const day = hours[weekday];
    const group = groups.at(-1);
    if (group && isSame(group.hours, day)) group.last = weekday;
    else groups.push({ first: weekday, last: weekday, hours: day });
  }
  return groups;
}

function getNextOpening(calendar: Calendar, today: string): Opening {
  for (let daysAhead = 1; daysAhead <= FURTHEST_DAYS; daysAhead++) {
    const day = addDays(today, daysAhead);
    const { closed, open } = getHoursOn(calendar, day);
    if (closed) continue;
    const weekday = getWeekday(day);
    return { state: "opens-later", weekday, day, daysAhead, atMinutes: open };
  }
  return { state: "closed" };
}

function isSame(a: DayHours, b: DayHours): boolean {
  return JSON.stringify(listOpenSpans(a)) === JSON.stringify(listOpenSpans(b));
}

const getClock = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
);

function getMinutesOfDay(nowMs: number, timeZone: string): number {
  const parts = new Map(
    getClock(timeZone)
      .formatToParts(nowMs)
      .map(({ type, value }) => [type, value]),
  );
  return Number(parts.get("hour")) * 60 + Number(parts.get("minute"));
}
