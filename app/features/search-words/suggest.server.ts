import { getSearchFormAddress } from "#app/domain/address/page-address.ts";
import { getMake, type InventorySearch } from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { applyReading } from "#app/domain/search-words/apply-reading.ts";
import type { WordsReading } from "#app/domain/search-words/meaning.ts";
import { readWords } from "#app/domain/search-words/read-words.ts";
import {
  cleanSentence,
  tokenize,
} from "#app/domain/search-words/word-tokens.ts";
import { foldText } from "#app/domain/vehicle/normalize-text.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type { Suggestion } from "#app/site/search/typed-answer.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import { findSearchByPath } from "#app/site/vehicles/gated/profile-link.server.ts";
import { suggestionsCopy } from "./copy.ts";
import { listExamples } from "./example-searches.server.ts";
import { findNamePicture } from "./name-pictures.server.ts";
import { canFollow, findNamed, orderNames } from "./offered-names.server.ts";
import { suggestPages } from "./question-pages.server.ts";
import { addWords, WORDS_KEY } from "./request-words.server.ts";
import {
  getSuggestionNames,
  type SuggestionName,
  toSearchableName,
} from "./suggestion-names.server.ts";
import { getKnownWords, type WordsPorts } from "./vocabulary.server.ts";

const MOST = 8;
/** At most this many words at the end of a sentence may be the beginning of one name. */
const LONGEST_FRAGMENT = 4;

/** Each continues a sentence that is still being typed, and says how many cars it would leave. */
export function suggest(
  ports: WordsPorts,
  {
    gate,
    language,
    visitor,
  }: Pick<RequestFacts, "gate" | "language" | "visitor">,
  { query }: { readonly query: URLSearchParams },
): readonly Suggestion[] {
  const sentence = cleanSentence(query.get(WORDS_KEY) ?? "");
  const { profile, index } = ports;
  // These are the filters that the form keeps.
  const path = `${getSearchFormAddress()}?${query}`;
  const current = findSearchByPath(path, profile);
  if (current === null) return [];
  if (sentence === "") return listExamples(ports, { gate, language });
  const t = createTranslator(
    suggestionsCopy,
    profile.texts[language],
    language,
  );
  const begun = tokenize(sentence)
    .map(({ text }) => text)
    .join(" ");
  const pages = suggestPages(profile, language, begun).map(
    ({ topic, address }): Suggestion => ({
      label: t(`page.${topic}`),
      kind: "",
      detail: t("kind.page"),
      address,
    }),
  );
  const words = getKnownWords(ports, gate);
  const names = getSuggestionNames(words, profile, language);
  const visible = createGatedIndex(index, gate, profile, visitor.terms);
  for (const { head, fragment } of listFragments(sentence)) {
    // Most fragments begin no name, and nothing before them need be read.
    if (findNamed(names, fragment).length === 0) continue;
    const read = readWords(head, words.book);
    const saidMakes = listSaidMakes(read);
    const named = findNamed(
      names.filter((it) => canFollow(it, saidMakes)),
      fragment,
    );
    if (named.length === 0) continue;
    const written = writeNames(head, read, names);
    const answer = visible.search(
      head === "" ? current : applyReading(current, read),
    );
    if (answer === null) return pages;
    const { counts } = answer.results;
    const offered = named.flatMap((it) => {
      const { key, value } = it.name;
      const count = counts[key].find((at) => at.value === value)?.count ?? 0;
      return count === 0 ? [] : { ...it, count };
    });
    if (offered.length === 0) continue;
    const { hiddenConditions: _, ...shown } = answer.search;
    const found = orderNames(offered, fragment, MOST - pages.length).flatMap(
      ({ name, foundBy, count }) => {
        const address = formatSearchAddress(addName(shown, name), { language });
        const label =
          head === ""
            ? name.label
            : `${written} ${toContinuation(name, saidMakes)}`;
        // A sentence that is whole already leads nowhere that its own count does not.
        if (head !== "" && foldText(label) === foldText(sentence)) return [];
        const kind = t(`kind.${name.kind}`);
        return {
          label,
          kind: foundBy === null ? kind : t("foundBy", { kind, name: foundBy }),
          detail: t("cars", { count }),
          address: head === "" ? address : addWords(address, label),
          ...findNamePicture(ports, gate, words, name),
        };
      },
    );
    return [...pages, ...found];
  }
  return pages;
}

/** The makes that the words name, by themselves or by a model of theirs. */
function listSaidMakes({ parsedFilters }: WordsReading): ReadonlySet<string> {
  return new Set(
    parsedFilters.flatMap(({ filter }) =>
      filter.kind === "values" && filter.key === "make_model"
        ? filter.values.map(getMake)
        : [],
    ),
  );
}

/** What was typed keeps its letters, and makes and models in it get their capitals: "red honda" is "red Honda". */
function writeNames(
  head: string,
  { parsedFilters }: WordsReading,
  names: readonly SuggestionName[],
): string {
  return parsedFilters.reduceRight((text, { start, end, filter }) => {
    if (filter.kind !== "values" || filter.key !== "make_model") return text;
    const said = foldText(text.slice(start, end));
    const name = names
      .filter(
        ({ key, value }) =>
          key === "make_model" && filter.values.includes(value),
      )
      .flatMap(({ label, ownName }) => [label, ownName])
      .find((it) => foldText(it) === said);
    return name === undefined
      ? text
      : text.slice(0, start) + name + text.slice(end);
  }, head);
}

/** These begin with a name that somebody gave. */
const NAMED_FEATURES: readonly string[] = [
  "apple-carplay",
  "android-auto",
  "bluetooth",
];

/**
 * Behind other words only names and abbreviations keep their capitals: "Honda con asientos de piel", "Toyota SUV". A make
 * is not said twice: "Honda Civic".
 */
function toContinuation(
  { kind, value, label, ownName }: SuggestionName,
  saidMakes: ReadonlySet<string>,
): string {
  if (kind === "model" && saidMakes.has(getMake(value))) return ownName;
  const [, first = "", rest = ""] = /^(\S+)(.*)$/s.exec(label) ?? [];
  const isName =
    kind === "make" ||
    kind === "model" ||
    NAMED_FEATURES.includes(value) ||
    (first.match(/\p{Lu}/gu) ?? []).length > 1;
  return isName ? label : first.toLowerCase() + rest;
}

/** The longest end of the sentence is tried first: for "red honda ci" all of it, then "honda ci", then "ci". */
function listFragments(sentence: string) {
  return tokenize(sentence)
    .map(({ start }) => ({
      head: sentence.slice(0, start).replace(/(?<![\s,;])[\s,;]+$/, ""),
      fragment: toSearchableName(sentence.slice(start)),
    }))
    .slice(-LONGEST_FRAGMENT);
}

/** A feature joins those in use; any other name takes the place of its like. */
function addName(
  search: InventorySearch,
  { key, value }: SuggestionName,
): InventorySearch {
  const kept = key === "features" ? (search.values.features ?? []) : [];
  const values = [...new Set([...kept, value])].sort();
  return { ...search, values: { ...search.values, [key]: values }, page: 1 };
}
