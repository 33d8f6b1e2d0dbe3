import { RANGE_KEYS, VALUE_KEYS } from "#app/domain/inventory/facets.ts";

const FILTER_PARAMETERS: readonly string[] = [
  ...VALUE_KEYS,
  ...RANGE_KEYS.flatMap((key) => [`${key}_min`, `${key}_max`]),
];

export interface CanonicalRules {
  /** These query parameters are kept besides the filters. */
  readonly parameters: readonly string[];
  readonly isLowercased: boolean;
}

/** Spec §2: a canonical address is the path and, of the query, only whitelisted parameters, sorted. */
export function getCanonicalAddress(
  pathname: string,
  query: URLSearchParams,
  { parameters, isLowercased }: CanonicalRules,
): string {
  const kept = [...query]
    .filter(
      ([name]) => FILTER_PARAMETERS.includes(name) || parameters.includes(name),
    )
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join("&");
  const address = kept === "" ? pathname : `${pathname}?${kept}`;
  return isLowercased ? address.toLowerCase() : address;
}

/** The encoding is that of the list's own addresses: a space is a plus, and commas stay readable. */
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed())
    .replaceAll("%20", "+")
    .replaceAll("%2C", ",");
}
