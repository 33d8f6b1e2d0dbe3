import type { AddressOptions } from "#app/domain/address/printed-address.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import {
  RANGE_KEYS,
  VALUE_KEYS,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import {
  formatChipLabel,
  formatConditionLabel,
  type LabelSources,
  formatRangeLabel,
} from "#app/features/inventory-search/filter-labels.ts";
import type { Chip } from "#app/features/inventory-search/list-page-data.ts";
import {
  setRange,
  setValues,
} from "#app/features/inventory-search/search-change.ts";

export interface AppliedFilter {
  readonly label: string;
  /** This is the label without quotation marks of its own, for a sentence that sets them. */
  readonly name: string;
  /** It returns the search without this filter. */
  readonly drop: (search: InventorySearch) => InventorySearch;
}

/** The condition comes first, then values and ranges in the spec's priority order, then words. */
export function listAppliedFilters(
  search: InventorySearch,
  sources: LabelSources,
  isConditionChosen: boolean,
): readonly AppliedFilter[] {
  const { condition, values, ranges, keywords } = search;
  const { t } = sources;
  const applied: AppliedFilter[] = [];
  if (isConditionChosen && condition !== "all")
    applied.push({
      ...toLabelAndName(formatConditionLabel(condition, t)),
      drop: (it) => ({ ...it, condition: "all", page: 1 }),
    });
  for (const key of VALUE_KEYS)
    for (const value of values[key] ?? [])
      applied.push({
        ...toLabelAndName(formatChipLabel(key, value, sources)),
        drop: (it) => removeValue(it, key, value),
      });
  for (const key of RANGE_KEYS) {
    const range = ranges[key];
    if (range !== undefined)
      applied.push({
        ...toLabelAndName(formatRangeLabel(key, range, t)),
        drop: (it) => setRange(it, key, null),
      });
  }
  if (keywords !== null)
    applied.push({
      label: t("chip.keywords", { words: keywords }),
      name: keywords,
      drop: (it) => ({ ...it, keywords: null, page: 1 }),
    });
  return applied;
}

const toLabelAndName = (label: string) => ({ label, name: label });

export function buildChips(
  search: InventorySearch,
  applied: readonly AppliedFilter[],
  options: AddressOptions,
): readonly Chip[] {
  return applied.map(({ label, drop }) => ({
    label,
    address: formatSearchAddress(drop(search), options),
  }));
}

function removeValue(
  search: InventorySearch,
  key: ValueKey,
  value: string,
): InventorySearch {
  const kept = search.values[key]?.filter((it) => it !== value) ?? [];
  return setValues(search, key, kept);
}
