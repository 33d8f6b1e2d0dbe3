import { getMake, type InventorySearch } from "#app/domain/inventory/search.ts";
import type { Span } from "#app/domain/search-words/meaning.ts";
import { findNearWish } from "#app/domain/search-words/near-wishes.ts";
import {
  joinUnknownWords,
  replacePart,
  type UnknownPhrase,
} from "#app/domain/search-words/unknown-phrases.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { UnknownPart } from "#app/site/search/typed-answer.ts";
import type { SearchInWords } from "./read-search.server.ts";
import type { SuggestionName } from "./suggestion-names.server.ts";

/** As it is written in the middle of a sentence. */
export interface BegunName extends Pick<SuggestionName, "kind" | "value"> {
  readonly text: string;
}

interface NearPorts {
  readonly language: Language;
  readonly read: (words: string) => SearchInWords | null;
  /** Null where the search shows no list. */
  readonly count: (search: InventorySearch) => number | null;
  /** Names of which a phrase is the beginning, from the broad to the narrow. While a sentence is being typed they are offered anyway. */
  readonly listBegun?: (phrase: string) => readonly BegunName[];
}

/** What says nothing to the reader, each phrase with what comes near to it. */
export function listUnknownParts(
  reading: SearchInWords,
  ports: NearPorts,
): readonly (Span & Pick<UnknownPart, "text" | "isAbsent" | "near">)[] {
  return listUnknownPhrases(reading, ports).map(({ phrase, near }) => ({
    ...phrase,
    isAbsent: false,
    near: near && { label: near.label, sentence: near.reading.view.text },
  }));
}

interface UnknownWithNear {
  readonly phrase: UnknownPhrase;
  /** The reading has what comes near in the place of the phrase. */
  readonly near: {
    readonly label: string;
    readonly reading: SearchInWords;
    /** The phrase begins this name and no other one, or this one model of the make that the sentence names. */
    readonly isCompletion: boolean;
  } | null;
}

export function listUnknownPhrases(
  reading: SearchInWords,
  ports: NearPorts,
): readonly UnknownWithNear[] {
  const { text, unused } = reading.view;
  return joinUnknownWords(text, unused, reading.spans).map((phrase) => ({
    phrase,
    near: findNear(reading, phrase, ports),
  }));
}

/** Names of one beginning are many: each is read, and counted. */
const MOST_BEGUN = 8;

/**
 * Only what this store's reader understands, and what leaves a car, is offered; of several names of one kind that the
 * phrase begins it is the one of the most cars.
 */
function findNear(
  reading: SearchInWords,
  phrase: UnknownPhrase,
  ports: NearPorts,
): UnknownWithNear["near"] {
  const wish = findNearWish(phrase.text, ports.language);
  if (wish !== null) {
    const near = tryInstead(reading, phrase, wish, ports);
    return near && { ...near, isCompletion: false };
  }
  const names = ports.listBegun?.(phrase.text) ?? [];
  const tried = names.slice(0, MOST_BEGUN).flatMap(({ text, ...name }) => {
    const it = tryInstead(reading, phrase, writeLike(phrase.text, text), ports);
    return it === null ? [] : [{ ...it, name }];
  });
  // Behind a make, "hig" is sooner its Highlander than the high beams of more cars.
  const alike = tried
    .filter(({ name }) => name.kind === tried[0]?.name.kind)
    .toSorted((a, b) => b.count - a.count);
  const [most, ...others] = alike;
  if (most === undefined) return null;
  const isOnly = tried.length === 1;
  const isOnlyModel = others.length === 0 && isOfSaidMake(reading, most.name);
  return { ...most, isCompletion: isOnly || isOnlyModel };
}

/** Whoever writes small goes on so: "toyota hig" is "toyota highlander". */
function writeLike(typed: string, name: string): string {
  return typed === typed.toLowerCase() ? name.toLowerCase() : name;
}

function isOfSaidMake(
  { search }: SearchInWords,
  { kind, value }: Pick<BegunName, "kind" | "value">,
): boolean {
  const makes = (search.values.make_model ?? []).map(getMake);
  return kind === "model" && makes.includes(getMake(value));
}

function tryInstead(
  { view: { text, parsedFilters } }: SearchInWords,
  phrase: UnknownPhrase,
  instead: string,
  { read, count }: NearPorts,
) {
  const tried = read(replacePart(text, phrase, instead));
  const known = new Set(parsedFilters.map(({ label }) => label));
  const added = tried?.view.parsedFilters.find(
    ({ label }) => !known.has(label),
  );
  if (tried == null || added === undefined) return null;
  const left = count(tried.search);
  return left ? { label: added.label, reading: tried, count: left } : null;
}
