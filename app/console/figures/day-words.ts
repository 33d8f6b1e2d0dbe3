import { toLocale } from "#app/domain/store-profile/fields/languages.ts";
import type { AskedByPerson } from "#app/console/frame/asked.ts";

/** "Fri, Nov 20", of a day as YYYY-MM-DD. */
export function formatShortDay(
  { language }: Pick<AskedByPerson, "language">,
  day: string,
): string {
  return new Intl.DateTimeFormat(toLocale(language), {
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(day));
}
