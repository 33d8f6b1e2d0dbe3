import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import { applyReading } from "#app/domain/search-words/apply-reading.ts";
import type {
  UnusedReason,
  UnusedWords,
  ParsedFilter,
  WordsReading,
} from "#app/domain/search-words/meaning.ts";
import { readWords } from "#app/domain/search-words/read-words.ts";
import { cleanSentence } from "#app/domain/search-words/word-tokens.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import { gateSearch } from "#app/site/vehicles/gated/gated-search.ts";
import { getKnownWords, type WordsPorts } from "./vocabulary.server.ts";
import { createParsedFilterLabeler } from "./parsed-filter-label.server.ts";
import type { WordsView } from "./words-view.ts";

export interface SearchInWords {
  /** This is the current search with the sentence laid over it, as this visitor may make it. */
  readonly search: InventorySearch;
  /** This is its canonical address; it does not carry the sentence. */
  readonly address: string;
  readonly view: WordsView;
}

/**
 * At most this many words of a sentence are looked up one by one; with more of them it is no sentence about a
 * car.
 */
const MOST_LOOKED_UP = 12;

/** This reads a sentence about a car into visible filters; it is null when the sentence says nothing. */
export function readSearchInWords(
  ports: WordsPorts,
  gate: Gate,
  language: Language,
  text: string,
  current: InventorySearch = EVERYTHING,
): SearchInWords | null {
  const sentence = cleanSentence(text);
  if (sentence === "") return null;
  const { profile } = ports;
  const words = getKnownWords(ports, gate);
  const reading = removeUnknownWords(
    removeUnsold(
      readWords(sentence, words.vocabulary, words.book),
      words.vocabulary,
      sentence,
    ),
    ports,
    gate,
  );
  const asked = applyReading(current, reading);
  const gated = gateSearch(asked, gate, profile).search;
  // The gate's own mark is no part of an address.
  const { hiddenConditions: _, ...search } = gated ?? asked;
  const listLabels = createParsedFilterLabeler(profile, words, language);
  const labels = reading.parsedFilters.map((it) =>
    listLabels(it.filter, search),
  );
  const lost = reading.parsedFilters.filter(
    ({ filter }, at) => labels[at]?.length === 0 && isAboutPrice(filter),
  );
  return {
    search,
    address: formatSearchAddress(search, { language }),
    view: {
      text: sentence,
      parsedFilters: [...new Set(labels.flat())],
      keywords: reading.keywords,
      unused: [
        ...reading.unused,
        ...lost.map(({ start, end }): UnusedWords => ({
          text: sentence.slice(start, end),
          reason: "private-price",
        })),
      ],
      ownEntries: [
        ...new Set(
          reading.parsedFilters.flatMap(({ filter }) => listEntries(filter)),
        ),
      ],
    },
  };
}

function isAboutPrice(filter: ParsedFilter): boolean {
  switch (filter.kind) {
    case "range":
      return filter.key === "price" || filter.key === "payment";
    case "sort":
      return filter.sort.startsWith("price");
    case "values":
      return filter.values.includes("price_drop");
    case "condition":
      return false;
  }
}

function listEntries(filter: ParsedFilter): readonly string[] {
  switch (filter.kind) {
    case "values":
      return [filter.key];
    case "range":
      return [`${filter.key}_min`, `${filter.key}_max`];
    case "condition":
    case "sort":
      return [filter.kind];
  }
}

/** A condition that is not sold here, or a sort that is not offered, has no address. */
function removeUnsold(
  reading: WordsReading,
  { conditions, sortKeys }: Parameters<typeof readWords>[1],
  sentence: string,
): WordsReading {
  const findReason = (filter: ParsedFilter): UnusedReason | null => {
    if (filter.kind === "condition" && !conditions.includes(filter.condition))
      return "not-sold";
    const isOffered =
      filter.kind !== "sort" ||
      filter.sort === "newest" ||
      sortKeys.includes(filter.sort);
    return isOffered ? null : "no-filter";
  };
  const unsold = reading.parsedFilters.flatMap(({ filter, start, end }) => {
    const reason = findReason(filter);
    return reason === null ? [] : { text: sentence.slice(start, end), reason };
  });
  if (unsold.length === 0) return reading;
  return {
    ...reading,
    parsedFilters: reading.parsedFilters.filter(
      ({ filter }) => findReason(filter) === null,
    ),
    unused: [...reading.unused, ...unsold],
  };
}

/**
 * Beside words that are understood, one that no vehicle has would leave no result: it is set aside and named.
 * By itself it stays, and the empty list says so.
 */
function removeUnknownWords(
  reading: WordsReading,
  { profile, index }: WordsPorts,
  gate: Gate,
): WordsReading {
  const { keywords, parsedFilters } = reading;
  const isFound = (word: string): boolean => {
    const asked = applyReading(EVERYTHING, {
      parsedFilters: [],
      keywords: [word],
      unused: [],
    });
    return (
      createGatedIndex(index, gate, profile).searchVisible(asked).total > 0
    );
  };
  const checked = keywords.slice(0, MOST_LOOKED_UP);
  const found = checked.filter(isFound);
  if (found.length === keywords.length) return reading;
  if (found.length === 0 && parsedFilters.length === 0) return reading;
  return {
    ...reading,
    keywords: found,
    unused: [
      ...reading.unused,
      ...keywords
        .filter((word) => !found.includes(word))
        .map((text): UnusedWords => ({ text, reason: "no-vehicle" })),
    ],
  };
}
