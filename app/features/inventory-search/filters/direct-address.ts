import { readTypedAmount } from "#app/domain/forms/typed-amount.ts";
import { RANGE_KEYS } from "#app/domain/inventory/facets.ts";
import {
  addReadWords,
  READ_KEY,
} from "#app/domain/search-address/kept-words.ts";
import { parseSearchAddress } from "#app/domain/search-address/search-address.ts";
import { SORT_KEYS, type SortKey } from "#app/domain/inventory/search.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";

interface KnownHere {
  readonly language: string;
  readonly storeIds: readonly string[];
  readonly defaultSort: SortKey | null;
}

/**
 * The browser goes to the one address at once instead of being redirected. Null means that the fields make no search; then
 * the server says what is wrong.
 */
export function findDirectAddress(
  fields: Iterable<readonly [name: string, value: unknown]>,
  { language, storeIds, defaultSort }: KnownHere,
): string | null {
  const query = new URLSearchParams();
  for (const [name, value] of fields)
    if (typeof value === "string" && value.trim() !== "")
      query.append(name, value);
  const parsed = parseSearchAddress(
    [],
    orderRangeEnds(query) ?? query,
    {
      conditionsSold: CONDITIONS,
      sortKeys: SORT_KEYS,
      defaultSort,
      storeIds,
    },
    { language },
  );
  if (parsed.kind === "not-found") return null;
  const address =
    parsed.kind === "redirect" ? parsed.location : parsed.canonical;
  return addReadWords(address, query.get(READ_KEY), { language });
}

/** Two fields are easily mixed up, so the ends are put in order; null means that they are in order. */
export function orderRangeEnds(query: URLSearchParams): URLSearchParams | null {
  const ordered = new URLSearchParams(query);
  let hasSwapped = false;
  for (const key of RANGE_KEYS) {
    const min = query.get(`${key}_min`);
    const max = query.get(`${key}_max`);
    if (min === null || max === null || !(readAmount(min) > readAmount(max)))
      continue;
    ordered.set(`${key}_min`, max);
    ordered.set(`${key}_max`, min);
    hasSwapped = true;
  }
  return hasSwapped ? ordered : null;
}

/** A text that is no number gives NaN: nothing is swapped then, and the codec says what is wrong. */
function readAmount(text: string): number {
  return readTypedAmount(text)?.amount ?? NaN;
}
