import { formatClockTime } from "#app/domain/clock-time.ts";
import {
  toLocale,
  type Language,
} from "#app/domain/store-profile/fields/languages.ts";
import type { SlotTime } from "./slot-choice.server.ts";

type DayLook = "weekday" | "number" | "month" | "short" | "long";

const LOOKS: Readonly<Record<DayLook, Intl.DateTimeFormatOptions>> = {
  weekday: { weekday: "short" },
  number: { day: "numeric" },
  month: { month: "short" },
  short: { weekday: "short", month: "short", day: "numeric" },
  long: { weekday: "long", month: "long", day: "numeric" },
};

/** Of a YYYY-MM-DD day: "Mon", "23", "Nov", "Mon, Nov 23" or "Monday, November 23". */
export function formatSlotDay(
  day: string,
  look: DayLook,
  language: string,
): string {
  return new Intl.DateTimeFormat(toLocale(language), {
    ...LOOKS[look],
    timeZone: "UTC",
  }).format(Date.parse(`${day}T12:00:00Z`));
}

/** It reads "9:00 AM", and "1:30 AM CDT" where the clock shows that time twice. */
export function formatSlotTime(
  {
    minutes,
    zone = null,
  }: Pick<SlotTime, "minutes"> & Partial<Pick<SlotTime, "zone">>,
  language: Language,
): string {
  const time = formatClockTime(minutes, "slot", language);
  return zone === null ? time : `${time}\u00a0${zone}`;
}
