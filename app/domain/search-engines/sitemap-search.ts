import { findLeftOutReason } from "#app/domain/search-address/left-out.ts";
import { RANGE_KEYS } from "#app/domain/inventory/facets.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

export interface SitemapSearchRules {
  readonly conditionsSold: readonly Condition[];
  readonly namedAddresses: ReadonlySet<string>;
}

/**
 * Listed are first pages of a whole condition, of one value of one filter, or of what a menu names. Amounts are
 * endless, so the others are left out (Assumption A20).
 */
export function isSitemapSearch(
  search: InventorySearch,
  address: string,
  { conditionsSold, namedAddresses }: SitemapSearchRules,
): boolean {
  const [path = "", query] = address.split("?", 2);
  if (findLeftOutReason(path, new URLSearchParams(query)) !== null)
    return false;
  if (namedAddresses.has(address)) return true;
  const { condition, ranges, page } = search;
  // Where only used vehicles are sold, "used" would be the same list again.
  if (condition !== "all" && conditionsSold.length < 2) return false;
  return page === 1 && RANGE_KEYS.every((key) => ranges[key] === undefined);
}
