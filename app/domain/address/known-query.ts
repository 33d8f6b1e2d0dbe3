import { RANGE_KEYS, VALUE_KEYS } from "#app/domain/inventory/facets.ts";

const KNOWN: ReadonlySet<string> = new Set([
  ...VALUE_KEYS,
  ...RANGE_KEYS.flatMap((key) => [key, `${key}_min`, `${key}_max`]),
  "condition",
  "q",
  "words",
  "sort",
  "page",
  "vins",
  "show",
]);

/** It tells whether any page reads the query key; letter case does not matter. */
export function isKnownQueryKey(name: string): boolean {
  return KNOWN.has(name.toLowerCase());
}
