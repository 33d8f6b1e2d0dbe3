import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { AddressOptions } from "#app/domain/address/printed-address.ts";
import type { ValueKey } from "#app/domain/inventory/facets.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { OptionLink } from "#app/features/inventory-search/list-page-data.ts";
import { setValues } from "#app/features/inventory-search/search-change.ts";

/** No value looks like this: keys and features are words, and slugs of makes and models have no underscore. */
const HOLE = "_";

/** Adding any one value of a key leads to this address, which has a hole where the values stand. */
export function buildOptionLink(
  search: InventorySearch,
  key: ValueKey,
  options: AddressOptions,
): OptionLink {
  const selected = search.values[key] ?? [];
  const hole = selected.length === 0 ? [HOLE] : [HOLE, `${HOLE}${HOLE}`];
  const address = formatSearchAddress(setValues(search, key, hole), options);
  const holeText = hole.join(",");
  const inPath = `/${key}/${holeText}`;
  const inQuery = `${key}=${holeText}`;
  const pathAt = address.indexOf(inPath);
  const isInPath = pathAt !== -1;
  const at = isInPath ? pathAt : address.search(buildQueryPattern(inQuery));
  const skipped = (isInPath ? inPath : inQuery).length;
  const start = isInPath || at === -1 ? at : at + 1;
  return {
    before: address.slice(0, start + skipped - holeText.length),
    after: address.slice(start + skipped),
    selected,
    isInPath,
  };
}

function buildQueryPattern(entry: string): RegExp {
  return new RegExp(`[?&]${entry}`);
}
