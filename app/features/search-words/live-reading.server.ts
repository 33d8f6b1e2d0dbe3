import { getSearchFormAddress } from "#app/domain/address/page-address.ts";
import { getSearchAlertAddress } from "#app/domain/alerts/alert-address.ts";
import { splitLanguage } from "#app/domain/address/printed-address.ts";
import {
  joinUnknownWords,
  replacePart,
} from "#app/domain/search-words/unknown-phrases.ts";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import {
  cleanSentence,
  tokenize,
} from "#app/domain/search-words/word-tokens.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type {
  InsteadOfNone,
  LiveReading,
} from "#app/site/search/typed-answer.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import { findSearchByPath } from "#app/site/vehicles/gated/profile-link.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { wordsCopy } from "./copy.ts";
import { listExampleSearches } from "./example-searches.server.ts";
import { listFoundCars } from "./found-cars.server.ts";
import { listUnknownParts } from "./near-parts.server.ts";
import { readSearchInWords } from "./read-search.server.ts";
import { readTyped } from "./request-phrases.server.ts";
import { addWords, WORDS_KEY } from "./request-words.server.ts";
import type { WordsPorts } from "./vocabulary.server.ts";

/** Null where the sentence says nothing yet. */
export function readLive(
  ports: WordsPorts & Pick<AppPorts, "clock">,
  facts: Pick<RequestFacts, "gate" | "language" | "visitor">,
  {
    query,
    likely = null,
  }: {
    readonly query: URLSearchParams;
    /** Where the sentence goes on to sooner than anywhere else. */
    readonly likely?: string | null;
  },
): LiveReading | null {
  const { profile, index } = ports;
  const { language } = facts;
  // These are the filters that the form keeps.
  const path = `${getSearchFormAddress()}?${query}`;
  const current = findSearchByPath(path, profile);
  if (current === null) return null;
  const read = (words: string) =>
    readSearchInWords(ports, facts, words, current);
  const text = cleanSentence(query.get(WORDS_KEY) ?? "");
  const reading = readTyped(ports, facts, text, read);
  if (reading === null) return null;
  const t = createTranslator(wordsCopy, profile.texts[language], language);
  const visible = createGatedIndex(
    index,
    facts.gate,
    profile,
    facts.visitor.terms,
  );
  const find = (search: InventorySearch) =>
    visible.search(search)?.results ?? null;
  const count = (search: InventorySearch) => find(search)?.total ?? null;
  // What was read may go on behind what was typed: "seven se" is read as "seven seats".
  const spans = reading.spans.map((it) => ({
    ...it,
    end: Math.min(it.end, text.length),
  }));
  const keywords = joinUnknownWords(
    text,
    reading.view.keywords.map((word) => ({ text: word })),
    spans,
  );
  const results = find(reading.search);
  const total = results?.total ?? null;
  // By itself, a word that no car has was not set aside.
  const isAbsent = total === 0 && spans.length === 0;
  const looked = isAbsent ? [] : keywords;
  const absent = isAbsent ? keywords : [];
  const last = tokenize(text).at(-1)?.start ?? 0;
  const isUnfinished = spans.every(({ end }) => end <= last);
  const unknown = [
    ...absent.map((it) => ({
      text: it.text,
      without: replacePart(text, it),
      isLast: it.end === text.length,
      isAbsent,
      near: null,
    })),
    ...listUnknownParts(reading, { language, read, count }).map(
      ({ start, end, ...it }) => ({
        ...it,
        without: replacePart(text, { start, end }),
        // The word that is being typed may be the rest of it.
        isLast:
          end === text.length ||
          (isUnfinished && text.slice(end, last).trim() === ""),
      }),
    ),
  ];
  const readEnd = Math.max(0, ...[...spans, ...looked].map(({ end }) => end));
  // What was read of it, without a small word behind: of "red suv with th" it is "red suv".
  const begun = isUnfinished ? text.slice(0, readEnd).trim() : "";
  // While a word is not finished, they are the cars of what it may become.
  const findLikely = () => {
    const path = likely && splitLanguage(likely).address;
    const search = path && findSearchByPath(path, profile);
    return search ? find(search) : null;
  };
  const isOpen = likely !== null || unknown.some(({ isLast }) => isLast);
  return {
    count: total,
    address: addWords(reading.address, reading.view.text),
    cars: listFoundCars(
      ports,
      facts,
      begun !== "" && isOpen ? findLikely() : results,
    ),
    alertAddress:
      total === 0 && !isAbsent && profile.alerts.isEnabled
        ? getSearchAlertAddress(reading.search, { language })
        : null,
    instead: total === 0 ? listInstead(ports, facts, count) : null,
    begun:
      begun === ""
        ? null
        : { words: begun, address: addWords(reading.address, begun) },
    parts: [
      ...spans,
      ...looked.map((it) => ({
        ...it,
        label: t("quoted", { words: it.text }),
      })),
    ]
      .toSorted((a, b) => a.start - b.start)
      .map(({ label, ...span }) => ({
        label,
        without: replacePart(text, span),
      })),
    unknown,
  };
}

/** Null where this visitor sees no car at all. */
function listInstead(
  ports: WordsPorts,
  facts: Pick<RequestFacts, "gate" | "language">,
  countCars: (search: InventorySearch) => number | null,
): InsteadOfNone | null {
  const count = countCars(EVERYTHING) ?? 0;
  if (count === 0) return null;
  const { language } = facts;
  return {
    count,
    address: formatSearchAddress(EVERYTHING, { language }),
    searches: listExampleSearches(ports, facts),
  };
}
