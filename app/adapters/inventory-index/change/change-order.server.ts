import { findFirstPlace } from "#app/adapters/inventory-index/code-table.server.ts";
import {
  type Change,
  GONE,
  listGone,
  type NewPlaces,
  spliceVehicles,
} from "./new-places.server.ts";
import { createSplice, type Splice } from "./splice.server.ts";

/** Below 0 where vehicle `a` comes before `b`, by their new places. */
export type Compare = (a: number, b: number) => number;

export interface ChangedOrder {
  readonly order: Uint32Array;
  /** What became of the places of the order. */
  readonly splice: Splice;
  /** In the order. */
  readonly added: readonly number[];
}

/** The order of those that stay is as it was; each added vehicle is put where it belongs. */
export function changeOrder(
  old: Uint32Array,
  change: Change,
  addedVehicles: Uint32Array,
  compare: Compare,
): ChangedOrder {
  // Vehicles that compare alike keep the order of their places.
  const compareAll: Compare = (a, b) => compare(a, b) || a - b;
  const added = Array.from(addedVehicles).sort(compareAll);
  const insertions = added.map((vehicle) =>
    findFirstPlace(old.length, (at) => {
      const kept = findKept(old, change.places, at);
      return kept === GONE || compareAll(kept, vehicle) > 0;
    }),
  );
  const splice = createSplice(old.length, listGone(old, change), insertions);
  return { order: spliceVehicles(old, splice, added, change), splice, added };
}

/** The next that stays: one that goes stands for it. */
function findKept(old: Uint32Array, places: NewPlaces, at: number): number {
  for (let next = at; next < old.length; next++) {
    const place = places.find(old[next] ?? 0);
    if (place !== GONE) return place;
  }
  return GONE;
}
