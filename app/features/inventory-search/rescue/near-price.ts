import type { Gate } from "#app/domain/gate/gate.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type { FacetContext } from "#app/features/inventory-search/facets/facet-options.ts";
import { getMake, type InventorySearch } from "#app/domain/inventory/search.ts";
import type { AppliedFilter } from "#app/features/inventory-search/filters/applied-filters.ts";
import { setRange } from "#app/features/inventory-search/search-change.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import type { Loosening } from "./ways-out.ts";

/** Assumption A483: what costs more than half as much again is not near a price. */
export const MOST_OVER_PRICE = 1.5;

/** What costs up to a quarter more is looked at by whoever named a price. */
export const LITTLE_OVER = 1.25;

/** The price limit given up by a little, or by as much as is said; null where there is none. */
export function raisePrice(
  applied: readonly AppliedFilter[],
  { ranges: { price } }: Pick<InventorySearch, "ranges">,
  raise = (maxDollars: number) => Math.floor(maxDollars * LITTLE_OVER),
): AppliedFilter | null {
  const limit = applied.find((it) => it.limit === "price");
  if (limit === undefined || price?.max === undefined) return null;
  const max = raise(price.max);
  return {
    ...limit,
    // Nobody says "any price" of it.
    isAlone: false,
    drop: (search) => setRange(search, "price", { ...price, max }),
  };
}

export interface NearContext extends Pick<FacetContext, "search" | "results"> {
  /** A price that is private says nothing of how near a car is. */
  readonly lockedPriceGroups: Gate["lockedPriceGroups"];
}

/** Null where nobody gave a price, and where it is private. */
export function findOpenCents(
  { salePriceCents, condition }: ListedVehicle,
  { lockedPriceGroups }: Pick<NearContext, "lockedPriceGroups">,
): number | null {
  return lockedPriceGroups.includes(condition) ? null : salePriceCents;
}

export function measureCar(vehicle: ListedVehicle, context: NearContext) {
  const { year, miles } = vehicle;
  return { priceCents: findOpenCents(vehicle, context), year, miles };
}

/** Assumption A534: whoever names a model means it first, so another one is further away than another color. */
const MODEL_DISTANCE = 2;

/** How far a car is from what was asked for: a wish counts one, and so does each quarter over the price. */
export function getDistance(
  { losses, dropCount }: Pick<Loosening, "losses" | "dropCount">,
  /** Null where it is private or nobody gave it. */
  priceCents: number | null,
  { ranges, values }: Pick<InventorySearch, "ranges" | "values">,
): number {
  if (losses.length === 0) return dropCount;
  const max = ranges.price?.max;
  const over =
    priceCents === null || max === undefined
      ? 1
      : Math.max(0, priceCents / 100 / max - 1) / (LITTLE_OVER - 1);
  const namesModel = (values.make_model ?? []).some((it) => it !== getMake(it));
  const measure = ({ key, limit }: (typeof losses)[number]) => {
    if (limit === "price") return over;
    return key === "make_model" && namesModel ? MODEL_DISTANCE : 1;
  };
  return losses.reduce((sum, it) => sum + measure(it), 0);
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
