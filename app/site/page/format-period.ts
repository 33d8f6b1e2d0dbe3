import {
  type Language,
  toLanguage,
  writeNumber,
} from "#app/domain/store-profile/fields/languages.ts";
import { findPlural, type PluralForms } from "#app/domain/plural.ts";

const YEAR_DAYS = 365;

const UNITS: Readonly<
  Record<Language, Readonly<Record<"day" | "year", PluralForms>>>
> = {
  en: {
    day: { one: "day", other: "days" },
    year: { one: "year", other: "years" },
  },
  es: {
    day: { one: "día", other: "días" },
    year: { one: "año", other: "años" },
  },
};

/** It reads "180 days" or "2 years": nobody thinks of 730 days as two years. */
export function formatPeriod(days: number, language: string): string {
  const isYears = days > 0 && days % YEAR_DAYS === 0;
  const count = isYears ? days / YEAR_DAYS : days;
  const unit = UNITS[toLanguage(language)][isYears ? "year" : "day"];
  return `${writeNumber(count)} ${unit[findPlural(count)]}`;
}
