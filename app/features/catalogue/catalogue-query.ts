import {
  checkSort,
  parseFilterValues,
  parseRangeEnd,
  type SearchAddressRules,
} from "#app/domain/search-address/search-check.ts";
import { normalizeKeywords } from "#app/domain/inventory/keywords.ts";
import {
  getRangeFacet,
  RANGE_KEYS,
  type RangeEnd,
  type RangeKey,
  VALUE_KEYS,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import type { InventorySearch, Range } from "#app/domain/inventory/search.ts";
import {
  buildTableFilters,
  parseTableField,
  parseTableFilter,
  type TableFilter,
} from "#app/domain/inventory/table-filter.ts";

export interface ParameterFault {
  readonly parameter: string;
  readonly message: string;
}

export type CatalogueQuery =
  | { readonly ok: true; readonly search: InventorySearch }
  | { readonly ok: false; readonly faults: readonly ParameterFault[] };

const SINGLE = ["condition", "q", "sort", "page"] as const;
const RANGE_ENDS = RANGE_KEYS.flatMap((key) =>
  getRangeFacet(key).ends.map((end) => `${key}_${end}`),
);
const KNOWN: ReadonlySet<string> = new Set([
  ...VALUE_KEYS,
  ...RANGE_ENDS,
  ...SINGLE,
]);
const MAX_PAGE = 100_000;
/** The limit is there because each filter may have to look at every vehicle. */
export const MOST_TABLE_FILTERS = 10;

/** A call says exactly what it wants: an unknown, repeated or impossible parameter is refused by name. */
export function parseCatalogueQuery(
  query: URLSearchParams,
  rules: SearchAddressRules,
): CatalogueQuery {
  const faults: ParameterFault[] = [];
  const refuse = (parameter: string, message: string) => {
    faults.push({ parameter, message });
  };
  for (const name of new Set(query.keys())) {
    if (parseTableField(name) !== null) continue;
    if (!KNOWN.has(name)) refuse(name, "is not a parameter of this call");
    else if (query.getAll(name).length > 1)
      refuse(name, "is given more than once; separate values by commas");
  }
  const table = buildTableFilters(readTableFilters(query, refuse));
  const search: InventorySearch = {
    condition: readCondition(query.get("condition"), rules, refuse),
    values: readValues(query, rules, refuse),
    ranges: readRanges(query, refuse),
    keywords: normalizeKeywords(query.get("q") ?? ""),
    ...(table && { table }),
    sort: readSort(query.get("sort"), rules, refuse),
    page: readPage(query.get("page"), refuse),
  };
  return faults.length > 0 ? { ok: false, faults } : { ok: true, search };
}

type Refuse = (parameter: string, message: string) => void;

function readCondition(
  text: string | null,
  { conditionsSold }: SearchAddressRules,
  refuse: Refuse,
): InventorySearch["condition"] {
  if (text === null || text === "all") return "all";
  const condition = conditionsSold.find((it) => it === text);
  if (condition === undefined)
    refuse("condition", `must be all, ${conditionsSold.join(", ")}`);
  return condition ?? "all";
}

function readValues(
  query: URLSearchParams,
  { storeIds }: SearchAddressRules,
  refuse: Refuse,
): InventorySearch["values"] {
  const values: Partial<Record<ValueKey, readonly string[]>> = {};
  for (const key of VALUE_KEYS) {
    const text = query.get(key);
    if (text === null) continue;
    const texts = text.split(",").map((it) => it.trim());
    const parsed = texts.includes("")
      ? null
      : parseFilterValues(key, texts, storeIds);
    if (parsed === null) refuse(key, "has a value that does not exist");
    else values[key] = parsed;
  }
  return values;
}

function readRanges(
  query: URLSearchParams,
  refuse: Refuse,
): InventorySearch["ranges"] {
  const ranges: Partial<Record<RangeKey, Range>> = {};
  for (const key of RANGE_KEYS) {
    const min = readRangeEnd(query, key, "min", refuse);
    const max = readRangeEnd(query, key, "max", refuse);
    if (min !== null && max !== null && min > max)
      refuse(`${key}_min`, `must not be above ${key}_max`);
    else if (min !== null || max !== null)
      ranges[key] = {
        ...(min !== null && { min }),
        ...(max !== null && { max }),
      };
  }
  return ranges;
}

function readRangeEnd(
  query: URLSearchParams,
  key: RangeKey,
  end: RangeEnd,
  refuse: Refuse,
): number | null {
  const name = `${key}_${end}`;
  const text = query.get(name);
  if (text === null) return null;
  const number = parseRangeEnd(key, end, text);
  // A program is told of what a shopper is forgiven.
  const asked = Number(text);
  if (number === null || asked > number || asked <= number - 1)
    refuse(name, "must be a whole number that this range can have");
  return number;
}

/** `filter[field]=mode:value` may appear many times, also several times for one field (Spec §5). */
function readTableFilters(
  query: URLSearchParams,
  refuse: Refuse,
): readonly TableFilter[] {
  const given = [...query].filter(([name]) => parseTableField(name) !== null);
  for (const [name] of given.slice(MOST_TABLE_FILTERS))
    refuse(name, `is one filter too many: ${MOST_TABLE_FILTERS} is the most`);
  return given.slice(0, MOST_TABLE_FILTERS).flatMap(([name, text]) => {
    const parsed = parseTableFilter(parseTableField(name) ?? "", text);
    if (parsed.ok) return [parsed.filter];
    refuse(name, parsed.message);
    return [];
  });
}

function readSort(
  text: string | null,
  rules: SearchAddressRules,
  refuse: Refuse,
): InventorySearch["sort"] {
  const sort = checkSort(text, rules);
  if (sort === undefined)
    refuse("sort", `must be ${rules.sortKeys.join(", ")}`);
  return sort ?? null;
}

function readPage(text: string | null, refuse: Refuse): number {
  if (text === null) return 1;
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (page < 1 || page > MAX_PAGE)
    refuse("page", `must be a whole number from 1 to ${MAX_PAGE}`);
  return Math.max(page, 1);
}
