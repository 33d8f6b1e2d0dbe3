import type { AddressOptions } from "#app/domain/address/printed-address.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type {
  FacetCount,
  InventoryResults,
} from "#app/domain/inventory/results.ts";
import type { ValueKey } from "#app/domain/inventory/facets.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import {
  type LabelSources,
  formatValueLabel,
} from "#app/features/inventory-search/filter-labels.ts";
import type { Option } from "#app/features/inventory-search/list-page-data.ts";
import {
  toggleValue,
  setValues,
} from "#app/features/inventory-search/search-change.ts";

/** The options of every filter are made from this context. */
export interface FacetContext {
  readonly search: InventorySearch;
  readonly results: InventoryResults;
  readonly sources: LabelSources;
  readonly options: AddressOptions;
}

/** An unused value needs no address of its own, because the facet's link gives it. */
export function buildFacetOption(
  key: ValueKey,
  { value, count, label: ownLabel }: FacetCount,
  selected: readonly string[],
  { search, sources, options }: FacetContext,
): Option {
  const label = ownLabel ?? formatValueLabel(key, value, sources);
  if (!selected.includes(value)) return { value, label, count };
  const without = setValues(search, key, toggleValue(selected, value));
  const address = formatSearchAddress(without, options);
  return { value, label, count, isOn: true, address };
}
