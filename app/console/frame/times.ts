import { sayDay } from "#app/domain/day-words.ts";
import {
  type Language,
  toLocale,
} from "#app/domain/store-profile/fields/languages.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import type { Asked } from "./asked.ts";

type Told = Pick<Asked, "language" | "ports">;

/** "Nov 20, 2:05 PM", on the clock of the dealership, or of one of its stores. */
export function formatMoment(
  { language, ports }: Told,
  atMs: number,
  timeZone = getTimeZone(ports.profile),
): string {
  return getFormat(language, timeZone, {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(atMs);
}

/** "2:05 PM". */
export function formatHour(
  { language }: Pick<Told, "language">,
  atMs: number,
  { timeZone }: Pick<Store, "timeZone">,
): string {
  return getFormat(language, timeZone, {
    hour: "numeric",
    minute: "2-digit",
  }).format(atMs);
}

/** "Friday, November 20", of a day as YYYY-MM-DD. */
export function formatDay(
  { language }: Pick<Told, "language">,
  day: string,
): string {
  return sayDay(day, "long", language);
}

/** The first store's: a group whose stores lie in several zones has one console. */
export function getTimeZone(profile: Told["ports"]["profile"]): string {
  return profile.stores[0]?.timeZone ?? "America/Chicago";
}

function getFormat(
  language: Language,
  timeZone: string,
  parts: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(toLocale(language), { ...parts, timeZone });
}
