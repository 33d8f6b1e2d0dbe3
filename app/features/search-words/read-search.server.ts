import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import {
  EVERYTHING,
  getMake,
  type InventorySearch,
  isPriceSort,
} from "#app/domain/inventory/search.ts";
import { isWorkedOut, type RangeKey } from "#app/domain/inventory/facets.ts";
import { applyReading } from "#app/domain/search-words/apply-reading.ts";
import type {
  Correction,
  Span,
  UnusedReason,
  UnusedWords,
  ParsedFilter,
  ParsedFilterWords,
  WordsReading,
} from "#app/domain/search-words/meaning.ts";
import { NEVER_TYPOS } from "#app/domain/search-words/word-tables.ts";
import { readWords } from "#app/domain/search-words/read-words.ts";
import {
  cleanSentence,
  tokenize,
} from "#app/domain/search-words/word-tokens.ts";
import type { SearchVocabulary } from "#app/domain/search-words/phrase-book.ts";
import { normalizeKeywords } from "#app/domain/inventory/keywords.ts";
import { keepWords, READ_KEY } from "#app/domain/search-address/kept-words.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  createGatedIndex,
  type GatedIndex,
} from "#app/site/vehicles/gated/gated-index.ts";
import { gateSearch } from "#app/site/vehicles/gated/gated-search.ts";
import { getKnownWords, type WordsPorts } from "./vocabulary.server.ts";
import {
  answerQuestions,
  type QuestionAnswer,
} from "./question-pages.server.ts";
import {
  createParsedFilterLabeler,
  type ReadPart,
} from "./parsed-filter-label.server.ts";

export interface WordsView {
  /** The visitor wrote it like this. */
  readonly text: string;
  /** Labels such as "SUVs" and "up to $20,000" follow the order of the sentence; each address leads on without it. */
  readonly parsedFilters: readonly WordsPart[];
  readonly keywords: readonly string[];
  readonly unused: readonly UnusedWords[];
  readonly corrections: readonly Correction[];
  /** What the sentence asks for besides cars. */
  readonly answers: readonly QuestionAnswer[];
  /** A new sentence replaces these entries, which the old one brought. */
  readonly ownEntries: readonly string[];
}

interface WordsPart {
  readonly label: string;
  readonly address: string;
}

export interface SearchInWords {
  /** This is the current search with the sentence laid over it, as this visitor may make it. */
  readonly search: InventorySearch;
  /** The address is canonical and does not carry the sentence. */
  readonly address: string;
  readonly view: WordsView;
  /** Where in the sentence each label comes from. */
  readonly spans: readonly (Span & { readonly label: string })[];
}

/** A word that no car has is searched for as the beginning or the misspelling of another one from so many letters on. */
const SHORTEST_GUESS = 6;

/** With more words than this to look up one by one, it is no sentence about a car. */
const MOST_LOOKED_UP = 12;

