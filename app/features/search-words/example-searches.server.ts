import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type { Suggestion } from "#app/site/search/typed-answer.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import { suggestionsCopy } from "./copy.ts";
import { readSearchInWords } from "./read-search.server.ts";
import { addWords } from "./request-words.server.ts";
import type { WordsPorts } from "./vocabulary.server.ts";

/** They stand in rows of three or six. */
const MOST_BODY_STYLES = 6;

type ExampleFacts = Pick<RequestFacts, "gate" | "language">;

/** The store's own examples, those that find cars now. */
export function listExampleSearches(
  ports: WordsPorts,
  facts: ExampleFacts,
): readonly Suggestion[] {
  const { profile, index } = ports;
  const { language } = facts;
  const t = createTranslator(
    suggestionsCopy,
    profile.texts[language],
    language,
  );
  const visible = createGatedIndex(index, facts.gate, profile);
  return profile.search.suggestions.flatMap((text) => {
    const label = text[language];
    const read = readSearchInWords(ports, facts, label);
    const count = (read && visible.search(read.search)?.results.total) ?? 0;
    return read === null || count === 0
      ? []
      : {
          label,
          kind: "",
          detail: t("cars", { count }),
          address: addWords(read.address, label),
        };
  });
}

/** Before anything is typed: the examples, and the body styles that find cars now. */
export function listExamples(
  ports: WordsPorts,
  facts: ExampleFacts,
): readonly Suggestion[] {
  const { profile, index } = ports;
  const { language } = facts;
  const t = createTranslator(
    suggestionsCopy,
    profile.texts[language],
    language,
  );
  const visible = createGatedIndex(index, facts.gate, profile);
  const { counts } = visible.searchVisible(EVERYTHING);
  const bodyStyles = profile.search.bodyStyles.flatMap((style) => {
    const { value, name, icon, active } = style;
    const count = counts.bodystyle.find((it) => it.value === value)?.count ?? 0;
    const search = { ...EVERYTHING, values: { bodystyle: [value] } };
    return !active || count === 0
      ? []
      : {
          label: name[language],
          kind: "",
          detail: t("cars", { count }),
          address: formatSearchAddress(search, { language }),
          bodystyle: icon,
          isTile: true,
        };
  });
  return [
    ...listExampleSearches(ports, facts),
    ...bodyStyles.slice(0, MOST_BODY_STYLES),
  ];
}
