import { toLocale } from "#app/domain/store-profile/fields/languages.ts";

const YEAR_DAYS = 365;

/** It reads "180 days" or "2 years": nobody thinks of 730 days as two years. */
export function formatPeriod(days: number, language: string): string {
  const isYears = days > 0 && days % YEAR_DAYS === 0;
  const format = new Intl.NumberFormat(toLocale(language), {
    style: "unit",
    unit: isYears ? "year" : "day",
    unitDisplay: "long",
  });
  return format.format(isYears ? days / YEAR_DAYS : days);
}
