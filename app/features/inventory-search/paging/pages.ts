import type { AddressOptions } from "#app/domain/address/printed-address.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { InventoryResults } from "#app/domain/inventory/results.ts";
import {
  type InventorySearch,
  PAGE_SIZE,
} from "#app/domain/inventory/search.ts";
import type { Pages } from "#app/features/inventory-search/list-page-data.ts";

/** No text of a visitor can be taken for this page number, because `q` spells the equals sign otherwise. */
const HOLE = 999_999;

/** The answer is null when everything is on one page. */
export function findPages(
  search: InventorySearch,
  {
    page,
    pageCount,
    total,
  }: Pick<InventoryResults, "page" | "pageCount" | "total">,
  options: AddressOptions,
): Pages | null {
  if (pageCount < 2) return null;
  const pattern = formatSearchAddress({ ...search, page: HOLE }, options);
  const [before = "", after = ""] = pattern.split(`page=${HOLE}`);
  return {
    page,
    pageCount,
    from: (page - 1) * PAGE_SIZE + 1,
    to: Math.min(page * PAGE_SIZE, total),
    first: formatSearchAddress({ ...search, page: 1 }, options),
    before: `${before}page=`,
    after,
  };
}
