import { parseSearchAddress } from "#app/domain/search-address/search-address.ts";
import { SORT_KEYS } from "#app/domain/inventory/search.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import { orderRangeEnds } from "#app/features/inventory-search/ordered-range-ends.ts";

interface KnownHere {
  readonly language: string;
  readonly storeIds: readonly string[];
}

/**
 * This is the one address of what a form of the list asks for, so that the browser goes there at once instead
 * of being redirected by the server. It is null when the fields make no search; then the server says what is
 * wrong.
 */
export function findDirectAddress(
  fields: Iterable<readonly [name: string, value: unknown]>,
  { language, storeIds }: KnownHere,
): string | null {
  const query = new URLSearchParams();
  for (const [name, value] of fields)
    if (typeof value === "string" && value.trim() !== "")
      query.append(name, value);
  const parsed = parseSearchAddress(
    [],
    orderRangeEnds(query) ?? query,
    { conditionsSold: CONDITIONS, sortKeys: SORT_KEYS, storeIds },
    { language },
  );
  if (parsed.kind === "not-found") return null;
  return parsed.kind === "redirect" ? parsed.location : parsed.canonical;
}
