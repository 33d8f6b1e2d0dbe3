import { formatClockTime } from "#app/domain/clock-time.ts";
import {
  type Calendar,
  getCalendar,
  getHoursOn,
  listOpenSpans,
} from "#app/domain/store-hours/day-hours.ts";
import {
  toLocale,
  type Language,
} from "#app/domain/store-profile/fields/languages.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { TradeRecord } from "#app/domain/trade-draft/trade-record.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { type DayHours, WEEKDAYS } from "#app/domain/store-profile/hours.ts";
import { DAY_MS, formatZonedDay } from "#app/domain/time.ts";
import type { SelectOption } from "#app/ui/fields/select.tsx";

const DAYS_AHEAD = 14;

/** Two rows of five, as where a time is booked. */
const MOST_DAYS = 10;

export interface VisitDay extends SelectOption {
  /** Values of the times at which the store is open on this day. */
  readonly times: readonly string[];
}

/** The first open days of the next two weeks, on the store's own calendar. Nothing is booked yet (product: until appointments). */
export function listVisitDays(
  calendar: Calendar,
  {
    timeZone,
    nowMs,
    language,
  }: {
    readonly timeZone: string;
    readonly nowMs: number;
    readonly language: string;
  },
): readonly VisitDay[] {
  const format = new Intl.DateTimeFormat(toLocale(language), {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
    const value = formatZonedDay(nowMs + (ahead + 1) * DAY_MS, timeZone);
    const noonMs = Date.parse(`${value}T12:00:00Z`);
    return { value, label: format.format(noonMs) };
  }).flatMap(({ value, label }) => {
    const times = listOpenHours([getHoursOn(calendar, value)]);
    return times.length === 0 ? [] : [{ value, label, times }];
  });
  return days.slice(0, MOST_DAYS);
}

/** Whole hours in which the store is open on any day. */
export function listVisitTimes(
  { hours }: Pick<Calendar, "hours">,
  language: Language,
): readonly SelectOption[] {
  return listOpenHours(WEEKDAYS.map((day) => hours[day])).map((value) => ({
    value,
    label: formatClockTime(Number.parseInt(value, 10) * 60, "said", language),
  }));
}

/** Hours of the day, such as `09:00`, that are whole within one opening of any of the days. */
function listOpenHours(days: readonly DayHours[]): readonly string[] {
  const spans = days.flatMap(listOpenSpans);
  return Array.from({ length: 24 }, (_, hour) => hour)
    .filter((hour) =>
      spans.some(
        ({ open, close }) => open <= hour * 60 && (hour + 1) * 60 <= close,
      ),
    )
    .map((hour) => `${String(hour).padStart(2, "0")}:00`);
}

/**
 * Keys of the copy by field: a day or a time that the page did not offer, or one when the store is closed on that day
 * (Assumption A389).
 */
export function listVisitFaults(
  { profile, clock }: Pick<AppPorts, "profile" | "clock">,
  { language }: Pick<RequestFacts, "language">,
  { storeId }: Pick<TradeRecord, "storeId">,
  { date, time }: { readonly date: string; readonly time: string },
): Readonly<Record<string, string>> {
  const store = getStoreOrFirst(storeId, profile);
  const calendar = getCalendar(store, "sales");
  const days = listVisitDays(calendar, {
    timeZone: store.timeZone,
    nowMs: clock.nowMs(),
    language,
  });
  const chosen = days.find(({ value }) => value === date);
  if (chosen !== undefined && time !== "" && !chosen.times.includes(time))
    return { time: "closedThen" };
  const isKnown = (
    options: readonly { readonly value: string }[],
    chosen: string,
  ) => chosen === "" || options.some(({ value }) => value === chosen);
  return {
    ...(isKnown(days, date) ? {} : { date: "wrongDay" }),
    ...(isKnown(listVisitTimes(calendar, language), time)
      ? {}
      : { time: "wrongTime" }),
  };
}
