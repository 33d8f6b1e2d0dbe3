import { getValueFacet, type ValueKey } from "#app/domain/inventory/facets.ts";
import { type FacetContext, buildFacetOption } from "./facet-options.ts";
import type { ValueFacet } from "#app/features/inventory-search/list-page-data.ts";
import { cutLongList } from "./long-list.ts";
import { listMakeModelOptions } from "./make-model-options.ts";
import { buildOptionLink } from "./option-link.ts";

/** The answer is null when there is nothing to choose between. */
export function buildValueFacet(
  key: ValueKey,
  context: FacetContext,
): ValueFacet | null {
  const { search, results, sources, options } = context;
  const counts = results.counts[key];
  if (counts.length < 2) return null;
  const {
    kind,
    display = "checks",
    isFolded = false,
    shownCount = 99,
  } = getValueFacet(key);
  const selected = search.values[key] ?? [];
  const all =
    kind === "names"
      ? listMakeModelOptions(counts, selected, context)
      : counts.map((it) => buildFacetOption(key, it, selected, context));
  const isUseful = all.some(({ count }) => count !== 0);
  const [shown, rest] = cutLongList(all, shownCount);
  return {
    kind: display,
    key,
    label: sources.t(`facet.${key}`),
    // Where nothing is found, every value is off: the groups stay, but closed.
    isOpen: (!isFolded && isUseful) || selected.length > 0,
    link: buildOptionLink(search, key, options),
    options: shown,
    rest,
  };
}
