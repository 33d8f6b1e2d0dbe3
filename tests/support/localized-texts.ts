import {
  LANGUAGES,
  type LocalizedText,
} from "#app/domain/store-profile/fields/languages.ts";

/** Every text of a profile that is said in each language, wherever it stands. */
export function listLocalizedTexts(value: unknown): readonly LocalizedText[] {
  if (typeof value !== "object" || value === null) return [];
  if (isLocalized(value)) return [value];
  return Object.values(value).flatMap(listLocalizedTexts);
}

function isLocalized(value: object): value is LocalizedText {
  const entries: Readonly<Record<string, unknown>> = { ...value };
  return (
    Object.keys(value).length === LANGUAGES.length &&
    LANGUAGES.every((it) => typeof entries[it] === "string")
  );
}
