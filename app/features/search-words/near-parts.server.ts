import type { InventorySearch } from "#app/domain/inventory/search.ts";
import { findNearWish } from "#app/domain/search-words/near-wishes.ts";
import {
  joinUnknownWords,
  replacePart,
  type UnknownPhrase,
} from "#app/domain/search-words/unknown-phrases.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { UnknownPart } from "#app/site/search/typed-answer.ts";
import type { SearchInWords } from "./read-search.server.ts";

interface NearPorts {
  readonly language: Language;
  readonly read: (words: string) => SearchInWords | null;
  /** Null where the search shows no list. */
  readonly count: (search: InventorySearch) => number | null;
}

/** What says nothing to the reader, each phrase with what comes near to it. */
export function listUnknownParts(
  reading: SearchInWords,
  ports: NearPorts,
): readonly UnknownPart[] {
  const { text } = reading.view;
  return listUnknownPhrases(reading, ports).map(({ phrase, near }) => ({
    text: phrase.text,
    without: replacePart(text, phrase),
    isLast: phrase.end === text.length,
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

/** Only what this store's reader understands, and what leaves a car, is offered. */
function findNear(
  { view: { text, parsedFilters } }: SearchInWords,
  phrase: UnknownPhrase,
  { language, read, count }: NearPorts,
): UnknownWithNear["near"] {
  const instead = findNearWish(phrase.text, language);
  if (instead === null) return null;
  const tried = read(replacePart(text, phrase, instead));
  const known = new Set(parsedFilters.map(({ label }) => label));
  const added = tried?.view.parsedFilters.find(
    ({ label }) => !known.has(label),
  );
  if (tried == null || added === undefined || !count(tried.search)) return null;
  return { label: added.label, reading: tried };
}
