import type { SortKey } from "#app/domain/inventory/search.ts";
import { FEATURES } from "#app/domain/vehicle/features.ts";
import { COLOR_FAMILIES, type Condition } from "#app/domain/vehicle/vehicle.ts";
import {
  COLOR_WORDS,
  EVERYDAY_MODELS,
  LOW_MILES,
  UNCLEAR_NAMES,
  WORD_ROWS,
} from "./word-tables.ts";
import type { Meaning } from "./meaning.ts";
import { tokenize } from "./word-tokens.ts";

/** A name may be a city and a car, so it may have several meanings. */
export interface PhraseEntry {
  readonly meanings: readonly Meaning[];
  /** Everyday names count only beside their make, or as the whole sentence. */
  readonly isEveryday: boolean;
}

export interface PhraseBook {
  /** The keys are words with single spaces between them. */
  readonly byWords: ReadonlyMap<string, PhraseEntry>;
  /** The keys are words without spaces, so that "F 150", "F-150" and "f150" are one. */
  readonly byJoinedWords: ReadonlyMap<string, PhraseEntry>;
  readonly words: ReadonlySet<string>;
  /** These words are long enough for a mistyped one to be corrected to them. */
  readonly wordsByFirstLetter: ReadonlyMap<string, readonly string[]>;
  readonly makeValues: ReadonlySet<string>;
  readonly currentYear: number;
}

/** Shorter words are taken as they are. */
export const SHORTEST_TYPO = 5;
/** A phrase has at most this many words. */
export const LONGEST_PHRASE = 6;

const NOT_IN_STOCK: Meaning = { kind: "unused", reason: "not-in-stock" };

export function createPhraseBook(vocabulary: SearchVocabulary): PhraseBook {
  const byWords = new Map<string, PhraseEntry>();
  const byJoinedWords = new Map<string, PhraseEntry>();
  const words = new Set<string>();

  function add(phrase: string, meaning: Meaning, isEveryday = false): void {
    const parts = tokenize(phrase).map(({ text }) => text);
    if (parts.length === 0 || parts.length > LONGEST_PHRASE) return;
    // No typo becomes the name of something that is not for sale.
    if (meaning !== NOT_IN_STOCK) for (const part of parts) words.add(part);
    addTo(byWords, parts.join(" "), meaning, isEveryday);
    addTo(byJoinedWords, parts.join(""), meaning, isEveryday);
  }

  for (const { storeId, names } of vocabulary.places)
    for (const name of names)
      add(name, { kind: "values", key: "store", values: [storeId] });
  addNames(vocabulary, add);
  for (const family of COLOR_FAMILIES)
    for (const word of COLOR_WORDS[family].split(" "))
      add(word, { kind: "values", key: "exterior-color", values: [family] });
  addFeatures(add);
  for (const [meaning, phrases] of WORD_ROWS)
    for (const phrase of phrases.split("|")) add(phrase, meaning);
  for (const phrase of LOW_MILES.split("|"))
    add(phrase, {
      kind: "range",
      key: "mileage",
      range: { max: vocabulary.lowMiles },
    });
  for (const name of vocabulary.unstocked)
    add(name, NOT_IN_STOCK, isEverydayName(name) || isUnclearName(name));
  const makeValues = new Set(vocabulary.makes.map(({ value }) => value));
  return {
    byWords,
    byJoinedWords,
    words,
    wordsByFirstLetter: Map.groupBy(
      [...words].filter(({ length }) => length >= SHORTEST_TYPO - 1),
      (word) => word.charAt(0),
    ),
    makeValues,
    currentYear: vocabulary.currentYear,
  };
}

type AddPhrase = (
  phrase: string,
  meaning: Meaning,
  isEveryday?: boolean,
) => void;

function addNames({ makes, models }: SearchVocabulary, add: AddPhrase): void {
  const makeNames = new Map(makes.map((make) => [make.value, listNames(make)]));
  for (const make of makes)
    for (const name of listNames(make)) add(name, toMakeModelMeaning(make));
  for (const model of models) {
    const make = model.value.slice(0, model.value.indexOf("~"));
    for (const name of listNames(model)) {
      add(name, toMakeModelMeaning(model), isEverydayName(name));
      for (const makeName of makeNames.get(make) ?? [])
        add(`${makeName} ${name}`, toMakeModelMeaning(model));
    }
  }
}

