import {
  type DayHours,
  WEEKDAYS,
  type Weekday,
  type WeekHours,
} from "#app/domain/store-profile/hours.ts";

/** Minutes count from midnight in the store's zone. */
export type Opening =
  | { readonly state: "open"; readonly untilMinutes: number }
  | { readonly state: "opens-today"; readonly atMinutes: number }
  | {
      readonly state: "opens-later";
      readonly weekday: Weekday;
      readonly isTomorrow: boolean;
      readonly atMinutes: number;
    }
  /** Closed on every day of the week. */
  | { readonly state: "closed" };

/** An opening includes its first minute and ends before its last. */
export function getOpening(
  hours: WeekHours,
  timeZone: string,
  nowMs: number,
): Opening {
  const { weekday, minutes } = getWallClock(nowMs, timeZone);
  const today = hours[weekday];
  if (!today.closed && minutes < today.close) {
    return minutes >= today.open
      ? { state: "open", untilMinutes: today.close }
      : { state: "opens-today", atMinutes: today.open };
  }
  return getNextOpening(hours, WEEKDAYS.indexOf(weekday));
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

function getNextOpening(hours: WeekHours, todayIndex: number): Opening {
  for (let ahead = 1; ahead <= WEEKDAYS.length; ahead++) {
    const weekday = WEEKDAYS[(todayIndex + ahead) % WEEKDAYS.length];
    if (weekday === undefined || hours[weekday].closed) continue;
    const atMinutes = hours[weekday].open;
    return {
      state: "opens-later",
      weekday,
      isTomorrow: ahead === 1,
      atMinutes,
    };
  }
  return { state: "closed" };
}

function isSame(a: DayHours, b: DayHours): boolean {
  if (a.closed || b.closed) return a.closed === b.closed;
  return a.open === b.open && a.close === b.close;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function getWallClock(
  nowMs: number,
  timeZone: string,
): { weekday: Weekday; minutes: number } {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat("en-US", {
      timeZone,
      weekday: "long",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    clocks.set(timeZone, clock);
  }
  const parts = new Map(
    clock.formatToParts(nowMs).map(({ type, value }) => [type, value]),
  );
  const name = parts.get("weekday")?.toLowerCase();
  const weekday = WEEKDAYS.find((it) => it === name) ?? "monday";
  return {
    weekday,
    minutes: Number(parts.get("hour")) * 60 + Number(parts.get("minute")),
  };
}
