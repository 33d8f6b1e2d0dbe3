import type { Gate } from "#app/domain/gate/gate.ts";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import {
  FUELS_WITHOUT_ENGINE,
  getMostCoveredMiles,
} from "#app/domain/vehicle/engine-warranty.ts";
import type { AppPorts } from "#app/ports.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import type { CoveredStock } from "./stock-share.tsx";

/** Spec §9: the list of vehicles under 85,000 miles has one address. */
export function getListedSearch(maxMiles: number): InventorySearch {
  const max = getMostCoveredMiles(maxMiles);
  return { ...EVERYTHING, ranges: { mileage: { max } } };
}

/** The rule of `hasEngineWarranty`, as a search. */
function getCoveredSearch(maxMiles: number): InventorySearch {
  return {
    ...getListedSearch(maxMiles),
    table: {
      filters: FUELS_WITHOUT_ENGINE.map((value) => ({
        field: "fuelType",
        mode: "notEquals",
        value,
      })),
      lockedConditions: [],
    },
  };
}

/** Null means that this visitor may not know what is for sale. */
export function countStock(
  { profile, index }: Pick<AppPorts, "profile" | "index">,
  gate: Gate,
  maxMiles: number,
): CoveredStock | null {
  const visible = createGatedIndex(index, gate, profile);
  const all = visible.search(EVERYTHING);
  const listed = visible.search(getListedSearch(maxMiles));
  const covered = visible.search(getCoveredSearch(maxMiles));
  const further = visible.search({
    ...EVERYTHING,
    ranges: { mileage: { min: getMostCoveredMiles(maxMiles) + 1 } },
  });
  if (
    all === null ||
    listed === null ||
    covered === null ||
    further === null ||
    all.results.total === 0
  )
    return null;
  return {
    total: all.results.total,
    covered: covered.results.total,
    electric: listed.results.total - covered.results.total,
    further: further.results.total,
  };
}
