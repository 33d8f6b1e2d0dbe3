import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type { InventoryResults } from "#app/domain/inventory/search.ts";
import type { AppliedFilter } from "#app/features/inventory-search/filters/applied-filters.ts";

export const NEAREST_COUNT = 6;
export const CARDS_IN_ROW = 3;

/** A car that has most of what was asked for. */
export interface NearVehicle {
  readonly vehicle: ListedVehicle;
  /** The filters that it does not pass; none where it was not looked for by giving some up. */
  readonly misses: readonly AppliedFilter[];
}

type Found = Pick<InventoryResults, "vehicles">;
type Loosened = Found & Pick<NearVehicle, "misses">;

/** The first car of each, then the second of each. */
export function takeTurns(
  loosenings: readonly Loosened[],
): readonly Loosened[] {
  const most = Math.max(...loosenings.map(({ vehicles }) => vehicles.length));
  return Array.from({ length: most }, (_, at) =>
    loosenings.map((it) => ({
      ...it,
      vehicles: it.vehicles.slice(at, at + 1),
    })),
  ).flat();
}

/** Each loosening in turn adds what is not shown yet, in whole rows of the widest grid where there are any. */
export function listNearest(
  { vehicles }: Found,
  loosenings: readonly Loosened[],
): readonly NearVehicle[] {
  const shown = new Set(vehicles.map(({ vin }) => vin));
  const nearest = loosenings
    .flatMap(({ vehicles: found, misses }) =>
      found.map((vehicle) => ({ vehicle, misses })),
    )
    .filter(({ vehicle: { vin } }) => !shown.has(vin) && shown.add(vin))
    .slice(0, NEAREST_COUNT);
  const isRow = nearest.length > CARDS_IN_ROW;
  return isRow
    ? nearest.slice(0, nearest.length - (nearest.length % CARDS_IN_ROW))
    : nearest;
}
