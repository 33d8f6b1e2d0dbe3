import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";

/** Assumption A483: what costs more than half as much again is not near a price. */
export const MOST_OVER_PRICE = 1.5;

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
