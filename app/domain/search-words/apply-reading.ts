import type { RangeKey, ValueKey } from "#app/domain/inventory/facets.ts";
import type { InventorySearch, Range } from "#app/domain/inventory/search.ts";
import { normalizeKeywords } from "#app/domain/inventory/keywords.ts";
import type { WordsReading } from "./meaning.ts";

/** A sentence replaces filters of the kinds that it names; keywords always come from it. */
export function applyReading(
  search: InventorySearch,
  reading: WordsReading,
): InventorySearch {
  const values = new Map<ValueKey, Set<string>>();
  const ranges = new Map<RangeKey, Range>();
  const conditions = new Set<InventorySearch["condition"]>();
  let { sort } = search;
  for (const { filter } of reading.parsedFilters) {
    if (filter.kind === "sort") sort = filter.sort;
    if (filter.kind === "condition") conditions.add(filter.condition);
    if (filter.kind === "range")
      ranges.set(
        filter.key,
        narrowRange(filter.key, ranges.get(filter.key), filter.range),
      );
    if (filter.kind === "values") {
      const known = values.get(filter.key) ?? new Set();
      for (const value of filter.values) known.add(value);
      values.set(filter.key, known);
    }
  }
  const [condition] = conditions;
  const said = Object.fromEntries(
    [...values].map(([key, set]) => [key, toCanonicalValues(set)]),
  );
  return {
    condition:
      condition === undefined
        ? search.condition
        : // Used or new together mean the whole inventory.
          conditions.size > 1
          ? "all"
          : condition,
    values: { ...search.values, ...said },
    ranges: { ...search.ranges, ...Object.fromEntries(ranges) },
    keywords: normalizeKeywords(reading.keywords.join(" ")),
    sort,
    page: 1,
  };
}

/** Makes are removed where models of them are named. */
function toCanonicalValues(values: ReadonlySet<string>): readonly string[] {
  const makesOfModels = new Set(
    [...values].flatMap((value) =>
      value.includes("~") ? [value.slice(0, value.indexOf("~"))] : [],
    ),
  );
  return [...values].filter((value) => !makesOfModels.has(value)).sort();
}

/** Two limits both hold. Where they cannot, the later one counts; of two bare years, the outermost count. */
function narrowRange(
  key: RangeKey,
  known: Range | undefined,
  added: Range,
): Range {
  if (known === undefined) return added;
  const isYear = (range: Range) =>
    key === "year" && range.min !== undefined && range.min === range.max;
  if (isYear(known) && isYear(added))
    return {
      min: Math.min(known.min ?? 0, added.min ?? 0),
      max: Math.max(known.max ?? 0, added.max ?? 0),
    };
  const min = Math.max(known.min ?? 0, added.min ?? 0);
  const max = Math.min(known.max ?? Infinity, added.max ?? Infinity);
  if (min > max) return added;
  return { ...(min > 0 && { min }), ...(max < Infinity && { max }) };
}
