import type { ValueKey } from "#app/domain/inventory/facets.ts";
import { getMake } from "#app/domain/inventory/search.ts";
import { SPANISH_FEATURES } from "#app/domain/search-words/spanish-features.ts";
import { SPANISH_BODY_STYLES } from "#app/domain/search-words/spanish-words.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { FEATURES } from "#app/domain/vehicle/features.ts";
import { foldText } from "#app/domain/vehicle/normalize-text.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { featureCopy } from "#app/site/vehicles/feature-copy.ts";
import type { KnownWords } from "./vocabulary.server.ts";

/** What a word that is being typed may become. */
export interface SuggestionName {
  readonly kind: "make" | "model" | "bodystyle" | "feature";
  readonly key: ValueKey;
  readonly value: string;
  readonly label: string;
  /** It is the label, of a model without its make. */
  readonly ownName: string;
  /** What the label shows; folded, with a space in front of every word, so that the beginning of any word is found. */
  readonly shownNames: readonly string[];
  /** The text is null where it is only known without its accents. */
  readonly otherNames: readonly {
    readonly searchable: string;
    readonly text: string | null;
  }[];
  /** What it is called in the site's other language counts where nothing of the page's own begins like it. */
  readonly foreignNames: readonly string[];
}

const namesByWords = new WeakMap<
  KnownWords,
  Map<Language, readonly SuggestionName[]>
>();

/** They are listed once for each vocabulary and language. */
export function getSuggestionNames(
  words: KnownWords,
  profile: StoreProfile,
  language: Language,
): readonly SuggestionName[] {
  const byLanguage = namesByWords.get(words) ?? new Map();
  namesByWords.set(words, byLanguage);
  const names = byLanguage.get(language) ?? listNames(words, profile, language);
  byLanguage.set(language, names);
  return names;
}

/** Makes, models, body styles and features, in the order in which equal ones are offered. */
function listNames(
  { vocabulary: { makes, models } }: KnownWords,
  { search, texts }: StoreProfile,
  language: Language,
): readonly SuggestionName[] {
  const tFeatures = createTranslator(featureCopy, texts[language], language);
  const makeNames = new Map(makes.map(({ value, name }) => [value, name]));
  const toName = (
    kind: SuggestionName["kind"],
    key: ValueKey,
    value: string,
    label: string,
    otherNames: readonly string[],
    spanishNames: readonly string[] = [],
    ownName = label,
  ): SuggestionName => {
    const isOwn = language === "es";
    const foreign = isOwn ? [] : spanishNames;
    return {
      kind,
      key,
      value,
      label,
      ownName,
      shownNames: [label, ownName].map(toSearchableName),
      otherNames: [
        ...otherNames.map((text) => ({
          searchable: toSearchableName(text),
          text,
        })),
        ...(isOwn ? spanishNames : []).map((it) => ({
          searchable: toSearchableName(it),
          text: null,
        })),
      ],
      foreignNames: foreign.map(toSearchableName),
    };
  };
  return [
    ...makes.map(({ value, name, otherNames }) =>
      toName("make", "make_model", value, name, otherNames),
    ),
    ...models.map(({ value, name, otherNames }) => {
      const label = `${makeNames.get(getMake(value)) ?? ""} ${name}`.trim();
      return toName("model", "make_model", value, label, otherNames, [], name);
    }),
    ...search.bodyStyles
      .filter(({ active }) => active)
      .map(({ value, name }) =>
        toName(
          "bodystyle",
          "bodystyle",
          value,
          name[language],
          [value],
          value === "other" ? [] : SPANISH_BODY_STYLES[value].split("|"),
        ),
      ),
    ...FEATURES.map(({ key, label, aliases }) =>
      toName(
        "feature",
        "features",
        key,
        tFeatures(key),
        [label, ...aliases],
        SPANISH_FEATURES[key].split("|"),
      ),
    ),
  ];
}

/** "Apple CarPlay" becomes " apple carplay", and "CR-V" becomes " cr v" and " crv". */
export function toSearchableName(name: string): string {
  const words = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const spaced = ` ${words.join(" ")}`;
  return /[-']/.test(name) ? `${spaced} ${words.join("")}` : spaced;
}
