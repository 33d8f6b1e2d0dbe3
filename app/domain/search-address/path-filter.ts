import {
  FILTER_KEYS,
  isRangeKey,
  type FilterKey,
  type RangeKey,
} from "#app/domain/inventory/facets.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";

/** It is the filter that stands in the path, with its segments. */
export interface PathFilter {
  readonly key: FilterKey;
  readonly segments: readonly string[];
}

/**
 * Spec §3: it picks the first filter in priority order among those with one value or one end of a range. It is null
 * when no filter is that simple.
 */
export function choosePathFilter(search: InventorySearch): PathFilter | null {
  for (const key of FILTER_KEYS) {
    const segments = isRangeKey(key)
      ? findRangeSegments(search, key)
      : findValueSegments(search.values[key]);
    if (segments !== null) return { key, segments: [key, ...segments] };
  }
  return null;
}

function findValueSegments(
  values: readonly string[] | undefined,
): readonly string[] | null {
  const [value] = values ?? [];
  return value === undefined || values?.length !== 1 ? null : value.split("~");
}

function findRangeSegments(
  search: InventorySearch,
  key: RangeKey,
): readonly string[] | null {
  const { min, max } = search.ranges[key] ?? {};
  if (min !== undefined && max === undefined) return ["min", String(min)];
  if (max !== undefined && min === undefined) return ["max", String(max)];
  return null;
}
