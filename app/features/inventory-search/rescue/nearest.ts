import type { WorkedOutKey } from "#app/domain/inventory/facets.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import {
  findKinship,
  type WantedKind,
} from "#app/domain/inventory/near-match.ts";
import { toMakeModelValue } from "#app/domain/search-address/search-check.ts";
import type { InventoryResults } from "#app/domain/inventory/search.ts";
import type { AppliedFilter } from "#app/features/inventory-search/filters/applied-filters.ts";

export const NEAREST_COUNT = 6;
export const CARDS_IN_ROW = 3;

/** A car that has most of what was asked for. */
export interface NearVehicle {
  readonly vehicle: ListedVehicle;
  /** The filters that it does not pass; none where it was not looked for by giving some up. */
  readonly misses: readonly AppliedFilter[];
  /** What it has instead, where a filter goes by what a car is built like; absent where nobody knows. */
  readonly builds?: Readonly<Partial<Record<WorkedOutKey, string>>>;
}

/** The first car of each, then the second of each. */
export function takeTurns<Near extends NearVehicle>(
  ways: readonly (readonly Near[])[],
): readonly Near[] {
  const seen = new Set<string>();
  const own = ways.map((way) =>
    way.filter(({ vehicle: { vin } }) => !seen.has(vin) && seen.add(vin)),
  );
  const most = Math.max(...own.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) =>
    own.flatMap((way) => way.slice(at, at + 1)),
  ).flat();
}

/** No way out fills more than a row before the others have their own cars, however near its cars are. */
export function limitRows(
  near: readonly NearVehicle[],
): readonly NearVehicle[] {
  const counts = new Map<NearVehicle["misses"], number>();
  const isInRow = ({ misses }: NearVehicle) => {
    const count = (counts.get(misses) ?? 0) + 1;
    counts.set(misses, count);
    return count <= CARDS_IN_ROW;
  };
  const rows = near.filter(isInRow);
  return [...rows, ...near.filter((it) => !rows.includes(it))];
}

/** Whoever names a model looks at others of its make, and at those of other makes as well: a row of each. */
export function spreadMakes(
  near: readonly NearVehicle[],
  wanted: WantedKind,
): readonly NearVehicle[] {
  const listOther = (isOfMake: boolean) =>
    near
      .filter(({ vehicle: { make, bodystyle } }) => {
        const own = { make: toMakeModelValue(make), bodystyle };
        const { isSameMake, isSameBody } = findKinship(own, wanted);
        return isSameBody && isSameMake === isOfMake;
      })
      .slice(0, CARDS_IN_ROW);
  const rows = [...listOther(true), ...listOther(false)];
  return [...rows, ...near.filter((it) => !rows.includes(it))];
}

/** Several searches find the same car, and the list shows some of them already. */
export function dropShown(
  near: readonly NearVehicle[],
  { vehicles }: Pick<InventoryResults, "vehicles">,
): readonly NearVehicle[] {
  const shown = new Set(vehicles.map(({ vin }) => vin));
  return near.filter(
    ({ vehicle: { vin } }) => !shown.has(vin) && shown.add(vin),
  );
}

/** In whole rows of the widest grid where there are any. */
export function listNearest(
  near: readonly NearVehicle[],
): readonly NearVehicle[] {
  const nearest = near.slice(0, NEAREST_COUNT);
  const isRow = nearest.length > CARDS_IN_ROW;
  return isRow
    ? nearest.slice(0, nearest.length - (nearest.length % CARDS_IN_ROW))
    : nearest;
}
