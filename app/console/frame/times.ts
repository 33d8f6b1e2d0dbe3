import type { Asked } from "./asked.ts";
import {
  type Language,
  toLocale,
} from "#app/domain/store-profile/fields/languages.ts";

/** "Nov 20, 2:05 PM", on the clock of the dealership. */
export function formatMoment(
  { language, ports }: Pick<Asked, "language" | "ports">,
  atMs: number,
): string {
  return getFormat(language, getTimeZone(ports.profile)).format(atMs);
}

/** The first store's: a group whose stores lie in several zones has one console. */
function getTimeZone(profile: Asked["ports"]["profile"]): string {
  return profile.stores[0]?.timeZone ?? "America/Chicago";
}

function getFormat(language: Language, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(toLocale(language), {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
}
