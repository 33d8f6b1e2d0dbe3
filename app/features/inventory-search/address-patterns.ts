import type { ValueKey } from "#app/domain/inventory/facets.ts";
import {
  type InventoryResults,
  type InventorySearch,
  PAGE_SIZE,
} from "#app/domain/inventory/search.ts";
import type { OptionLink, Pages } from "./list-page-data.ts";
import { setValues } from "./search-change.ts";

/** Every search has one address in each language. */
export type FormatAddress = (search: InventorySearch) => string;

/** No value looks like this: keys and features are words, and slugs of makes and models have no underscore. */
const VALUE_HOLE = "_";
/** No text of a visitor can be taken for this page number, because `q` spells the equals sign otherwise. */
const PAGE_HOLE = 999_999;

/** The address has a hole where the values stand. */
export function buildOptionLink(
  search: InventorySearch,
  key: ValueKey,
  formatAddress: FormatAddress,
): OptionLink {
  const selected = search.values[key] ?? [];
  const hole =
    selected.length === 0
      ? [VALUE_HOLE]
      : [VALUE_HOLE, `${VALUE_HOLE}${VALUE_HOLE}`];
  const address = formatAddress(setValues(search, key, hole));
  const holeText = hole.join(",");
  const inPath = `/${key}/${holeText}`;
  const isInPath = address.includes(inPath);
  const entry = isInPath ? inPath : `${key}=${holeText}`;
  const at = isInPath
    ? address.indexOf(inPath)
    : address.search(new RegExp(`(?<=[?&])${entry}`));
  const end = at + entry.length;
  return {
    before: address.slice(0, end - holeText.length),
    after: address.slice(end),
    selected,
    isInPath,
  };
}

/** Null means that everything is on one page. */
export function findPages(
  search: InventorySearch,
  {
    page,
    pageCount,
    total,
  }: Pick<InventoryResults, "page" | "pageCount" | "total">,
  formatAddress: FormatAddress,
): Pages | null {
  if (pageCount < 2) return null;
  const pattern = formatAddress({ ...search, page: PAGE_HOLE });
  const [before = "", after = ""] = pattern.split(`page=${PAGE_HOLE}`);
  return {
    page,
    pageCount,
    from: (page - 1) * PAGE_SIZE + 1,
    to: Math.min(page * PAGE_SIZE, total),
    first: formatAddress({ ...search, page: 1 }),
    before: `${before}page=`,
    after,
  };
}
