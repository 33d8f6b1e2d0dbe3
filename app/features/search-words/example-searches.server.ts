import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type { Suggestion } from "#app/site/search/typed-answer.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { tellsPrices } from "#app/site/vehicles/gated/tells-prices.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import { suggestionsCopy } from "./copy.ts";
import { readSearchInWords } from "./read-search.server.ts";
import { addWords } from "./request-words.server.ts";
import type { WordsPorts } from "./vocabulary.server.ts";

/** They stand in rows of three or six. */
const MOST_BODY_STYLES = 6;

type ExampleFacts = Pick<RequestFacts, "gate" | "language">;

type Condition = InventorySearch["condition"];

/** What every list of examples is made with: its words, and the cars that this visitor may see. */
function prepare(
  { profile, index }: Pick<WordsPorts, "profile" | "index">,
  { gate, language }: ExampleFacts,
) {
  return {
    t: createTranslator(suggestionsCopy, profile.texts[language], language),
    visible: createGatedIndex(index, gate, profile),
  };
}

/** The store's own examples, those that find cars of the condition now; one that names another keeps its own. */
export function listExampleSearches(
  ports: WordsPorts,
  facts: ExampleFacts,
  condition: Condition = "all",
): readonly Suggestion[] {
  const { profile } = ports;
  const { language } = facts;
  const { t, visible } = prepare(ports, facts);
  return profile.search.suggestions.flatMap((text) => {
    const label = text[language];
    const read = readSearchInWords(ports, facts, label, {
      ...EVERYTHING,
      condition,
    });
    const count = (read && visible.search(read.search)?.results.total) ?? 0;
    return read === null || count === 0
      ? []
      : {
          label,
          kind: "",
          detail: tellsPrices(read.search, facts.gate)
            ? ""
            : t(nameCars(read.search.condition), { count }),
          address: addWords(read.address, label),
        };
  });
}

/** The same as links in a text: "SUV under $20k, low miles: 12 cars". */
export function listExampleLinks(ports: WordsPorts, facts: ExampleFacts) {
  return listExampleSearches(ports, facts).map(
    ({ label, detail, address }) => ({
      label: detail === "" ? label : `${label}: ${detail}`,
      address,
    }),
  );
}

/** A list of one condition is searched within it, so what it counts is named. */
function nameCars(condition: Condition) {
  return condition === "all" ? "cars" : (`cars.${condition}` as const);
}

/** Before anything is typed: the examples, and the body styles, that find cars of the list's condition now. */
export function listExamples(
  ports: WordsPorts,
  facts: ExampleFacts,
  condition: Condition,
): readonly Suggestion[] {
  const { profile } = ports;
  const { language } = facts;
  const { t, visible } = prepare(ports, facts);
  const { counts } = visible.searchVisible({ ...EVERYTHING, condition });
  const bodyStyles = profile.search.bodyStyles.flatMap((style) => {
    const { value, name, icon, active } = style;
    const count = counts.bodystyle.find((it) => it.value === value)?.count ?? 0;
    const search = { ...EVERYTHING, condition, values: { bodystyle: [value] } };
    return !active || count === 0
      ? []
      : {
          label: name[language],
          kind: "",
          detail: t(nameCars(condition), { count }),
          address: formatSearchAddress(search, { language }),
          bodystyle: icon,
          isTile: true,
        };
  });
  return [
    ...listExampleSearches(ports, facts, condition),
    ...bodyStyles.slice(0, MOST_BODY_STYLES),
  ];
}
