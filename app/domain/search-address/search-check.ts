import { normalizeKeywords } from "#app/domain/inventory/keywords.ts";
import {
  RANGE_KEYS,
  VALUE_KEYS,
  type RangeKey,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import type {
  InventorySearch,
  Range,
  SortKey,
} from "#app/domain/inventory/search.ts";
import { parseFilterValues, parseRangeEnd } from "./filter-value.ts";
import type { SearchAddressRules } from "./search-address-rules.ts";
import type { SearchTexts } from "./search-texts.ts";

/** It returns the search that the texts mean, or null when one of them is unknown or impossible. */
export function checkSearch(
  texts: SearchTexts,
  rules: SearchAddressRules,
): InventorySearch | null {
  const condition = checkCondition(texts.condition, rules);
  const values = checkValues(texts, rules);
  const ranges = checkRanges(texts);
  const sort = checkSort(texts.sort, rules);
  const page = checkPage(texts.page);
  if (!condition || !values || !ranges || !sort || !page) return null;
  const keywords = texts.q === null ? null : normalizeKeywords(texts.q);
  return { condition, values, ranges, keywords, sort, page };
}

function checkCondition(
  text: string | null,
  { conditionsSold }: SearchAddressRules,
): InventorySearch["condition"] | null {
  const name = (text ?? "all").toLowerCase().replace(/-inventory$/, "");
  if (name === "all") return "all";
  return conditionsSold.find((condition) => condition === name) ?? null;
}

function checkValues(texts: SearchTexts, rules: SearchAddressRules) {
  const checked: Partial<Record<ValueKey, readonly string[]>> = {};
  for (const key of VALUE_KEYS) {
    const values = parseFilterValues(
      key,
      texts.values.get(key) ?? [],
      rules.storeIds,
    );
    if (values === null) return null;
    if (values.length > 0) checked[key] = values;
  }
  return checked;
}

function checkRanges(texts: SearchTexts) {
  const checked: Partial<Record<RangeKey, Range>> = {};
  for (const key of RANGE_KEYS) {
    const minText = texts.ranges.get(`${key}_min`);
    const maxText = texts.ranges.get(`${key}_max`);
    const min = minText === undefined ? 0 : parseRangeEnd(key, minText);
    const max = maxText === undefined ? Infinity : parseRangeEnd(key, maxText);
    if (min === null || max === null || min > max) return null;
    // A lower end of 0 is no limit at all.
    const range: Range = {
      ...(min > 0 && { min }),
      ...(max < Infinity && { max }),
    };
    if (Object.keys(range).length > 0) checked[key] = range;
  }
  return checked;
}

function checkSort(
  text: string | null,
  { sortKeys }: SearchAddressRules,
): SortKey | null {
  const name = (text ?? "newest").toLowerCase();
  if (name === "newest") return "newest";
  return sortKeys.find((key) => key.toLowerCase() === name) ?? null;
}

function checkPage(text: string | null): number | null {
  if (text === null) return 1;
  return /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}
