import type { ValueKey } from "#app/domain/inventory/facets.ts";
import { foldWord } from "#app/domain/search-words/word-tokens.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { FEATURES } from "#app/domain/vehicle/features.ts";
import type { KnownWords } from "./vocabulary.server.ts";

export type SuggestionKind = "make" | "model" | "bodystyle" | "feature";

/** This can be suggested, by all its names. */
export interface SuggestionName {
  readonly kind: SuggestionKind;
  readonly key: ValueKey;
  readonly value: string;
  readonly label: string;
  /** The names are folded, with a space in front of every word, so that the beginning of any word is found. */
  readonly names: readonly string[];
}

const keptByWords = new WeakMap<
  KnownWords,
  Map<Language, readonly SuggestionName[]>
>();

/** The names are makes, models, body styles and features, in the order in which equal ones are offered. */
export function getSuggestionNames(
  words: KnownWords,
  profile: StoreProfile,
  language: Language,
): readonly SuggestionName[] {
  const byLanguage = keptByWords.get(words) ?? new Map();
  keptByWords.set(words, byLanguage);
  const names =
    byLanguage.get(language) ?? buildNames(words, profile, language);
  byLanguage.set(language, names);
  return names;
}

function buildNames(
  { vocabulary }: KnownWords,
  profile: StoreProfile,
  language: Language,
): readonly SuggestionName[] {
  const makeNames = new Map(
    vocabulary.makes.map(({ value, name }) => [value, name]),
  );
  return [
    ...vocabulary.makes.map(({ value, name, otherNames }): SuggestionName => ({
      kind: "make",
      key: "make_model",
      value,
      label: name,
      names: [name, ...otherNames].map(toSearchableName),
    })),
    ...vocabulary.models.map(({ value, name, otherNames }): SuggestionName => {
      const make = makeNames.get(value.slice(0, value.indexOf("~"))) ?? "";
      return {
        kind: "model",
        key: "make_model",
        value,
        label: `${make} ${name}`.trim(),
        names: [name, `${make} ${name}`, ...otherNames].map(toSearchableName),
      };
    }),
    ...profile.search.bodyStyles
      .filter(({ active }) => active)
      .map(({ value, name }): SuggestionName => ({
        kind: "bodystyle",
        key: "bodystyle",
        value,
        label: name[language],
        names: [name[language], value].map(toSearchableName),
      })),
    ...FEATURES.map(({ key, label, aliases }): SuggestionName => ({
      kind: "feature",
      key: "features",
      value: key,
      label,
      names: [label, ...aliases].map(toSearchableName),
    })),
  ];
}

/** "Apple CarPlay" becomes " apple carplay", and "CR-V" becomes " cr v" and " crv". */
export function toSearchableName(name: string): string {
  const words = foldWord(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const spaced = ` ${words.join(" ")}`;
  return /[-']/.test(name) ? `${spaced} ${words.join("")}` : spaced;
}
