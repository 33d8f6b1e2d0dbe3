import type {
  InventoryResults,
  InventorySearch,
} from "#app/domain/inventory/search.ts";
import type { AppliedFilter } from "#app/features/inventory-search/filters/applied-filters.ts";
import { setRange } from "#app/features/inventory-search/search-change.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";

/** Assumption A483: what costs more than half as much again is not near a price. */
export const MOST_OVER_PRICE = 1.5;

/** What costs up to a quarter more is looked at by whoever named a price. */
const LITTLE_OVER = 1.25;

/** The price limit given up by a little; null where there is none. */
export function raisePrice(
  applied: readonly AppliedFilter[],
  { ranges: { price } }: InventorySearch,
): AppliedFilter | null {
  const limit = applied.find((it) => it.limit === "price");
  if (limit === undefined || price?.max === undefined) return null;
  const max = Math.floor(price.max * LITTLE_OVER);
  return {
    ...limit,
    // Nobody says "any price" of it.
    isAlone: false,
    drop: (search) => setRange(search, "price", { ...price, max }),
  };
}

/** How far the first car of a way out is from what was asked for: a wish counts one, and each quarter over the price. */
export function getDistance(
  { losses, dropCount, results: { vehicles } }: NearWay,
  { ranges, hiddenConditions = [] }: InventorySearch,
): number {
  const [first] = vehicles;
  const max = ranges.price?.max;
  if (first === undefined || max === undefined || losses.length === 0)
    return dropCount;
  const isHidden = hiddenConditions.includes(first.condition);
  const over =
    isHidden || first.salePriceCents === null
      ? 1
      : Math.max(0, first.salePriceCents / 100 / max - 1) / (LITTLE_OVER - 1);
  return losses.reduce(
    (sum, { limit }) => sum + (limit === "price" ? over : 1),
    0,
  );
}

interface NearWay {
  readonly losses: readonly AppliedFilter[];
  readonly dropCount: number;
  readonly results: Pick<InventoryResults, "vehicles">;
}

/** A price that is private says nothing of how near it is. */
export function areNearInPrice(
  vehicles: readonly Pick<CardVehicle, "price">[],
  { min = 0, max = Infinity }: NonNullable<InventorySearch["ranges"]["price"]>,
): boolean {
  return vehicles.every(
    ({ price }) =>
      price.state !== "shown" ||
      (price.dollars <= max * MOST_OVER_PRICE &&
        price.dollars * MOST_OVER_PRICE >= min),
  );
}
