import { toLocale } from "#app/domain/store-profile/fields/languages.ts";

interface Calendar {
  readonly timeZone: string;
  readonly language: string;
}

/** The day on a store's own calendar in words: "November 27, 2026". */
export function formatLongDay(
  atMs: number,
  { timeZone, language }: Calendar,
): string {
  return new Intl.DateTimeFormat(toLocale(language), {
    dateStyle: "long",
    timeZone,
  }).format(atMs);
}
