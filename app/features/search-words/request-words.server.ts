import { isClickIdentifier } from "#app/domain/address/canonical-address.ts";
import {
  formatSearchAddress,
  type ParsedSearchAddress,
  parseSearchAddress,
} from "#app/domain/search-address/search-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { getSearchAddressRules } from "#app/site/store/profile-rules.ts";
import { readSearchInWords } from "./read-search.server.ts";
import type { WordsPorts } from "./vocabulary.server.ts";
import type { WordsView } from "./words-view.ts";

/** This is the query key of a sentence; fields of search forms have this name. */
export const WORDS_KEY = "words";

export interface RequestWords {
  /** The sentence's filters are here; it is null when the request is there already. */
  readonly location: string | null;
  readonly view: WordsView;
}

/**
 * This is the sentence that a request for the list carries; it is null when it carries none. A form sends it
 * beside the filters in use; the answer is the address of all of them, which keeps the sentence so that the
 * list can say how it was read.
 */
export function readRequestWords(
  ports: WordsPorts,
  gate: Gate,
  language: Language,
  url: Pick<URL, "searchParams">,
  parsed: ParsedSearchAddress,
): RequestWords | null {
  const text = url.searchParams.get(WORDS_KEY);
  const current = text === null ? null : findSearch(parsed, ports, language);
  if (text === null || current === null) return null;
  const read = readSearchInWords(ports, gate, language, text, current);
  if (read === null) return null;
  const here = { ...current, page: 1 };
  const isThere =
    parsed.kind === "search" &&
    formatSearchAddress(here, { language }) === read.address;
  return {
    location: isThere
      ? null
      : addWords(read.address, read.view.text, url.searchParams),
    view: read.view,
  };
}

function findSearch(
  parsed: ParsedSearchAddress,
  ports: WordsPorts,
  language: Language,
): InventorySearch | null {
  if (parsed.kind === "search") return parsed.search;
  if (parsed.kind === "not-found") return null;
  const url = new URL(parsed.location, "http://list.invalid");
  const segments = url.pathname.split("/").map(decodeURIComponent);
  const again = parseSearchAddress(
    segments.slice(segments.indexOf("search-vehicles") + 1),
    url.searchParams,
    getSearchAddressRules(ports.profile),
    { language },
  );
  return again.kind === "search" ? again.search : null;
}

/** The address carries the sentence and the advertisers' marks of the request. */
export function addWords(
  address: string,
  words: string,
  query: URLSearchParams = new URLSearchParams(),
): string {
  const added = new URLSearchParams([
    [WORDS_KEY, words],
    ...[...query].filter(([key]) => isClickIdentifier(key)),
  ]);
  return `${address}${address.includes("?") ? "&" : "?"}${added}`;
}
