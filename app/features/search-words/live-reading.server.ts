import { getSearchFormAddress } from "#app/domain/address/page-address.ts";
import { getSearchAlertAddress } from "#app/domain/alerts/alert-address.ts";
import { findNearWish } from "#app/domain/search-words/near-wishes.ts";
import {
  joinUnknownWords,
  replacePart,
  type UnknownPhrase,
} from "#app/domain/search-words/unknown-phrases.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type {
  LiveReading,
  UnknownPart,
} from "#app/site/search/typed-answer.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import { findSearchByPath } from "#app/site/vehicles/gated/profile-link.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { wordsCopy } from "./copy.ts";
import { readSearchInWords, type SearchInWords } from "./read-search.server.ts";
import { addWords, WORDS_KEY } from "./request-words.server.ts";
import type { WordsPorts } from "./vocabulary.server.ts";

/** Null where the sentence says nothing yet. */
export function readLive(
  ports: WordsPorts,
  facts: Pick<RequestFacts, "gate" | "language" | "visitor">,
  { query }: { readonly query: URLSearchParams },
): LiveReading | null {
  const { profile, index } = ports;
  const { language } = facts;
  // These are the filters that the form keeps.
  const path = `${getSearchFormAddress()}?${query}`;
  const current = findSearchByPath(path, profile);
  if (current === null) return null;
  const read = (words: string) =>
    readSearchInWords(ports, facts, words, current);
  const reading = read(query.get(WORDS_KEY) ?? "");
  if (reading === null) return null;
  const { text } = reading.view;
  const t = createTranslator(wordsCopy, profile.texts[language], language);
  const visible = createGatedIndex(
    index,
    facts.gate,
    profile,
    facts.visitor.terms,
  );
  const count = (search: InventorySearch) =>
    visible.search(search)?.results.total ?? null;
  const unknown = joinUnknownWords(text, reading.view.unused, reading.spans);
  const keywords = joinUnknownWords(
    text,
    reading.view.keywords.map((word) => ({ text: word })),
    reading.spans,
  );
  const total = count(reading.search);
  return {
    count: total,
    address: addWords(reading.address, text),
    alertAddress:
      total === 0 && profile.alerts.isEnabled
        ? getSearchAlertAddress(reading.search, { language })
        : null,
    parts: [
      ...reading.spans.map((it) => ({ ...it, isKeyword: false })),
      ...keywords.map((it) => ({
        ...it,
        label: t("quoted", { words: it.text }),
        isKeyword: true,
      })),
    ]
      .toSorted((a, b) => a.start - b.start)
      .map(({ label, isKeyword, ...span }) => ({
        label,
        isKeyword,
        without: replacePart(text, span),
        isLast: span.end === text.length,
      })),
    unknown: unknown.map((phrase) => ({
      text: phrase.text,
      without: replacePart(text, phrase),
      isLast: phrase.end === text.length,
      near: findNear(reading, phrase, { language, read, count }),
    })),
  };
}

/** Only what this store's reader understands, and what leaves a car, is offered. */
function findNear(
  { view: { text, parsedFilters } }: SearchInWords,
  phrase: UnknownPhrase,
  {
    language,
    read,
    count,
  }: {
    readonly language: Language;
    readonly read: (words: string) => SearchInWords | null;
    readonly count: (search: InventorySearch) => number | null;
  },
): UnknownPart["near"] {
  const instead = findNearWish(phrase.text, language);
  if (instead === null) return null;
  const sentence = replacePart(text, phrase, instead);
  const tried = read(sentence);
  const known = new Set(parsedFilters.map(({ label }) => label));
  const added = tried?.view.parsedFilters.find(
    ({ label }) => !known.has(label),
  );
  if (tried == null || added === undefined || !count(tried.search)) return null;
  return { label: added.label, sentence };
}
