import { isDeepStrictEqual } from "node:util";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import {
  EVERYTHING,
  type InventorySearch,
  isPriceSort,
} from "#app/domain/inventory/search.ts";
import { applyReading } from "#app/domain/search-words/apply-reading.ts";
import type {
  Correction,
  Span,
  UnusedWords,
  ParsedFilter,
} from "#app/domain/search-words/meaning.ts";
import { readWords } from "#app/domain/search-words/read-words.ts";
import { cleanSentence } from "#app/domain/search-words/word-tokens.ts";
import { keepWords, READ_KEY } from "#app/domain/search-address/kept-words.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import { gateSearch } from "#app/site/vehicles/gated/gated-search.ts";
import { removeUnsold, removeUntold } from "./reading/remove-filters.server.ts";
import { sortKeywords } from "./reading/sort-keywords.server.ts";
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
  /** It names a price within a step of those that can be searched while prices are private. */
  readonly isPriceWidened: boolean;
  /** The list still goes by all of it; whoever takes a part out sees that the sentence says more. */
  readonly isWhole: boolean;
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
  const { profile, index } = ports;
  const { gate, language } = facts;
  const words = getKnownWords(ports, gate);
  const all = readWords(sentence, words.book);
  const { vocabulary } = words;
  const visible = createGatedIndex(index, gate, profile);
  const sold = removeUnsold(all, vocabulary, sentence);
  const told = removeUntold(sold, visible, sentence);
  const reading = sortKeywords(told, sentence, { vocabulary, visible, index });
  const { answers, unused: unanswered } = answerQuestions(
    profile,
    language,
    reading.questions,
  );
  const meant = applyReading(current, reading);
  const said = gateSearch(meant, gate, profile);
  const read = isRead ? current : meant;
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
      isWhole:
        parts.every(({ length }) => length > 0) &&
        isInForce(search, said.search),
      isPriceWidened: isPriceWidened(said, meant),
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

/** The sentence read once more would change nothing: no other price has taken the place of its own. */
function isInForce(
  { ranges }: Pick<InventorySearch, "ranges">,
  said: Pick<InventorySearch, "ranges"> | null | undefined,
): boolean {
  return said != null && isDeepStrictEqual(ranges, said.ranges);
}

/** While prices are private they are searched in whole steps, so a sum in between stands for its step. */
function isPriceWidened(
  { search, arePricesLocked }: ReturnType<typeof gateSearch>,
  { ranges }: Pick<InventorySearch, "ranges">,
): boolean {
  return (
    arePricesLocked &&
    (["price", "payment"] as const).some((key) => {
      const shown = search?.ranges[key];
      return shown !== undefined && !isDeepStrictEqual(shown, ranges[key]);
    })
  );
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
