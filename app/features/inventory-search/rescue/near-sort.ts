import {
  RANGE_KEYS,
  type RangeEnd,
  type RangeKey,
} from "#app/domain/inventory/facets.ts";
import type { InventorySearch, SortKey } from "#app/domain/inventory/search.ts";

/** What comes first when an end of a range is given up: the cars that miss it by the least. */
const NEAR_SORTS: Partial<
  Readonly<Record<RangeKey, Partial<Readonly<Record<RangeEnd, SortKey>>>>>
> = {
  price: { max: "priceLow", min: "priceHigh" },
  payment: { max: "priceLow" },
  year: { min: "year" },
  mileage: { max: "mileage" },
  mpg: { min: "mpg" },
};

/** The end of a range that was given up, and the order that begins with what misses it by the least. */
export interface NearOrder {
  readonly key: RangeKey;
  readonly end: RangeEnd;
  readonly sort: SortKey;
}

/** Null means that no range was given up whose ends have an order. */
export function chooseNearOrder(
  { ranges }: Pick<InventorySearch, "ranges">,
  loosened: Pick<InventorySearch, "ranges">,
): NearOrder | null {
  for (const key of RANGE_KEYS) {
    const given = loosened.ranges[key] === undefined ? ranges[key] : undefined;
    if (given === undefined) continue;
    const end: RangeEnd = given.max === undefined ? "min" : "max";
    const sort = NEAR_SORTS[key]?.[end];
    if (sort !== undefined) return { key, end, sort };
  }
  return null;
}
