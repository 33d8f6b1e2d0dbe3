import { toLanguage, type Language } from "./store-profile/fields/languages.ts";

/** Of 23 November 2026, a Monday, in English. */
export type DayLook =
  /** "Mon" */
  | "weekday"
  /** "23" */
  | "number"
  /** "Nov" */
  | "month"
  /** "Nov 23" */
  | "monthDay"
  /** "Mon, Nov 23" */
  | "short"
  /** "Monday, November 23" */
  | "long"
  /** "November 23, 2026" */
  | "date";

interface CalendarNames {
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
}

const NAMES: Readonly<Record<Language, CalendarNames>> = {
  en: {
    weekdays: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(
      " ",
    ),
    months:
      "January February March April May June July August September October November December".split(
        " ",
      ),
  },
  es: {
    weekdays: "domingo lunes martes miércoles jueves viernes sábado".split(" "),
    months:
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
        " ",
      ),
  },
};

/** Spanish shortens one month to four letters. */
const shorten = (name: string): string =>
  name.slice(0, name === "septiembre" ? 4 : 3);

/**
 * A day, as YYYY-MM-DD, in words. The first `Intl.DateTimeFormat` of a page takes its thread for 20 to 40 ms on a
 * desktop before anything on it answers a tap, so that pages do without one; a test asks for the words of `Intl`.
 */
export function sayDay(day: string, look: DayLook, language: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const spoken = toLanguage(language);
  const { weekdays, months } = NAMES[spoken];
  const weekday = weekdays[at.getUTCDay()] ?? "";
  const month = months[at.getUTCMonth()] ?? "";
  const number = String(at.getUTCDate());
  const isSpanish = spoken === "es";
  switch (look) {
    case "weekday":
      return shorten(weekday);
    case "number":
      return number;
    case "month":
      return shorten(month);
    case "monthDay":
      return isSpanish
        ? `${number} ${shorten(month)}`
        : `${shorten(month)} ${number}`;
    case "short":
      return isSpanish
        ? `${shorten(weekday)}, ${number} de ${shorten(month)}`
        : `${shorten(weekday)}, ${shorten(month)} ${number}`;
    case "long":
      return isSpanish
        ? `${weekday}, ${number} de ${month}`
        : `${weekday}, ${month} ${number}`;
    case "date": {
      const year = at.getUTCFullYear();
      return isSpanish
        ? `${number} de ${month} de ${year}`
        : `${month} ${number}, ${year}`;
    }
  }
}
