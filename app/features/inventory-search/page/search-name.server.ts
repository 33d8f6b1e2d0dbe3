import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { filterCopy } from "#app/features/inventory-search/copy.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { createValueNames } from "#app/site/search/value-names.server.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import { buildSearchTitle } from "#app/features/inventory-search/search-title.ts";
import { joinTitle } from "#app/features/inventory-search/title-words.ts";

/** The words of the list's heading. Null stands for a search of what this visitor may not know. */
export function nameSearch(
  { profile, index }: Pick<AppPorts, "profile" | "index">,
  {
    gate,
    language,
    visitor,
  }: Pick<RequestFacts, "gate" | "language" | "visitor">,
  asked: InventorySearch,
) {
  const visible = createGatedIndex(index, gate, profile, visitor.terms);
  const gated = visible.search(asked);
  if (gated === null) return null;
  const { search, results } = gated;
  const { make_model, bodystyle } = results.counts;
  const { noun, qualifiers } = buildSearchTitle(search, {
    t: createTranslator(filterCopy, profile.texts[language], language),
    findName: createValueNames(profile, language, make_model),
    bodyStyles: bodystyle,
  });
  const known = new Set(make_model.map(({ value }) => value));
  return {
    search,
    name: joinTitle(noun, qualifiers),
    /** Nothing in the name was typed: no words, and no make or model that we do not have. */
    isPlain:
      search.keywords === null &&
      (search.values.make_model ?? []).every((it) => known.has(it)),
  };
}