/** "The 300" may be anything, "Chrysler 300" is a car. */
function isEverydayName(name: string): boolean {
  return /^[\d.]+$/.test(name) || EVERYDAY_MODELS.has(name.toLowerCase());
}

/** Nothing for sale makes such a word a name, so that only its make does, or a sentence that says no more. */
function isUnclearName(name: string): boolean {
  return name.length <= 2 || UNCLEAR_NAMES.has(name.toLowerCase());
}

function toMakeModelMeaning({ value }: NamedValue): Meaning {
  return { kind: "values", key: "make_model", values: [value] };
}

function listNames({ name, otherNames }: NamedValue): readonly string[] {
  const names = [name, ...otherNames];
  return [
    ...names,
    ...names
      .filter((it) => it.includes("&"))
      .map((it) => it.replaceAll("&", " and ")),
  ];
}

/** Alone these words mean one feature, although cars that have it are counted under two. */
const ONE_FEATURE: ReadonlySet<string> = new Set(["adaptive cruise"]);

function addFeatures(add: AddPhrase): void {
  const keysByPhrase = new Map<string, string[]>();
  for (const { key, label, aliases } of FEATURES)
    for (const phrase of new Set([label.toLowerCase(), ...aliases])) {
      const keys = keysByPhrase.get(phrase) ?? [];
      keysByPhrase.set(phrase, [...keys, key]);
    }
  for (const [phrase, keys] of keysByPhrase)
    if (!ONE_FEATURE.has(phrase))
      add(phrase, { kind: "values", key: "features", values: keys });
}

/** A name that several things share keeps all its meanings; values of one filter join. */
function addTo(
  entries: Map<string, PhraseEntry>,
  phrase: string,
  meaning: Meaning,
  isEveryday: boolean,
): void {
  const known = entries.get(phrase) ?? { meanings: [], isEveryday: true };
  const same = known.meanings.find((it) => isOneFilter(it, meaning));
  entries.set(phrase, {
    meanings:
      same === undefined
        ? [...known.meanings, meaning]
        : known.meanings.map((it) =>
            it === same ? joinMeanings(it, meaning) : it,
          ),
    // One model whose name is no everyday word is enough to treat the name as a model.
    isEveryday: known.isEveryday && (isEveryday || !isName(meaning)),
  });
}

export function isMakeModel(
  meaning: Meaning,
): meaning is Extract<Meaning, { readonly kind: "values" }> {
  return meaning.kind === "values" && meaning.key === "make_model";
}

/** Of a make or a model, whether any is for sale or none. */
export function isName(meaning: Meaning): boolean {
  return isMakeModel(meaning) || meaning === NOT_IN_STOCK;
}

function isOneFilter(a: Meaning, b: Meaning): boolean {
  return a.kind === "values" && b.kind === "values" && a.key === b.key;
}

function joinMeanings(a: Meaning, b: Meaning): Meaning {
  if (a.kind !== "values" || b.kind !== "values") return a;
  return { ...a, values: [...new Set([...a.values, ...b.values])].sort() };
}

export interface NamedValue {
  /** Values are those of make_model: `honda`, `honda~cr-v`. */
  readonly value: string;
  /** The dealer spells it, a model without its make: "CR-V". */
  readonly name: string;
  readonly otherNames: readonly string[];
}

/** A store is known by the names that shoppers give the place. */
export interface NamedPlace {
  readonly storeId: string;
  readonly names: readonly string[];
}

/** Vocabulary follows from what is for sale, as far as the visitor may see it. */
export interface SearchVocabulary {
  readonly makes: readonly NamedValue[];
  readonly models: readonly NamedValue[];
  /** Makes and models that there are, but not here. */
  readonly unstocked: readonly string[];
  readonly places: readonly NamedPlace[];
  readonly conditions: readonly Condition[];
  readonly sortKeys: readonly SortKey[];
  /** "Low miles" means at most this many miles here. */
  readonly lowMiles: number;
  readonly currentYear: number;
}
