import { RANGE_KEYS, VALUE_KEYS } from "#app/domain/inventory/facets.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import { READ_KEY } from "#app/domain/search-address/kept-words.ts";
import type { FormEntry } from "#app/features/inventory-search/list-page-data.ts";

/** The address that the form makes redirects to the canonical one. */
export function listFormEntries(
  search: InventorySearch,
  said: string | null,
): readonly FormEntry[] {
  const entries: FormEntry[] = [];
  if (search.condition !== "all") entries.push(["condition", search.condition]);
  for (const key of VALUE_KEYS) {
    const values = search.values[key];
    if (values !== undefined) entries.push([key, values.join(",")]);
  }
  for (const key of RANGE_KEYS) {
    const { min, max } = search.ranges[key] ?? {};
    if (min !== undefined) entries.push([`${key}_min`, String(min)]);
    if (max !== undefined) entries.push([`${key}_max`, String(max)]);
  }
  if (search.keywords !== null) entries.push(["q", search.keywords]);
  if (search.sort !== null) entries.push(["sort", search.sort]);
  if (said !== null) entries.push([READ_KEY, said]);
  return entries;
}
