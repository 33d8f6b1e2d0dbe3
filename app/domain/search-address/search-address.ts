import { addClickIdentifiers } from "#app/domain/address/canonical-address.ts";
import {
  type AddressOptions,
  printAddress,
  type QueryEntry,
} from "#app/domain/address/printed-address.ts";
import {
  FILTER_KEYS,
  type FilterKey,
  isRangeKey,
  RANGE_KEYS,
  type RangeKey,
  VALUE_KEYS,
} from "#app/domain/inventory/facets.ts";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import { checkSearch, type SearchAddressRules } from "./search-check.ts";
import { readSearchTexts } from "./search-texts.ts";

const SEARCH_SEGMENT = "search-vehicles";

export type ParsedSearchAddress =
  | {
      readonly kind: "search";
      readonly search: InventorySearch;
      readonly canonical: string;
    }
  /** An equivalent address: answer 301. Click identifiers travel along. */
  | { readonly kind: "redirect"; readonly location: string }
  | { readonly kind: "not-found" };

/** `pathSegments` are the decoded segments after `search-vehicles`; a trailing slash is an empty last one. */
export function parseSearchAddress(
  pathSegments: readonly string[],
  query: URLSearchParams,
  rules: SearchAddressRules,
  options: AddressOptions = {},
): ParsedSearchAddress {
  const texts = readSearchTexts(pathSegments, query);
  const search = texts && checkSearch(texts, rules);
  if (!texts || !search) return { kind: "not-found" };
  const canonical = formatSearchAddress(search, options);
  const requested = printAddress(
    [SEARCH_SEGMENT, ...pathSegments],
    options,
    texts.knownEntries,
  );
  if (requested === canonical) return { kind: "search", search, canonical };
  return { kind: "redirect", location: addClickIdentifiers(canonical, query) };
}

/** The search of a list's path and query, canonical or not; null where they name none. */
export function readSearch(
  address: string,
  rules: SearchAddressRules,
): InventorySearch | null {
  const [path = "", query = ""] = address.split("?", 2);
  const segments = decodeSegments(path);
  const at = segments?.indexOf(SEARCH_SEGMENT) ?? -1;
  if (segments === null || at === -1) return null;
  const texts = readSearchTexts(
    segments.slice(at + 1),
    new URLSearchParams(query),
  );
  return texts && checkSearch(texts, rules);
}

/** A visitor may send any address to come back to; null where one cannot be decoded. */
function decodeSegments(path: string): readonly string[] | null {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** A search has one address: `/search-vehicles/{condition or all}-inventory`, then its first filter, then the rest. */
export function formatSearchAddress(
  search: InventorySearch,
  options: AddressOptions = {},
): string {
  const filter = choosePathFilter(search);
  const path = [
    SEARCH_SEGMENT,
    `${search.condition}-inventory`,
    ...(filter?.segments ?? []),
  ];
  return printAddress(path, options, buildQuery(search, filter?.key ?? null));
}

function buildQuery(search: InventorySearch, pathKey: string | null) {
  const entries: QueryEntry[] = [];
  for (const key of VALUE_KEYS) {
    const values = search.values[key];
    if (values && key !== pathKey) entries.push([key, values.join(",")]);
  }
  for (const key of RANGE_KEYS) {
    const { min, max } = (key !== pathKey && search.ranges[key]) || {};
    if (max !== undefined) entries.push([`${key}_max`, String(max)]);
    if (min !== undefined) entries.push([`${key}_min`, String(min)]);
  }
  if (search.keywords !== null) entries.push(["q", search.keywords]);
  if (search.sort !== null) entries.push(["sort", search.sort]);
  if (search.page !== 1) entries.push(["page", String(search.page)]);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1));
}

export interface PathFilter {
  readonly key: FilterKey;
  readonly segments: readonly string[];
}

/** Spec §3: the first in priority order with one value or one end of a range; null when no filter is that simple. */
function choosePathFilter(search: InventorySearch): PathFilter | null {
  for (const key of FILTER_KEYS) {
    const segments = isRangeKey(key)
      ? findRangeSegments(search, key)
      : findValueSegments(search.values[key]);
    if (segments !== null) return { key, segments: [key, ...segments] };
  }
  return null;
}

function findValueSegments(
  values: readonly string[] | undefined,
): readonly string[] | null {
  const [value] = values ?? [];
  return value === undefined || values?.length !== 1 ? null : value.split("~");
}

function findRangeSegments(
  search: InventorySearch,
  key: RangeKey,
): readonly string[] | null {
  const { min, max } = search.ranges[key] ?? {};
  if (min !== undefined && max === undefined) return ["min", String(min)];
  if (max !== undefined && min === undefined) return ["max", String(max)];
  return null;
}

export function getStoreInventoryAddress(
  storeId: string,
  options?: AddressOptions,
): string {
  return formatSearchAddress(
    { ...EVERYTHING, values: { store: [storeId] } },
    options,
  );
}
