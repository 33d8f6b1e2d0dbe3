import {
  type Opening,
  getOpening,
  groupDays,
} from "#app/domain/store-hours/opening.ts";
import {
  type Language,
  toLocale,
} from "#app/domain/store-profile/fields/languages.ts";
import type { WeekHours } from "#app/domain/store-profile/hours.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { type Translate, createTranslator } from "#app/site/page/copy.ts";
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

/** A run of equal days has one row: "Mon – Fri: 9AM - 6PM", as spec §9 writes hours. */
export function buildHoursRows(
  hours: WeekHours,
  t: StoreTranslate,
): StoreView["hours"] {
  return groupDays(hours).map(({ first, last, hours: day }) => ({
    days:
      first === last
        ? t(first)
        : t("days", { first: t(`${first}Short`), last: t(`${last}Short`) }),
    hours: day.closed
      ? t("closedDay")
      : t("hours", {
          open: formatClockTime(day.open, ""),
          close: formatClockTime(day.close, ""),
        }),
  }));
}

/** It reads "open until 6 PM" or "opens Monday at 9 AM". */
export function formatOpenText(
  hours: WeekHours,
  timeZone: string,
  nowMs: number,
  t: StoreTranslate,
): string {
  return formatOpening(getOpening(hours, timeZone, nowMs), t, t);
}

/** They are those of the sales department, in the store's own zone. */
export interface HoursNow {
  readonly isOpen: boolean;
  /** It reads "Open until 6 PM" or "Opens Mon 9 AM". */
  readonly text: string;
  /** It reads "Eastern Time" where the group's stores keep different zones, else null. */
  readonly zone: string | null;
}

interface KeptHours {
  readonly timeZone: string;
  readonly departments: { readonly sales: { readonly hours: WeekHours } };
}

interface Group {
  readonly stores: readonly Pick<KeptHours, "timeZone">[];
  readonly texts: StoreProfile["texts"];
}

/** It is right for this minute only: a page that shows it is served within the minute it was made in. */
export function buildHoursNow(
  { departments, timeZone }: KeptHours,
  { stores, texts }: Group,
  nowMs: number,
  language: Language,
): HoursNow {
  const t = createTranslator(hoursNowCopy, texts[language], language);
  const tStore = createTranslator(storeCopy, texts[language], language);
  const opening = getOpening(departments.sales.hours, timeZone, nowMs);
  const isMixed = stores.some((store) => store.timeZone !== timeZone);
  return {
    isOpen: opening.state === "open",
    text: formatOpening(opening, t, (day) => tStore(`${day}Short`)),
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
  formatDay: (day: keyof WeekHours) => string,
): string {
  switch (opening.state) {
    case "open":
      return t("openUntil", { time: formatClockTime(opening.untilMinutes) });
    case "opens-today":
      return t("opensToday", { time: formatClockTime(opening.atMinutes) });
    case "opens-later":
      return t(opening.isTomorrow ? "opensTomorrow" : "opensLater", {
        day: formatDay(opening.weekday),
        time: formatClockTime(opening.atMinutes),
      });
    case "closed":
      return t("closed");
  }
}

/** Minutes after midnight become "9 AM" or "5:30 PM" in a sentence, and "9AM" in a table of hours. */
function formatClockTime(minutes: number, gap = " "): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  const shownHour = hour % 12 === 0 ? 12 : hour % 12;
  const shownMinute = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${shownHour}${shownMinute}${gap}${hour < 12 ? "AM" : "PM"}`;
}
