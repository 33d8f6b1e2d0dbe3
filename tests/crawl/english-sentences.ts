import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { createDictionary } from "#tests/support/dictionaries.ts";
import { listLocalizedTexts } from "#tests/support/localized-texts.ts";
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
  const said = listLocalizedTexts(profile)
    .filter(({ en, es }) => en !== es)
    .flatMap(({ en }) => splitAtPlaces(en));
  return [...new Set([...own, ...said])].filter(
    (it) => it.split(/\s+/).length >= FEWEST_WORDS,
  );
}

/** What stands between the places that are filled in. */
function splitAtPlaces(sentence: string): readonly string[] {
  return sentence.split(/\{\w+\}/).map((it) => it.trim());
}
