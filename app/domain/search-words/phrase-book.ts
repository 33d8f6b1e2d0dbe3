import type { SortKey } from "#app/domain/inventory/search.ts";
import { FEATURES } from "#app/domain/vehicle/features.ts";
import { COLOR_FAMILIES, type Condition } from "#app/domain/vehicle/vehicle.ts";
import * as amountWords from "./amount-words.ts";
import {
  SHARED_WORDS,
  SPANISH_LOW_MILES,
  SPANISH_MARKS,
  SPANISH_MODEL_NAMES,
  SPANISH_ROWS,
} from "./spanish-words.ts";
import {
  type Row,
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

/** What one language reads. */
export interface BookOfWords {
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

export interface PhraseBook extends BookOfWords {
  /** A sentence that holds one of these words is read with the Spanish book. */
  readonly spanishMarks: ReadonlySet<string>;
  /** It has everything that the English one has, too. */
  readonly spanish: BookOfWords;
}

/** Shorter words are taken as they are. */
export const SHORTEST_TYPO = 5;
/** A phrase has at most this many words. */
export const LONGEST_PHRASE = 6;

const NOT_IN_STOCK: Meaning = { kind: "unused", reason: "not-in-stock" };

export function createPhraseBook(vocabulary: SearchVocabulary): PhraseBook {
  const english = createShelf(null);
  addEnglish(vocabulary, english.add);
  const spanish = createShelf(english);
  addSpanish(vocabulary, spanish.add);
  const isSpanishAlone = (word: string) =>
    !english.words.has(word) && !SHARED_WORDS.has(word);
  const spanishMarks = new Set([
    ...SPANISH_MARKS,
    ...[...spanish.words].filter(isSpanishAlone),
  ]);
  for (const word of listAmountWords()) spanish.words.add(word);
  const makeValues = new Set(vocabulary.makes.map(({ value }) => value));
  const { currentYear } = vocabulary;
  const unstockedWords = listUnstockedWords(vocabulary);
  const bind = ({ byWords, byJoinedWords, words }: Shelf): BookOfWords => ({
    byWords,
    byJoinedWords,
    // An Accent is no misspelt Ascent, nor a Camaro a misspelt "cámara", although none is for sale.
    words: new Set([...words, ...unstockedWords]),
    wordsByFirstLetter: groupByFirstLetter(words),
    makeValues,
    currentYear,
  });
  return { ...bind(english), spanishMarks, spanish: bind(spanish) };
}

/** They are right as they are, and may be what a misspelt word means. */
function listAmountWords(): readonly string[] {
  return Object.values(amountWords).flatMap((phrases) => [...phrases].flat());
}

function listUnstockedWords({
  unstocked,
}: SearchVocabulary): readonly string[] {
  return unstocked.flatMap((name) => tokenize(name).map(({ text }) => text));
}

function groupByFirstLetter(
  words: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy(
    [...words].filter(({ length }) => length >= SHORTEST_TYPO - 1),
    (word) => word.charAt(0),
  );
}

interface Shelf {
  readonly byWords: Map<string, PhraseEntry>;
  readonly byJoinedWords: Map<string, PhraseEntry>;
  readonly words: Set<string>;
  readonly add: AddPhrase;
}

/** Its phrases stand behind those of another shelf, so that a word which both have means the same first. */
function createShelf(first: Shelf | null): Shelf {
  const byWords = new Map(first?.byWords);
  const byJoinedWords = new Map(first?.byJoinedWords);
  const words = new Set(first?.words);
  const add: AddPhrase = (phrase, meaning, isEveryday = false) => {
    const parts = tokenize(phrase).map(({ text }) => text);
    if (parts.length === 0 || parts.length > LONGEST_PHRASE) return;
    // No typo becomes the name of something that is not for sale.
    if (meaning !== NOT_IN_STOCK) for (const part of parts) words.add(part);
    addTo(byWords, parts.join(" "), meaning, isEveryday);
    addTo(byJoinedWords, parts.join(""), meaning, isEveryday);
  };
  return { byWords, byJoinedWords, words, add };
}

function addEnglish(vocabulary: SearchVocabulary, add: AddPhrase): void {
  for (const { storeId, names } of vocabulary.places)
    for (const name of names)
      add(name, { kind: "values", key: "store", values: [storeId] });
  addNames(vocabulary, add);
  for (const family of COLOR_FAMILIES)
    for (const word of COLOR_WORDS[family].split(" "))
      add(word, { kind: "values", key: "exterior-color", values: [family] });
  addFeatures(add);
  addRows(WORD_ROWS, add);
  addLowMiles(LOW_MILES, vocabulary, add);
  for (const name of vocabulary.unstocked)
    add(name, NOT_IN_STOCK, isEverydayName(name) || isUnclearName(name));
}

function addSpanish(vocabulary: SearchVocabulary, add: AddPhrase): void {
  for (const model of vocabulary.models)
    addSpanishModel(vocabulary, model, add);
  addRows(SPANISH_ROWS, add);
  addLowMiles(SPANISH_LOW_MILES, vocabulary, add);
}

function addRows(rows: readonly Row[], add: AddPhrase): void {
  for (const [meaning, phrases] of rows)
    for (const phrase of phrases.split("|")) add(phrase, meaning);
}

function addLowMiles(
  phrases: string,
  { lowMiles: max }: SearchVocabulary,
  add: AddPhrase,
): void {
  for (const phrase of phrases.split("|"))
    add(phrase, { kind: "range", key: "mileage", range: { max } });
}

/** "Clase C", "Serie 3" and "Modelo Y"; by itself such a name says no make, so it is no everyday word. */
function addSpanishModel(
  { makes }: SearchVocabulary,
  model: NamedValue,
  add: AddPhrase,
): void {
  const spanish = [model.name, ...model.otherNames].flatMap((name) => {
    const [, before, kind = "", after] =
      /^(?:([\p{L}\d]{1,3})[ -])?(class|series|model)(?:[ -]([\p{L}\d]{1,3}))?$/iu.exec(
        name,
      ) ?? [];
    const word = SPANISH_KINDS.get(kind.toLowerCase());
    const sign = before ?? after;
    return word === undefined || sign === undefined ? [] : `${word} ${sign}`;
  });
  const make = makes.find(({ value }) => model.value.startsWith(`${value}~`));
  const nickname = SPANISH_MODEL_NAMES.get(model.value);
  for (const name of nickname === undefined
    ? spanish
    : [...spanish, nickname]) {
    add(name, toMakeModelMeaning(model));
    for (const makeName of make === undefined ? [] : listNames(make))
      add(`${makeName} ${name}`, toMakeModelMeaning(model));
  }
}

const SPANISH_KINDS: ReadonlyMap<string, string> = new Map([
  ["class", "clase"],
  ["series", "serie"],
  ["model", "modelo"],
]);

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
