import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import {
  findLockedBands,
  getValueFacet,
  RANGE_KEYS,
  type RangeKey,
  VALUE_KEYS,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import {
  getStandingSort,
  type InventorySearch,
  isPriceSort,
  type Range,
  type SortKey,
  type SortRules,
} from "#app/domain/inventory/search.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

export interface GatedSearch {
  /** Null means that everything asked for is hidden. */
  readonly search: InventorySearch | null;
  /** This visitor may see these groups; they keep the profile's order. */
  readonly conditions: readonly Condition[];
  /** Nothing about this list may follow from a price: no sort, no free range of prices or payments, no price drops. */
  readonly arePricesLocked: boolean;
  /** The list is in this order, asked for or by default. */
  readonly sort: SortKey;
  /** What was asked for and is not answered as asked, because the answer would tell of prices; the list says so. */
  readonly unanswered: readonly Unanswered[];
}

/** A value of a filter that follows from prices, an order by price, or a finer range than the public bands. */
export const UNANSWERED = ["deals", "sort", "range"] as const;
export type Unanswered = (typeof UNANSWERED)[number];

/** Prices and payments are told behind a lock by these bands alone. */
export type PublicBands = Pick<
  StoreProfile["pricing"],
  "lockedPriceBandsDollars" | "paymentBandsDollars"
> & { readonly lockedTexts?: StoreProfile["pricing"]["lockedTexts"] };

/** The store profile says this. */
export interface GatedInventory {
  readonly conditions: StoreProfile["conditions"];
  readonly pricing: PublicBands;
  readonly search: SortRules;
}

/** The rewritten search's answer says nothing that the gate keeps back. */
export function gateSearch(
  search: InventorySearch,
  gate: Gate,
  { conditions, pricing, search: sortRules }: GatedInventory,
): GatedSearch {
  const { hiddenGroups, lockedPriceGroups } = toListGate(gate);
  const visible = conditions.filter((it) => !hiddenGroups.includes(it));
  const asked =
    search.condition === "all"
      ? visible
      : visible.filter((it) => it === search.condition);
  const arePricesLocked = asked.some((it) => lockedPriceGroups.includes(it));
  const narrowed = {
    ...search,
    ...(hiddenGroups.length > 0 && { hiddenConditions: hiddenGroups }),
    ...(search.table && {
      table: {
        ...search.table,
        lockedConditions: lockedPriceGroups,
        areTextsDropped: pricing.lockedTexts === "dropped",
      },
    }),
  };
  const safe = arePricesLocked
    ? withoutPriceTraces(narrowed, pricing)
    : narrowed;
  return {
    search: asked.length === 0 ? null : safe,
    conditions: visible,
    arePricesLocked,
    sort: safe.sort ?? getStandingSort(sortRules, arePricesLocked),
    unanswered: arePricesLocked ? listUnanswered(search, safe) : [],
  };
}

function listUnanswered(
  asked: InventorySearch,
  safe: InventorySearch,
): readonly Unanswered[] {
  const isLost: Record<Unanswered, boolean> = {
    deals: VALUE_KEYS.some(
      (key) => asked.values[key]?.length !== safe.values[key]?.length,
    ),
    sort: asked.sort !== safe.sort,
    range: RANGE_KEYS.some((key) => {
      const { min, max } = asked.ranges[key] ?? {};
      const answered = safe.ranges[key] ?? {};
      return min !== answered.min || max !== answered.max;
    }),
  };
  return UNANSWERED.filter((it) => isLost[it]);
}

/** Whatever follows from a price more finely than the profile's public bands is lost. */
function withoutPriceTraces(
  search: InventorySearch,
  bands: PublicBands,
): InventorySearch {
  return {
    ...search,
    ranges: inPublicBands(search.ranges, bands),
    values: withoutValuesOfPrice(search.values),
    sort: search.sort !== null && isPriceSort(search.sort) ? null : search.sort,
  };
}

/**
 * A band ends with its highest price and starts after the one below, so that no two bands share a price and none is a
 * single one.
 */
export function narrowToBands(search: InventorySearch): InventorySearch {
  const { price } = search.ranges;
  if (price?.min === undefined) return search;
  return {
    ...search,
    ranges: { ...search.ranges, price: { ...price, min: price.min + 1 } },
  };
}

/** A finer range than the public bands would find a locked price by bisection. */
function snapToBands(
  { min, max }: Range,
  bandsDollars: readonly number[],
): Range | null {
  const upper = bandsDollars.find((end) => max !== undefined && end >= max);
  const lower = bandsDollars.findLast(
    (start) =>
      min !== undefined &&
      start <= min &&
      // A band of one price would reveal that price.
      (upper === undefined || start < upper),
  );
  if (lower === undefined && upper === undefined) return null;
  return {
    ...(lower !== undefined && { min: lower }),
    ...(upper !== undefined && { max: upper }),
  };
}

function inPublicBands(
  ranges: InventorySearch["ranges"],
  bands: PublicBands,
): InventorySearch["ranges"] {
  const safe: Partial<Record<RangeKey, Range>> = {};
  for (const key of RANGE_KEYS) {
    const range = ranges[key];
    const lockedBands = findLockedBands(key);
    const shown =
      range && lockedBands ? snapToBands(range, bands[lockedBands]) : range;
    if (shown) safe[key] = shown;
  }
  return safe;
}

function withoutValuesOfPrice(
  values: InventorySearch["values"],
): InventorySearch["values"] {
  const safe: Partial<Record<ValueKey, readonly string[]>> = {};
  for (const key of VALUE_KEYS) {
    const { valuesOfPrice = [] } = getValueFacet(key);
    const kept = values[key]?.filter((it) => !valuesOfPrice.includes(it)) ?? [];
    if (kept.length > 0) safe[key] = kept;
  }
  return safe;
}
