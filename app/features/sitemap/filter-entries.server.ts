import { isValueOffered } from "#app/domain/store-profile/offered-body-styles.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import { isChoice, VALUE_KEYS } from "#app/domain/inventory/facets.ts";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { isSitemapSearch } from "#app/domain/search-engines/sitemap-search.ts";
import type { SitemapEntry } from "#app/domain/search-engines/sitemap-xml.ts";
import { toEntry } from "./page-entries.server.ts";
import type { AppPorts } from "#app/ports.ts";
import { buildNamedSearches } from "#app/site/search/named-searches.server.ts";
import {
  type GatedIndex,
  createGatedIndex,
} from "#app/site/vehicles/gated/gated-index.ts";

/** Lists that the site links and that find some vehicles (Assumption A20). */
export function listFilterEntries(
  { index, profile }: Pick<AppPorts, "index" | "profile">,
  gate: Gate,
): SitemapEntry[] {
  const visible = createGatedIndex(index, gate, profile);
  const { bodyStyles } = profile.search;
  const named = buildNamedSearches(profile);
  const rules = {
    conditionsSold: profile.conditions,
    namedAddresses: new Set(named.keys()),
  };
  const searches = [
    ...(["all", ...profile.conditions] as const).flatMap((condition) =>
      listSingleFilters({ ...EVERYTHING, condition }, visible, bodyStyles),
    ),
    ...[...named.values()].filter((it) => findsVehicles(visible, it)),
  ];
  const addresses = searches.flatMap((search) => {
    const address = formatSearchAddress(search);
    return isSitemapSearch(search, address, rules) ? [address] : [];
  });
  return [...new Set(addresses)].map((address) => toEntry(address));
}

/** All of a condition, and each single value that the list's filters offer. */
function listSingleFilters(
  search: InventorySearch,
  visible: GatedIndex,
  bodyStyles: StoreProfile["search"]["bodyStyles"],
): InventorySearch[] {
  const results = visible.search(search)?.results;
  if (results === undefined || results.total === 0) return [];
  const filtered = VALUE_KEYS.flatMap((key) => {
    const offered = results.counts[key].filter(
      ({ value, count }) => count > 0 && isValueOffered(bodyStyles, key, value),
    );
    return isChoice(key, offered)
      ? offered.map(({ value }) => ({ ...search, values: { [key]: [value] } }))
      : [];
  });
  return [search, ...filtered];
}

/** A search that the gate changes is another list, so it does not count. */
function findsVehicles(visible: GatedIndex, search: InventorySearch): boolean {
  const answer = visible.search(search);
  return (
    answer !== null &&
    answer.results.total > 0 &&
    formatSearchAddress(answer.search) === formatSearchAddress(search)
  );
}
