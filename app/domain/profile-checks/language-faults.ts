import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  buildFault,
  buildWarning,
  type ProfileFault,
  type ProfileKey,
} from "./profile-fault.ts";

/** English is written first; these say the same. */
type FurtherLanguage = Exclude<Language, "en">;

const LANGUAGE_NAMES: Readonly<Record<FurtherLanguage, string>> = {
  es: "Spanish",
};

/** What is not said in every language that the site speaks. Only a sentence of `texts.json` keeps the profile from loading. */
export function* listLanguageFaults(
  profile: StoreProfile,
): Iterable<ProfileFault> {
  for (const language of profile.site.languages) {
    if (language === "en") continue;
    yield* listMissingSentences(profile, language);
    yield* listRepeatedTexts(profile, language);
    yield* listMissingDocuments(profile, language);
  }
}

/** The built-in sentence would stand there and say something else than the English one does. */
function* listMissingSentences(
  { texts }: StoreProfile,
  language: FurtherLanguage,
): Iterable<ProfileFault> {
  for (const name of Object.keys(texts.en))
    if (!Object.hasOwn(texts[language], name))
      yield buildFault(
        ["texts", language, name],
        `${name} is said in English and not in ${LANGUAGE_NAMES[language]} (${language})`,
      );
}

/** Names of one or two words are often the same in both. */
const FEWEST_WORDS = 3;

function* listRepeatedTexts(
  profile: StoreProfile,
  language: FurtherLanguage,
): Iterable<ProfileFault> {
  for (const [part, value] of Object.entries(profile))
    // Its sentences stand by language and then by key.
    if (part !== "texts") yield* listRepeatedIn(value, [part], language);
}

function* listRepeatedIn(
  value: unknown,
  key: ProfileKey,
  language: FurtherLanguage,
): Iterable<ProfileFault> {
  if (typeof value !== "object" || value === null) return;
  const english: unknown = Reflect.get(value, "en");
  if (typeof english === "string") {
    const isRepeated = Reflect.get(value, language) === english;
    if (isRepeated && english.trim().split(/\s+/).length >= FEWEST_WORDS)
      yield buildWarning(
        key,
        `says the same in English and in ${LANGUAGE_NAMES[language]}; write { "en": "…", "${language}": "…" }`,
      );
    return;
  }
  const isList = Array.isArray(value);
  for (const [name, inner] of Object.entries(value))
    yield* listRepeatedIn(
      inner,
      [...key, isList ? Number(name) : name],
      language,
    );
}

function* listMissingDocuments(
  { pages, legal, guides, authors, ownPages }: StoreProfile,
  language: FurtherLanguage,
): Iterable<ProfileFault> {
  const legalPages = [
    [pages.privacyPolicy, "privacy-policy"],
    [pages.cookiePolicy, "cookie-policy"],
    [pages.termsOfSale, "terms-of-sale"],
  ] as const;
  const keys: readonly ProfileKey[] = [
    ...legalPages.flatMap(([isOn, name]) =>
      isOn && legal[name]?.[language] === null ? [["legal", name]] : [],
    ),
    ...listUnwritten("guides", pages.shoppingGuides ? guides : []),
    ...listUnwritten("authors", pages.authors ? authors : []),
    ...listUnwritten("ownPages", ownPages),
  ];
  for (const key of keys)
    yield buildWarning(
      [...key, language],
      `is missing; pages in ${LANGUAGE_NAMES[language]} show the English text and say so`,
    );

  function listUnwritten(
    part: string,
    list: readonly { readonly es: unknown }[],
  ): ProfileKey[] {
    return list.flatMap((it, at) =>
      it[language] === null ? [[part, at]] : [],
    );
  }
}
