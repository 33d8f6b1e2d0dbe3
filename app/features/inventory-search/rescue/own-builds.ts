import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import {
  isWorkedOut,
  type WorkedOutKey,
} from "#app/domain/inventory/facets.ts";
import { toMakeModelValue } from "#app/domain/search-address/search-check.ts";
import { setValues } from "#app/features/inventory-search/search-change.ts";
import type { NearVehicle } from "./nearest.ts";
import type { Find } from "./ways-out.ts";

/** How the car is built where it is not built as asked: the filters of the index know it, and its card does not. */
export function addOwnBuilds(near: NearVehicle, find: Find): NearVehicle {
  const keys = near.misses.map(({ key }) => key).filter(isWorkedOut);
  if (keys.length === 0) return near;
  const found = keys.flatMap((key) => {
    const value = findBuild(near.vehicle, key, find);
    return value === null ? [] : [[key, value] as const];
  });
  return { ...near, builds: Object.fromEntries(found) };
}

/** Null where nobody knows. */
function findBuild(
  { vin, make, model, year, condition }: ListedVehicle,
  key: WorkedOutKey,
  find: Find,
): string | null {
  const alike: InventorySearch = {
    ...EVERYTHING,
    condition,
    values: { make_model: [toMakeModelValue(make, model)] },
    ranges: { year: { min: year, max: year } },
  };
  const own = find(alike).counts[key].find(
    ({ value, count }) =>
      count > 0 &&
      find(setValues(alike, key, [value])).vehicles.some(
        (it) => it.vin === vin,
      ),
  );
  return own?.value ?? null;
}
