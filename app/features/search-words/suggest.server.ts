import {
  formatSearchAddress,
  parseSearchAddress,
} from "#app/domain/search-address/search-address.ts";
import { getSearchFormAddress } from "#app/domain/address/page-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import { applyReading } from "#app/domain/search-words/apply-reading.ts";
import { readWords } from "#app/domain/search-words/read-words.ts";
import {
  cleanSentence,
  tokenize,
} from "#app/domain/search-words/word-tokens.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";
import { getSearchAddressRules } from "#app/site/store/profile-rules.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import { suggestionsCopy } from "./suggestions-copy.ts";
import {
  toSearchableName,
  type SuggestionName,
  getSuggestionNames,
} from "./suggestion-names.server.ts";
import { getKnownWords, type WordsPorts } from "./vocabulary.server.ts";
import { WORDS_KEY } from "./request-words.server.ts";

export interface Suggestion {
  readonly label: string;
  /** The detail reads "Feature, 143 cars". */
  readonly detail: string;
  readonly address: string;
}

const MOST = 8;
/** At most this many words at the end of a sentence may be the beginning of one name. */
const LONGEST_FRAGMENT = 4;

/** Each suggestion continues a sentence that is still being typed, and says how many cars it would leave. */
export function suggest(
  ports: WordsPorts,
  gate: Gate,
  language: Language,
  query: URLSearchParams,
  visitorTerms: PricingTerms | null = null,
): readonly Suggestion[] {
  const sentence = cleanSentence(query.get(WORDS_KEY) ?? "");
  const { profile, index } = ports;
  const current = readCurrentSearch(query, ports);
  if (sentence === "" || current === null) return [];
  const words = getKnownWords(ports, gate);
  const names = getSuggestionNames(words, profile, language);
  for (const { head, fragment } of listFragments(sentence)) {
    const found = names.filter((it) => isBegun(it, fragment));
    if (found.length === 0) continue;
    const read = readWords(head, words.vocabulary, words.book);
    const base = head === "" ? current : applyReading(current, read);
    const answer = createGatedIndex(index, gate, profile, visitorTerms).search(
      base,
    );
    if (answer === null) return [];
    const { search } = answer;
    const { counts } = answer.results;
    const offered = found
      .flatMap((name) => {
        const facet = counts[name.key].find((it) => it.value === name.value);
        const count = facet?.count ?? 0;
        return count === 0 ? [] : { name, count };
      })
      .sort(
        (a, b) =>
          getRank(b.name, fragment) - getRank(a.name, fragment) ||
          b.count - a.count,
      );
    if (offered.length === 0) continue;
    const t = createTranslator(
      suggestionsCopy,
      profile.texts[language],
      language,
    );
    const { hiddenConditions: _, ...shown } = search;
    return offered.slice(0, MOST).map(({ name, count }) => ({
      label: head === "" ? name.label : `${head} ${name.label}`,
      detail: t("detail", {
        kind: t(`kind.${name.kind}`),
        cars: t("cars", { count }),
      }),
      address: getSuggestionAddress(shown, name, head, language),
    }));
  }
  return [];
}

/** The longest end of the sentence is tried first: for "red honda ci" all of it, then "honda ci", then "ci". */
function listFragments(
  sentence: string,
): readonly { readonly head: string; readonly fragment: string }[] {
  const tokens = tokenize(sentence);
  return tokens
    .map(({ start }) => ({
      head: sentence.slice(0, start).replace(/(?<![\s,;])[\s,;]+$/, ""),
      fragment: toSearchableName(sentence.slice(start)),
    }))
    .slice(-LONGEST_FRAGMENT);
}

function isBegun({ names }: SuggestionName, fragment: string): boolean {
  return names.some((name) => name.includes(fragment));
}

/** A name that begins with the fragment stands before one that has it inside. */
function getRank({ label }: SuggestionName, fragment: string): number {
  return toSearchableName(label).startsWith(fragment) ? 1 : 0;
}

function getSuggestionAddress(
  base: InventorySearch,
  { key, value, label }: SuggestionName,
  head: string,
  language: Language,
): string {
  const isAdded = key === "features";
  const before = isAdded ? (base.values.features ?? []) : [];
  const search: InventorySearch = {
    ...base,
    values: {
      ...base.values,
      [key]: [...new Set([...before, value])].sort(),
    },
    page: 1,
  };
  const address = formatSearchAddress(search, { language });
  if (head === "") return address;
  const query = new URLSearchParams([[WORDS_KEY, `${head} ${label}`]]);
  return `${address}${address.includes("?") ? "&" : "?"}${query}`;
}

/** These are the filters that the form keeps; the answer is null when they cannot be. */
function readCurrentSearch(
  query: URLSearchParams,
  { profile }: WordsPorts,
): InventorySearch | null {
  const rules = getSearchAddressRules(profile);
  const asked = parseSearchAddress([], query, rules);
  if (asked.kind !== "redirect")
    return asked.kind === "search" ? asked.search : null;
  const url = new URL(asked.location, "http://list.invalid");
  const path = url.pathname.slice(getSearchFormAddress().length + 1);
  const segments = path.split("/").map(decodeURIComponent);
  const again = parseSearchAddress(segments, url.searchParams, rules);
  return again.kind === "search" ? again.search : null;
}
