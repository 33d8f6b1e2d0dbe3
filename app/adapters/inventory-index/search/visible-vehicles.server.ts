import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import {
  createFullSet,
  writeIntersection,
  type Bitset,
} from "#app/adapters/inventory-index/bitset.server.ts";
import type { FacetTally } from "./facet-tally.server.ts";
import type { IndexData } from "#app/adapters/inventory-index/index-data.server.ts";
import { addSet } from "#app/adapters/inventory-index/vehicle-sets.server.ts";

export interface VisibleVehicles {
  readonly set: Bitset;
  /** Counts are indexed by slot; a value that counts 0 here does not exist for whoever is searching. */
  readonly slotCounts: Uint32Array;
}

/** A result is kept for each combination of hidden conditions that is asked for, because there are few. */
export function createVisibleVehicles(
  { vehicleCount, slots, slotSets }: IndexData,
  tally: Pick<FacetTally, "list" | "count">,
) {
  const known = new Map<string, VisibleVehicles>();

  function make(hidden: readonly Condition[]): VisibleVehicles {
    const set = createFullSet(vehicleCount);
    const others = new Uint32Array(set.length);
    slots.groups.forEach((group, slot) => {
      if (group !== "condition" || !isOneOf(hidden, slots.values[slot])) return;
      addSet(others, slotSets, slot);
    });
    for (let i = 0; i < others.length; i++) others[i] = ~(others[i] ?? 0);
    writeIntersection(set, set, others);
    const slotCounts = new Uint32Array(slots.values.length);
    tally.count(tally.list(set), slotCounts);
    return { set, slotCounts };
  }

  /** Nothing hidden gives null. */
  return (hidden: readonly Condition[] | undefined): VisibleVehicles | null => {
    if (hidden === undefined || hidden.length === 0) return null;
    const key = hidden.join();
    const found = known.get(key) ?? make(hidden);
    known.set(key, found);
    return found;
  };
}

function isOneOf(
  conditions: readonly Condition[],
  value: string | undefined,
): boolean {
  return conditions.some((condition) => condition === value);
}