/** The filters are visible; null means that the sentence says nothing. */
export function readSearchInWords(
  ports: WordsPorts,
  facts: Pick<RequestFacts, "gate" | "language">,
  text: string,
  current: InventorySearch = EVERYTHING,
  /** The list was narrowed by the sentence before, and may have been changed since: then its filters stay as they are. */
  isRead = false,
): SearchInWords | null {
  const sentence = cleanSentence(text);
  if (sentence === "") return null;
  const { profile } = ports;
  const { gate, language } = facts;
  const words = getKnownWords(ports, gate);
  const all = readWords(sentence, words.book);
  const sold = removeUnsold(all, words.vocabulary, sentence);
  const visible = createGatedIndex(ports.index, gate, profile);
  const lookUp = createWordLookUp(visible, ports.index);
  const told = removeUntold(sold, visible, sentence);
  const known = keepWordsOfCars(told, lookUp);
  const found = removeUnknownWords(known, lookUp);
  const reading = removeBeginning(found, sentence, words.vocabulary, visible);
  const { answers, unused: unanswered } = answerQuestions(
    profile,
    language,
    reading.questions,
  );
  const read = isRead ? current : applyReading(current, reading);
  const { defaultSort } = profile.search;
  const asked = {
    ...read,
    // Addresses do not name the default order.
    sort: read.sort === defaultSort ? null : read.sort,
  };
  const gated = gateSearch(asked, gate, profile);
  // The gate's own mark is no part of an address.
  const { hiddenConditions: _, ...search } = gated.search ?? asked;
  const listParts = createParsedFilterLabeler(profile, words, language);
  const parts = reading.parsedFilters.map((it) =>
    listParts(it.filter, { ...search, sort: gated.sort }),
  );
  const lost = reading.parsedFilters.filter(
    ({ filter }, at) =>
      parts[at]?.length === 0 &&
      isAboutPrice(filter) &&
      // Whoever took it out knows.
      (gated.arePricesLocked || !isRead),
  );
  const formatWithout = ({ drop }: ReadPart) =>
    keepWords({ ...drop(search), page: 1 }, sentence, language);
  return {
    search,
    address: formatSearchAddress(search, { language }),
    spans: reading.parsedFilters.flatMap(({ start, end }, at) => {
      const label = parts[at]?.map((part) => part.label).join(", ") ?? "";
      return label === "" ? [] : [{ start, end, label }];
    }),
    view: {
      text: sentence,
      parsedFilters: [
        ...new Map(
          parts
            .flat()
            .map((part) => [
              part.label,
              { label: part.label, address: formatWithout(part) },
            ]),
        ).values(),
      ],
      keywords: search.keywords === null ? [] : reading.keywords,
      corrections: reading.corrections,
      answers,
      unused: [
        ...reading.unused,
        ...unanswered,
        ...lost.map(({ start, end }): UnusedWords => ({
          text: sentence.slice(start, end),
          reason: "private-price",
        })),
      ],
      ownEntries: [
        READ_KEY,
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
      return isPriceSort(filter.sort);
    case "values":
      return filter.values.includes("price_drop");
    case "condition":
      return false;
  }
}

function listEntries(filter: ParsedFilter): readonly string[] {
  if (filter.kind === "range")
    return [`${filter.key}_min`, `${filter.key}_max`];
  return [filter.kind === "values" ? filter.key : filter.kind];
}

/** A condition that is not sold here, or a sort that is not offered, has no address. */
function removeUnsold(
  reading: WordsReading,
  { conditions, sortKeys }: SearchVocabulary,
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
  const unused = reading.parsedFilters.flatMap(({ filter, start, end }) => {
    const reason = findReason(filter);
    return reason === null ? [] : { text: sentence.slice(start, end), reason };
  });
  return {
    ...reading,
    parsedFilters: reading.parsedFilters.filter(
      ({ filter }) => findReason(filter) === null,
    ),
    unused: [...reading.unused, ...unused],
  };
}

/** Where no car for sale says how many cylinders it has, asking for them would leave no result. */
function removeUntold(
  reading: WordsReading,
  visible: GatedIndex,
  sentence: string,
): WordsReading {
  const isWorkedOutFilter = ({ filter }: ParsedFilterWords) =>
    (filter.kind === "values" && isWorkedOut(filter.key)) ||
    (filter.kind === "range" && WORKED_OUT_RANGES.includes(filter.key));
  if (!reading.parsedFilters.some(isWorkedOutFilter)) return reading;
  const { counts, rangeFacets } = visible.searchVisible(EVERYTHING);
  const isUntold = (words: ParsedFilterWords) => {
    const { filter } = words;
    if (!isWorkedOutFilter(words)) return false;
    if (filter.kind === "values") return counts[filter.key].length === 0;
    return (
      filter.kind === "range" &&
      filter.key !== "payment" &&
      rangeFacets[filter.key].bounds === null
    );
  };
  const untold = reading.parsedFilters.filter(isUntold);
  return {
    ...reading,
    parsedFilters: [
      ...reading.parsedFilters.filter((it) => !isUntold(it)),
      ...untold.filter(isAboutTrucks).map(({ start, end }) => ({
        start,
        end,
        filter: TRUCKS,
      })),
    ],
    unused: [
      ...reading.unused,
      ...untold.map(({ start, end }): UnusedWords => ({
        text: sentence.slice(start, end),
        reason: "no-data",
      })),
    ],
  };
}

const WORKED_OUT_RANGES: readonly RangeKey[] = ["mpg", "electric-range"];

const TRUCKS: ParsedFilter = {
  kind: "values",
  key: "bodystyle",
  values: ["trucks"],
};

/** Whoever names a cab or a bed wants a truck, if nothing more is known. */
function isAboutTrucks({ filter }: ParsedFilterWords): boolean {
  return (
    filter.kind === "values" && (filter.key === "cab" || filter.key === "bed")
  );
}

/** Null where no car has the word; `near` where only one that is spelled nearly like it, or begins with it, is on cars. */
type WordLookUp = (text: string) => "said" | "near" | null;

function createWordLookUp(
  visible: GatedIndex,
  index: WordsPorts["index"],
): WordLookUp {
  return (text) => {
    const keywords = normalizeKeywords(text);
    if (keywords === null) return null;
    const answer = visible.search({ ...EVERYTHING, keywords });
    if (answer === null || answer.results.total === 0) return null;
    return index.listSwaps(answer.search).length === 0 ? "said" : "near";
  };
}

/** A trim may have the name of a model that is not for sale. */
function keepWordsOfCars(
  reading: WordsReading,
  lookUp: WordLookUp,
): WordsReading {
  const absent = reading.unused
    .filter(({ reason }) => reason === "not-in-stock")
    .map(({ text }) => text);
  const found = [...new Set(absent)]
    .slice(0, MOST_LOOKED_UP)
    .filter((text) => lookUp(text) === "said");
  const isOnCars = ({ reason, text }: UnusedWords) =>
    reason === "not-in-stock" && found.includes(text);
  return {
    ...reading,
    keywords: [
      ...reading.keywords,
      ...reading.unused.filter(isOnCars).map(({ text }) => text),
    ],
    unused: reading.unused.filter((it) => !isOnCars(it)),
  };
}

/**
 * Beside words that are understood, one that no vehicle has would leave no result: it is set aside and named. By itself
 * it stays, and the empty list says so.
 */
function removeUnknownWords(
  reading: WordsReading,
  lookUp: WordLookUp,
): WordsReading {
  const { keywords, parsedFilters, questions } = reading;
  const isFound = (word: string) => {
    const found = lookUp(word);
    // A boat is no Boattail: only a longer word that few people use may stand for the beginning of another.
    return (
      found === "said" ||
      (found === "near" &&
        word.length >= SHORTEST_GUESS &&
        !NEVER_TYPOS.has(word))
    );
  };
  const checked = keywords.slice(0, MOST_LOOKED_UP);
  const found = checked.filter(isFound);
  if (found.length === keywords.length) return reading;
  const isAlone = parsedFilters.length === 0 && questions.length === 0;
  if (found.length === 0 && isAlone) return reading;
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

/** So few letters are no word, unless a name has them. */
const BEGINNING = /^\p{L}{1,2}$/u;

/**
 * A last word that only begins another one is none: "white suv wi" is not finished, and "toyota high" is sooner its
 * Highlander than high beams. Behind its make or model a trim is a word, however short it is: "Camry SE".
 */
function removeBeginning(
  reading: WordsReading,
  sentence: string,
  { models }: SearchVocabulary,
  visible: GatedIndex,
): WordsReading {
  const { keywords, parsedFilters, questions } = reading;
  const last = keywords.at(-1)?.toLowerCase() ?? "";
  const isLast = tokenize(sentence).at(-1)?.text === last;
  const parts = keywords.length + parsedFilters.length + questions.length;
  if (!isLast || parts < 2) return reading;
  const names = parsedFilters.flatMap((it) =>
    it.filter.kind === "values" && it.filter.key === "make_model"
      ? [{ ...it, filter: it.filter }]
      : [],
  );
  const makes = names.flatMap(({ filter }) => filter.values.map(getMake));
  const beginsModel = models.some(
    ({ value, name }) =>
      makes.includes(getMake(value)) &&
      tokenize(name).some(({ text }) => text.startsWith(last)),
  );
  if (!BEGINNING.test(last) && !beginsModel) return reading;
  const named = { ...reading, parsedFilters: names, keywords: [last] };
  const cars =
    names.length === 0
      ? []
      : visible.searchVisible(applyReading(EVERYTHING, named)).vehicles;
  const hasName = cars.some(({ model, trim }) =>
    tokenize(`${model} ${trim ?? ""}`).some(({ text }) => text === last),
  );
  if (hasName) return reading;
  return {
    ...reading,
    keywords: keywords.slice(0, -1),
    unused: [...reading.unused, { text: last, reason: "unclear" }],
  };
}
