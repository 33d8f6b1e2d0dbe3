import { RANGE_KEYS, VALUE_KEYS } from "#app/domain/inventory/facets.ts";
import { encodeQuery } from "./printed-address.ts";

const FILTER_PARAMETERS: readonly string[] = [
  ...VALUE_KEYS,
  ...RANGE_KEYS.flatMap((key) => [`${key}_min`, `${key}_max`]),
];

export interface CanonicalRules {
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
    .map(([name, value]) => `${name}=${encodeQuery(value)}`)
    .join("&");
  const address = kept === "" ? pathname : `${pathname}?${kept}`;
  return isLowercased ? address.toLowerCase() : address;
}

const KNOWN: ReadonlySet<string> = new Set([
  ...FILTER_PARAMETERS,
  ...RANGE_KEYS,
  "condition",
  "q",
  "words",
  "said",
  "sort",
  "page",
  "vins",
  "show",
  "at",
]);

/** Letter case does not matter. */
export function isKnownQueryKey(name: string): boolean {
  return KNOWN.has(name.toLowerCase());
}

const CLICK_IDENTIFIERS: ReadonlySet<string> = new Set([
  "gclid",
  "gbraid",
  "wbraid",
  "dclid",
  "fbclid",
  "msclkid",
  "ttclid",
  "twclid",
  "li_fat_id",
]);

/** Advertisers add these keys to an address: they survive a redirect, but belong to no canonical address. */
export function isClickIdentifier(queryKey: string): boolean {
  return CLICK_IDENTIFIERS.has(queryKey) || queryKey.startsWith("utm_");
}

/** Where an address leads on, the advertisers' marks of the request lead on with it. */
export function addClickIdentifiers(
  address: string,
  query: URLSearchParams,
): string {
  const clicks = new URLSearchParams(
    [...query].filter(([key]) => isClickIdentifier(key)),
  );
  if (clicks.size === 0) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${clicks}`;
}
