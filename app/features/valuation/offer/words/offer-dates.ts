import { sayDay } from "#app/domain/day-words.ts";
import { formatClockTime, spaceHalves } from "#app/domain/clock-time.ts";
import {
  toLocale,
  type Language,
} from "#app/domain/store-profile/fields/languages.ts";

/** Words for when an offer holds and for when a shopper would like to come. */
export function formatVisit(
  { day, time }: { readonly day: string | null; readonly time: string | null },
  language: Language,
): string | null {
  const at = time === null ? null : formatTime(time, language);
  if (day === null) return at;
  const date = sayDay(day, "long", language);
  return at === null ? date : `${date}, ${at}`;
}

function formatTime(time: string, language: Language): string {
  return formatClockTime(Number(time.slice(0, 2)) * 60, "said", language);
}

export function formatMoment(
  atMs: number,
  timeZone: string,
  language: string,
): string {
  const said = new Intl.DateTimeFormat(toLocale(language), {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(atMs);
  return spaceHalves(said);
}
