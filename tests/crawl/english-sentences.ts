import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { createDictionary } from "#tests/support/dictionaries.ts";
import { listTextKeys } from "#tests/support/text-keys.ts";

/** Shorter ones are names and words that both languages have, such as "Total" and "SUV". */
const FEWEST_WORDS = 3;

/** Every sentence of the site and of a profile that its Spanish pages say in other words. */
export async function listEnglishSentences(
  profile: StoreProfile,
): Promise<readonly string[]> {
  const spanish = createDictionary();
  const own = (await listTextKeys()).flatMap(({ key, sentence }) =>
    (spanish.get(key) ?? sentence) === sentence ? [] : splitAtPlaces(sentence),
  );
  const said = listLocalizedTexts(profile).flatMap(splitAtPlaces);
  return [...new Set([...own, ...said])].filter(
    (it) => it.split(/\s+/).length >= FEWEST_WORDS,
  );
}

/** What stands between the places that are filled in. */
function splitAtPlaces(sentence: string): readonly string[] {
  return sentence.split(/\{\w+\}/).map((it) => it.trim());
}

function listLocalizedTexts(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if (isLocalized(value)) return value.en === value.es ? [] : [value.en];
  return Object.values(value).flatMap(listLocalizedTexts);
}

function isLocalized(value: object): value is { en: string; es: string } {
  const entries: Readonly<Record<string, unknown>> = { ...value };
  return (
    Object.keys(value).length === LANGUAGES.length &&
    LANGUAGES.every((it) => typeof entries[it] === "string")
  );
}
