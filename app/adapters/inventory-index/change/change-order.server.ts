import { findFirstPlace } from "#app/adapters/inventory-index/code-table.server.ts";
import { createSplice, GONE, mapPlaces, type Splice } from "./splice.server.ts";

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
  newPlaces: Uint32Array,
  vehicles: Splice,
  addedVehicles: Uint32Array,
  compare: Compare,
): ChangedOrder {
  const places = mapPlaces(old, vehicles, newPlaces);
  const dropped: number[] = [];
  if (vehicles.dropped.length > 0)
    for (
      let at = places.indexOf(GONE);
      at >= 0;
      at = places.indexOf(GONE, at + 1)
    )
      dropped.push(at);
  // Vehicles that compare alike keep the order of their places.
  const compareAll: Compare = (a, b) => compare(a, b) || a - b;
  const added = Array.from(addedVehicles).sort(compareAll);
  const insertions = added.map((vehicle) =>
    findFirstPlace(places.length, (at) => {
      const kept = findKept(places, at);
      return kept === GONE || compareAll(kept, vehicle) > 0;
    }),
  );
  const splice = createSplice(
    places.length,
    Uint32Array.from(dropped),
    insertions,
  );
  const order = new Uint32Array(splice.length);
  for (const { from, to, count } of splice.runs)
    order.set(places.subarray(from, from + count), to);
  added.forEach((vehicle, at) => {
    order[splice.addedPlaces[at] ?? 0] = vehicle;
  });
  return { order, splice, added };
}

/** The next that stays: one that goes stands for it. */
function findKept(places: Uint32Array, at: number): number {
  let next = at;
  while (next < places.length && places[next] === GONE) next++;
  return places[next] ?? GONE;
}
