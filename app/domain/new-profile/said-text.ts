import type {
  Language,
  LocalizedText,
} from "#app/domain/store-profile/fields/languages.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** One text for a site in English alone, else one for each language. */
export function sayInLanguages(
  languages: readonly Language[],
  { en, es }: LocalizedText,
): string | LocalizedText {
  return languages.includes("es") ? { en, es } : en;
}

/** As they stand behind "autos". */
export const SPANISH_CONDITIONS: Readonly<Record<Condition, string>> = {
  new: "nuevos",
  used: "usados",
  certified: "certificados",
};
