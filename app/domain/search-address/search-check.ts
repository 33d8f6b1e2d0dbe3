import { isSlug, slugify } from "#app/domain/address/slug.ts";
import { listFacetValues } from "#app/domain/inventory/facet-values.ts";
import {
  getRangeFacet,
  getValueFacet,
  RANGE_KEYS,
  type RangeEnd,
  type RangeKey,
  VALUE_KEYS,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import { readTypedAmount } from "#app/domain/forms/typed-amount.ts";
import { normalizeKeywords } from "#app/domain/inventory/keywords.ts";
import type {
  InventorySearch,
  Range,
  SortKey,
} from "#app/domain/inventory/search.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { SearchTexts } from "./search-texts.ts";

/** It is null when one of the texts is unknown or impossible. */
export function checkSearch(
  texts: SearchTexts,
  rules: SearchAddressRules,
): InventorySearch | null {
  const condition = checkCondition(texts.condition, rules);
  const values = checkValues(texts, rules);
  const ranges = checkRanges(texts);
  const sort = checkSort(texts.sort, rules);
  const page = checkPage(texts.page);
  if (!condition || !values || !ranges || sort === undefined || !page)
    return null;
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
    const min = minText === undefined ? 0 : parseRangeEnd(key, "min", minText);
    const asked =
      maxText === undefined ? Infinity : parseRangeEnd(key, "max", maxText);
    if (min === null || asked === null) return null;
    const max = isWithinOne(minText, maxText) ? Math.max(min, asked) : asked;
    if (min > max) return null;
    // A lower end of 0 is no limit at all.
    const range: Range = {
      ...(min > 0 && { min }),
      ...(max < Infinity && { max }),
    };
    if (Object.keys(range).length > 0) checked[key] = range;
  }
  return checked;
}

/** No whole amount lies between $20.50 and $20.70, and the nearest is meant. */
function isWithinOne(minText = "", maxText = ""): boolean {
  const [min, max] = [readTypedAmount(minText), readTypedAmount(maxText)];
  if (min === null || max === null || min.amount > max.amount) return false;
  return max.amount - min.amount < 1;
}

/** The default order has no name in an address. Undefined means that no such order is to be had. */
export function checkSort(
  text: string | null,
  { sortKeys, defaultSort }: SearchAddressRules,
): SortKey | null | undefined {
  if (text === null) return null;
  const known: readonly SortKey[] = ["newest", ...sortKeys];
  const sort = known.find((key) => key.toLowerCase() === text.toLowerCase());
  return sort === defaultSort ? null : sort;
}

function checkPage(text: string | null): number | null {
  if (text === null) return 1;
  return /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

/** A visitor can ask only for what this dealership's inventory has; anything else is not found. */
export interface SearchAddressRules {
  readonly conditionsSold: readonly Condition[];
  readonly sortKeys: readonly SortKey[];
  /** Null where it is not known: then every order is named. */
  readonly defaultSort: SortKey | null;
  readonly storeIds: readonly string[];
}

/** A make gives way to its models. Null when a value cannot exist; the index decides what is in stock. */
export function parseFilterValues(
  key: ValueKey,
  texts: readonly string[],
  storeIds: readonly string[],
): readonly string[] | null {
  const { kind } = getValueFacet(key);
  const closedSet = listFacetValues(key) ?? storeIds;
  const values = new Set<string>();
  for (const text of texts) {
    const value =
      kind === "names" ? parseMakeModel(text) : findKnown(closedSet, text);
    if (value === null) return null;
    values.add(value);
  }
  // Assumption A3: naming a model narrows its make, so that a form with both boxes ticked finds that model.
  for (const value of values) values.delete(getMakeOfModel(value));
  return [...values].sort();
}

/** Addresses have seven digits at most. */
const MOST = 9_999_999;

/**
 * Reads "20000", "$20,000.50", "20 000" and "20k"; null is no such number. What is too large counts as the largest and
 * what is too small as the smallest, so that a digit too many or too few is answered with a list (Assumption A177).
 */
export function parseRangeEnd(
  key: RangeKey,
  end: RangeEnd,
  text: string,
): number | null {
  const typed = readTypedAmount(text);
  if (typed === null || typed.unit === "percent" || typed.amount < 0)
    return null;
  const { lowest = 0, highest = MOST } = getRangeFacet(key);
  const whole =
    end === "min" ? Math.ceil(typed.amount) : Math.floor(typed.amount);
  return Math.min(Math.max(whole, lowest), highest);
}

function findKnown(known: readonly string[], text: string): string | null {
  const lower = text.toLowerCase();
  return known.find((value) => value.toLowerCase() === lower) ?? null;
}

function parseMakeModel(text: string): string | null {
  const slugs = text.toLowerCase().split("~");
  return slugs.length <= 2 && slugs.every(isSlug) ? slugs.join("~") : null;
}

function getMakeOfModel(value: string): string {
  const tilde = value.indexOf("~");
  return tilde === -1 ? "" : value.slice(0, tilde);
}

/** Makes and models have the values `honda` and `honda~cr-v`. */
export function toMakeModelValue(make: string, model?: string): string {
  if (model === undefined) return slugify(make);
  return `${slugify(make)}~${slugify(model)}`;
}
