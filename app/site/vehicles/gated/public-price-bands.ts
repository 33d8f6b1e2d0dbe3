import {
  getRangeFacet,
  RANGE_KEYS,
  type RangeKey,
  getValueFacet,
  VALUE_KEYS,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import type { InventorySearch, Range } from "#app/domain/inventory/search.ts";

interface PublicBands {
  readonly lockedPriceBandsDollars: readonly number[];
  readonly paymentBandsDollars: readonly number[];
}

/** The search loses whatever follows from a price more finely than the profile's public bands. */
export function withoutPriceTraces(
  search: InventorySearch,
  bands: PublicBands,
): InventorySearch {
  return {
    ...search,
    ranges: inPublicBands(search.ranges, bands),
    values: withoutValuesOfPrice(search.values),
    sort:
      search.sort === "priceHigh" || search.sort === "priceLow"
        ? "newest"
        : search.sort,
  };
}

/**
 * The index is asked for this range: a band ends with its highest price and starts after the one below, so
 * that no two bands share a price and none is a single one.
 */
export function narrowToBands(search: InventorySearch): InventorySearch {
  const { price } = search.ranges;
  if (price?.min === undefined) return search;
  return {
    ...search,
    ranges: { ...search.ranges, price: { ...price, min: price.min + 1 } },
  };
}

/** The range widens to the public bands, because a finer one would find a locked price by bisection. */
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
    const { lockedBands } = getRangeFacet(key);
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
