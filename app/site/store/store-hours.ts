import { sayDay } from "#app/domain/day-words.ts";
import { formatClockTime } from "#app/domain/clock-time.ts";
import {
  type Calendar,
  getCalendar,
  getHoursOn,
  listOpenSpans,
  listSpecialDays,
} from "#app/domain/store-hours/day-hours.ts";
import {
  type Opening,
  getOpening,
  groupDays,
} from "#app/domain/store-hours/opening.ts";
import {
  type Language,
  toLocale,
} from "#app/domain/store-profile/fields/languages.ts";
import {
  type DayHours,
  WEEKDAYS,
  type Weekday,
  type WeekHours,
} from "#app/domain/store-profile/hours.ts";
import { addDays, formatZonedDay } from "#app/domain/time.ts";
import type {
  Store,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import { type Translate, createTranslator } from "#app/site/page/copy.ts";
import { capitalize } from "#app/site/page/format.ts";
import type { StoreView } from "#app/site/page/site-view.ts";
import { hoursNowCopy, storeCopy } from "./copy.ts";

type StoreTranslate = Translate<keyof typeof storeCopy.sentences>;

/** The time zone of a store; of the first one where it was closed since. */
export function getTimeZone(
  { stores }: Pick<StoreProfile, "stores">,
  storeId: string,
): string {
  const store = stores.find(({ id }) => id === storeId) ?? stores[0];
  return store?.timeZone ?? "UTC";
}

/** When, where and for whom hours are told. */
export interface HoursMoment {
  readonly timeZone: string;
  readonly nowMs: number;
  readonly language: Language;
}

/** Assumption A220: special days are told as many days ahead. */
const TOLD_DAYS = 21;

/**
 * A run of equal days has one row: "Mon – Fri: 9AM - 6PM", as spec §9 writes hours. The special days of the next weeks
 * follow: "Thanksgiving (Nov 26): Closed".
 */
export function buildHoursRows(
  calendar: Calendar,
  { timeZone, nowMs, language }: HoursMoment,
  t: StoreTranslate,
): StoreView["hours"] {
  const today = formatZonedDay(nowMs, timeZone);
  const span = { from: today, to: addDays(today, TOLD_DAYS) };
  return [
    ...groupDays(calendar.hours).map(({ first, last, hours }) => ({
      // Spanish writes names of days small.
      days: capitalize(
        first === last
          ? t(first)
          : t("days", { first: t(`${first}Short`), last: t(`${last}Short`) }),
      ),
      hours: formatHours(hours, t, language),
    })),
    ...listSpecialDays(calendar, span).map(({ day, name }) => ({
      days: t("specialDay", {
        name: name[language],
        day: sayDay(day, "monthDay", language),
      }),
      hours: formatHours(getHoursOn(calendar, day), t, language),
      isSpecial: true,
    })),
  ];
}

/** "9AM - 12PM, 1PM - 6PM" where there is a break. */
function formatHours(
  hours: DayHours,
  t: StoreTranslate,
  language: Language,
): string {
  const formatTime = (minutes: number) =>
    formatClockTime(minutes, "table", language);
  const spans = listOpenSpans(hours).map(({ open, close }) =>
    t("hours", { open: formatTime(open), close: formatTime(close) }),
  );
  return spans.length === 0 ? t("closedDay") : spans.join(", ");
}

/** It reads "open until 6 PM" or "opens Monday at 9 AM". */
export function formatOpenText(
  calendar: Calendar,
  { timeZone, nowMs, language }: HoursMoment,
  t: StoreTranslate,
): string {
  const opening = getOpening(calendar, timeZone, nowMs);
  return formatOpening(opening, t, t, language);
}

type NextOpeningText = "opensToday" | "opensTomorrow" | "opensLater";

/** The copy says it around the day and the time; null while the store is open, and of one that never opens. */
export function formatNextOpening(
  calendar: Calendar,
  { timeZone, nowMs, language }: HoursMoment,
  t: Translate<NextOpeningText>,
  formatWeekday: (weekday: Weekday) => string,
): string | null {
  const opening = getOpening(calendar, timeZone, nowMs);
  return opening.state === "opens-today" || opening.state === "opens-later"
    ? formatNext(opening, t, formatWeekday, language)
    : null;
}

/** They are those of the sales department, in the store's own zone. */
export interface HoursNow {
  readonly isOpen: boolean;
  /** It reads "Open until 6 PM" or "Opens Monday at 9 AM". */
  readonly text: string;
  /** It reads "Eastern Time" where the group's stores keep different zones, else null. */
  readonly zone: string | null;
}

/** Of a store, what tells when its sales department is open. */
export interface KeptHours extends Pick<Store, "timeZone" | "specialDays"> {
  readonly departments: { readonly sales: { readonly hours: WeekHours } };
}

interface Group {
  readonly stores: readonly Pick<KeptHours, "timeZone">[];
  readonly texts: StoreProfile["texts"];
}

/** It is right for this minute only: a page that shows it is served within the minute it was made in. */
export function buildHoursNow(
  store: KeptHours,
  { stores, texts }: Group,
  nowMs: number,
  language: Language,
): HoursNow {
  const t = createTranslator(hoursNowCopy, texts[language], language);
  const tStore = createTranslator(storeCopy, texts[language], language);
  const { timeZone } = store;
  const opening = getOpening(getCalendar(store, "sales"), timeZone, nowMs);
  const isMixed = stores.some((it) => it.timeZone !== timeZone);
  return {
    isOpen: opening.state === "open",
    text: formatOpening(opening, t, tStore, language),
    zone: isMixed ? findZoneName(timeZone, nowMs, language) : null,
  };
}

function findZoneName(
  timeZone: string,
  nowMs: number,
  language: Language,
): string | null {
  const locale = toLocale(language);
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: "longGeneric",
  }).formatToParts(nowMs);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? null;
}

function formatOpening(
  opening: Opening,
  t: Translate<keyof typeof hoursNowCopy.sentences>,
  formatWeekday: (weekday: Weekday) => string,
  language: Language,
): string {
  switch (opening.state) {
    case "open":
      return t("openUntil", {
        time: formatSaidTime(opening.untilMinutes, language),
      });
    case "opens-today":
    case "opens-later":
      return formatNext(opening, t, formatWeekday, language);
    case "closed":
      return t("closed");
  }
}

function formatNext(
  opening: Extract<Opening, { readonly state: "opens-today" | "opens-later" }>,
  t: Translate<NextOpeningText>,
  formatWeekday: (weekday: Weekday) => string,
  language: Language,
): string {
  const time = formatSaidTime(opening.atMinutes, language);
  if (opening.state === "opens-today") return t("opensToday", { time });
  return t(opening.daysAhead === 1 ? "opensTomorrow" : "opensLater", {
    day:
      opening.daysAhead < WEEKDAYS.length
        ? formatWeekday(opening.weekday)
        : sayDay(opening.day, "monthDay", language),
    time,
  });
}

/** The time of a sentence: "9 AM" or "5:30 PM", "las 9 a. m." or "la 1:30 p. m.". */
function formatSaidTime(minutes: number, language: Language): string {
  const time = formatClockTime(minutes, "said", language);
  if (language === "en") return time;
  const isOne = Math.floor(minutes / 60) % 12 === 1;
  return `${isOne ? "la" : "las"} ${time}`;
}
