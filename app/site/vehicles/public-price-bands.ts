import type {
  InventorySearch,
  Range,
  ValueKey,
} from "#app/domain/inventory/search.ts";

interface PublicBands {
  readonly lockedPriceBandsDollars: readonly number[];
  readonly paymentBandsDollars: readonly number[];
}

/** The search without anything that follows from a price finer than the profile's public bands. */
export function withoutPriceTraces(
  search: InventorySearch,
  { lockedPriceBandsDollars, paymentBandsDollars }: PublicBands,
): InventorySearch {
  const { price, payment, ...ranges } = search.ranges;
  const band = price && snapToBands(price, lockedPriceBandsDollars);
  const paymentBand = payment && snapToBands(payment, paymentBandsDollars);
  return {
    ...search,
    ranges: {
      ...ranges,
      ...(band && { price: band }),
      ...(paymentBand && { payment: paymentBand }),
    },
    values: withoutPriceDrops(search.values),
    sort:
      search.sort === "priceHigh" || search.sort === "priceLow"
        ? "newest"
        : search.sort,
  };
}

/**
 * The range as the index is asked for it: a band ends with its highest price and starts after the one below,
 * so that no two bands share a price and none is a single one.
 */
export function insideBands(search: InventorySearch): InventorySearch {
  const { price } = search.ranges;
  if (price?.min === undefined) return search;
  return {
    ...search,
    ranges: { ...search.ranges, price: { ...price, min: price.min + 1 } },
  };
}

/** Outwards to the public bands: a finer range would find a locked price by bisection. */
function snapToBands(
  { min, max }: Range,
  bandsDollars: readonly number[],
): Range | null {
  const upper = bandsDollars.find((end) => max !== undefined && end >= max);
  const lower = bandsDollars.findLast(
    (start) =>
      min !== undefined &&
      start <= min &&
      // A band of one price would be that price.
      (upper === undefined || start < upper),
  );
  if (lower === undefined && upper === undefined) return null;
  return {
    ...(lower !== undefined && { min: lower }),
    ...(upper !== undefined && { max: upper }),
  };
}

type SearchValues = Partial<Record<ValueKey, readonly string[]>>;

function withoutPriceDrops({
  great_deals,
  ...values
}: SearchValues): SearchValues {
  const kept = great_deals?.filter((deal) => deal !== "price_drop") ?? [];
  return kept.length === 0 ? values : { ...values, great_deals: kept };
}
