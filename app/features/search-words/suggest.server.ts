import { getSearchFormAddress } from "#app/domain/address/page-address.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { applyReading } from "#app/domain/search-words/apply-reading.ts";
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
import {
  canFollow,
  findNamed,
  listOffered,
  listUsualModels,
  type OfferedName,
  orderNames,
} from "./offered-names.server.ts";
import { suggestPages } from "./question-pages.server.ts";
import { addWords, WORDS_KEY } from "./request-words.server.ts";
import {
  getSuggestionNames,
  type SuggestionName,
  toSearchableName,
} from "./suggestion-names.server.ts";
import {
  listSaidMakes,
  toContinuation,
  writeNames,
} from "./written-names.server.ts";
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
  if (sentence === "")
    return listExamples(ports, { gate, language }, current.condition);
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
    const offered = listOffered(named, answer.results);
    if (offered.length === 0) continue;
    const { hiddenConditions: _, ...shown } = answer.search;
    const describe = ({ name, foundBy, count }: OfferedName) => {
      const kind = t(`kind.${name.kind}`);
      return {
        kind: foundBy === null ? kind : t("foundBy", { kind, name: foundBy }),
        detail: t("cars", { count }),
        ...findNamePicture(ports, gate, words, name),
      };
    };
    const found = orderNames(offered, fragment, MOST - pages.length).flatMap(
      (it) => {
        const { name } = it;
        const address = formatSearchAddress(addName(shown, name), { language });
        const label =
          head === ""
            ? name.label
            : `${written} ${toContinuation(name, saidMakes)}`;
        // A sentence that is whole already leads nowhere that its own count does not.
        if (head !== "" && foldText(label) === foldText(sentence)) return [];
        return {
          label,
          address: head === "" ? address : addWords(address, label),
          ...describe(it),
        };
      },
    );
    const [only] = offered.length === 1 && head === "" ? offered : [];
    if (only?.name.kind !== "bodystyle") return [...pages, ...found];
    // A body style leads nowhere that its own count does not: what most of its cars are goes on from there.
    const within = addName(shown, only.name);
    const inside = visible.search(within);
    const models =
      inside === null ? [] : listUsualModels(names, inside.results);
    return [
      ...pages,
      ...found,
      ...models.map((it) => ({
        label: it.name.label,
        address: formatSearchAddress(addName(within, it.name), { language }),
        ...describe(it),
      })),
    ];
  }
  return pages;
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
