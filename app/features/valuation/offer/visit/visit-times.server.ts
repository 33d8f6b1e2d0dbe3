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
import type { TradeOffers } from "#app/domain/trade-offer/trade-offer.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { type DayHours, WEEKDAYS } from "#app/domain/store-profile/hours.ts";
import { addDays, formatZonedDay } from "#app/domain/time.ts";
import type { SelectOption } from "#app/ui/fields/select.tsx";

/** Two rows of five, as where a time is booked. */
const DAYS_AHEAD = 10;

export interface VisitDay extends SelectOption {
  /** Values of the times at which the store is open on this day; none where it is closed. */
  readonly times: readonly string[];
}

/** A priced offer is good for visits through its last day (Assumption A450); where a buyer names the number, nothing ends. */
export function findLastVisitDay({
  visibleOffers,
  goodThrough,
}: Pick<TradeOffers, "visibleOffers" | "goodThrough">): string | null {
  return visibleOffers.some(
    ({ estimatedFinalPriceCents }) => estimatedFinalPriceCents !== null,
  )
    ? goodThrough
    : null;
}

/** The next days on the store's own calendar, closed ones too, as where a time is booked. Nothing is booked yet (product: until appointments). */
export function listVisitDays(
  calendar: Calendar,
  {
    timeZone,
    nowMs,
    language,
    lastDay,
  }: {
    readonly timeZone: string;
    readonly nowMs: number;
    readonly language: string;
    /** As YYYY-MM-DD; null where there is none. */
    readonly lastDay: string | null;
  },
): readonly VisitDay[] {
  const format = new Intl.DateTimeFormat(toLocale(language), {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  const today = formatZonedDay(nowMs, timeZone);
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) =>
    addDays(today, ahead + 1),
  )
    .filter((value) => lastDay === null || value <= lastDay)
    .map((value) => ({
      value,
      label: format.format(Date.parse(`${value}T12:00:00Z`)),
      times: listOpenHours([getHoursOn(calendar, value)]),
    }));
  return days.some(isOpenDay) ? days : [];
}

/** The words of the last day on which a visit still finds the offer good; null unless its own last day is a closed one. */
export function findLastOpenDay(
  days: readonly VisitDay[],
  lastDay: string | null,
): string | null {
  const last = days.at(-1);
  return last === undefined || last.value !== lastDay || isOpenDay(last)
    ? null
    : (days.findLast(isOpenDay)?.label ?? null);
}

export function isOpenDay({ times }: Pick<VisitDay, "times">): boolean {
  return times.length > 0;
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
 * (Assumptions A389 and A450).
 */
export function listVisitFaults(
  { profile, clock }: Pick<AppPorts, "profile" | "clock">,
  { language }: Pick<RequestFacts, "language">,
  {
    storeId,
    offers,
  }: Pick<TradeRecord, "storeId"> & {
    readonly offers: Parameters<typeof findLastVisitDay>[0];
  },
  { date, time }: { readonly date: string; readonly time: string },
): Readonly<Record<string, string>> {
  const store = getStoreOrFirst(storeId, profile);
  const calendar = getCalendar(store, "sales");
  const days = listVisitDays(calendar, {
    timeZone: store.timeZone,
    nowMs: clock.nowMs(),
    language,
    lastDay: findLastVisitDay(offers),
  }).filter(isOpenDay);
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
