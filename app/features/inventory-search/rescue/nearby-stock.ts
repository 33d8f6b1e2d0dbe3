import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { FacetContext } from "#app/features/inventory-search/facets/facet-options.ts";
import { formatValueLabel } from "#app/features/inventory-search/filter-labels.ts";
import type { WayOut } from "#app/features/inventory-search/list-page-data.ts";
import { setValues } from "#app/features/inventory-search/search-change.ts";

/** The same search runs at each of the stores that it leaves out; the store that finds the most comes first. */
export function listNearbyStock({
  search,
  results,
  sources,
  options,
}: FacetContext): readonly WayOut[] {
  const chosen = search.values.store;
  if (chosen === undefined) return [];
  return results.counts.store
    .filter(({ value, count }) => count > 0 && !chosen.includes(value))
    .toSorted((a, b) => b.count - a.count)
    .map(({ value, count }) => ({
      label: formatValueLabel("store", value, sources),
      count,
      address: formatSearchAddress(
        setValues(search, "store", [value]),
        options,
      ),
    }));
}
