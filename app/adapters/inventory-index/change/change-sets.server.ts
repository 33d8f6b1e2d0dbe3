import {
  getWordCount,
  hasBit,
  listMembers,
} from "#app/adapters/inventory-index/bitset.server.ts";
import type { VehicleSets } from "#app/adapters/inventory-index/vehicle-sets.server.ts";
import { FEW_VEHICLES, findFirstMember, hasMember } from "./reuse.server.ts";
import { type Change, GONE, type NewPlaces } from "./new-places.server.ts";
import { copyMoved, type Splice } from "./splice.server.ts";
import { spliceBits } from "./splice-bits.server.ts";

/** How many vehicles of each set stay. */
export function countKept(
  sets: VehicleSets,
  { splice: { dropped }, places }: Change,
): Uint32Array {
  const { pool, starts, isBits } = sets;
  const sizes = sets.sizes.slice();
  if (dropped.length === 0) return sizes;
  for (let set = 0; set < sizes.length; set++) {
    const members = pool.subarray(starts[set], starts[set + 1]);
    let gone = 0;
    if (isBits[set] === 1) {
      for (const vehicle of dropped) if (hasBit(members, vehicle)) gone++;
    } else if (dropped.length > FEW_VEHICLES) {
      for (const vehicle of members) if (places.find(vehicle) === GONE) gone++;
    } else
      for (const vehicle of dropped) if (hasMember(members, vehicle)) gone++;
    sizes[set] = (sizes[set] ?? 0) - gone;
  }
  return sizes;
}

interface SetChange {
  readonly old: VehicleSets;
  readonly keptSizes: Uint32Array;
  readonly change: Change;
  /** Which of the old sets each new one is; -1 is one that was not there. */
  readonly sources: Int32Array;
  /** The new sets of each added vehicle, without repeats. */
  readonly addedSets: readonly (readonly number[])[];
}

/** As `buildVehicleSets` would make them of all vehicles. */
export function changeSets({
  old,
  keptSizes,
  change: { splice, places, memory },
  sources,
  addedSets,
}: SetChange): VehicleSets {
  const wordCount = getWordCount(splice.length);
  const addedTo = new Map<number, number[]>();
  addedSets.forEach((sets, at) => {
    const place = splice.addedPlaces[at] ?? 0;
    for (const set of sets) {
      const places = addedTo.get(set);
      if (places === undefined) addedTo.set(set, [place]);
      else places.push(place);
    }
  });
  const setCount = sources.length;
  const starts = new Float64Array(setCount + 1);
  const isBits = new Uint8Array(setCount);
  const sizes = new Uint32Array(setCount);
  for (let set = 0; set < setCount; set++) {
    const kept = keptSizes[sources[set] ?? -1] ?? 0;
    const size = kept + (addedTo.get(set)?.length ?? 0);
    sizes[set] = size;
    isBits[set] = size > wordCount ? 1 : 0;
    starts[set + 1] = (starts[set] ?? 0) + Math.min(size, wordCount);
  }
  const pool = memory.take(Uint32Array, starts[setCount] ?? 0);
  let positions: Uint32Array | null = null;
  for (let set = 0; set < setCount; set++) {
    const target = pool.subarray(starts[set], starts[set + 1]);
    if (isBits[set] === 1) target.fill(0);
    const added = addedTo.get(set) ?? [];
    const source = sources[set] ?? -1;
    const wasBits = old.isBits[source] === 1;
    const members =
      source < 0
        ? new Uint32Array()
        : old.pool.subarray(old.starts[source], old.starts[source + 1]);
    if (isBits[set] === 1 && wasBits) {
      spliceBits(target, members, splice);
      for (const place of added) addBit(target, place);
      continue;
    }
    let list = members;
    if (wasBits) {
      positions ??= new Uint32Array(splice.oldLength + 32);
      list = positions.subarray(0, listMembers(members, positions));
    }
    if (isBits[set] === 1) {
      for (const vehicle of list) {
        const place = places.find(vehicle);
        if (place !== GONE) addBit(target, place);
      }
      for (const place of added) addBit(target, place);
    } else if (splice.runs.length > FEW_VEHICLES)
      mergeRising(target, list, places, added);
    else moveRising(target, list, splice, added);
  }
  return { pool, starts, isBits, sizes };
}

function addBit(set: Uint32Array, place: number): void {
  set[place >>> 5] = (set[place >>> 5] ?? 0) | (1 << (place & 31));
}

/** Both lists rise, and so does what they become. */
function mergeRising(
  target: Uint32Array,
  list: Uint32Array,
  places: NewPlaces,
  added: readonly number[],
): void {
  let to = 0;
  let next = 0;
  for (let i = 0; i < list.length; i++) {
    const place = places.find(list[i] ?? 0);
    if (place === GONE) continue;
    while ((added[next] ?? GONE) < place) target[to++] = added[next++] ?? 0;
    target[to++] = place;
  }
  while (next < added.length) target[to++] = added[next++] ?? 0;
}

/** The same where few vehicles change: all between two of them move alike. */
function moveRising(
  target: Uint32Array,
  list: Uint32Array,
  { runs }: Splice,
  added: readonly number[],
): void {
  let at = 0;
  let next = 0;
  for (const { from, to, count } of runs) {
    while ((added[next] ?? GONE) < to) target[at++] = added[next++] ?? 0;
    const first = findFirstMember(list, from);
    const length = findFirstMember(list, from + count) - first;
    copyMoved(target, at, list, first, length, to - from);
    at += length;
  }
  while (next < added.length) target[at++] = added[next++] ?? 0;
}
