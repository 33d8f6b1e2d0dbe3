import {
  getWordCount,
  hasBit,
  listMembers,
} from "#app/adapters/inventory-index/bitset.server.ts";
import type { VehicleSets } from "#app/adapters/inventory-index/vehicle-sets.server.ts";
import { FEW_VEHICLES, hasMember } from "./reuse.server.ts";
import { GONE, type Splice } from "./splice.server.ts";
import { spliceBits } from "./splice-bits.server.ts";

/** How many vehicles of each set stay. */
export function countKept(
  sets: VehicleSets,
  newPlaces: Uint32Array,
  { dropped }: Splice,
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
      for (const vehicle of members) if (newPlaces[vehicle] === GONE) gone++;
    } else
      for (const vehicle of dropped) if (hasMember(members, vehicle)) gone++;
    sizes[set] = (sizes[set] ?? 0) - gone;
  }
  return sizes;
}

interface SetChange {
  readonly old: VehicleSets;
  readonly keptSizes: Uint32Array;
  readonly newPlaces: Uint32Array;
  readonly splice: Splice;
  /** Which of the old sets each new one is; -1 is one that was not there. */
  readonly sources: Int32Array;
  /** The new sets of each added vehicle, without repeats. */
  readonly addedSets: readonly (readonly number[])[];
}

/** As `buildVehicleSets` would make them of all vehicles. */
export function changeSets({
  old,
  keptSizes,
  newPlaces,
  splice,
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
  const pool = new Uint32Array(starts[setCount] ?? 0);
  const positions = new Uint32Array(splice.oldLength + 32);
  for (let set = 0; set < setCount; set++) {
    const target = pool.subarray(starts[set], starts[set + 1]);
    const added = addedTo.get(set) ?? [];
    const source = sources[set] ?? -1;
    const wasBits = old.isBits[source] === 1;
    const members =
      source < 0
        ? positions.subarray(0, 0)
        : old.pool.subarray(old.starts[source], old.starts[source + 1]);
    if (isBits[set] === 1 && wasBits) {
      spliceBits(target, members, splice);
      for (const place of added) addBit(target, place);
      continue;
    }
    const list = wasBits
      ? positions.subarray(0, listMembers(members, positions))
      : members;
    if (isBits[set] === 1) {
      for (const vehicle of list) {
        const place = newPlaces[vehicle] ?? GONE;
        if (place !== GONE) addBit(target, place);
      }
      for (const place of added) addBit(target, place);
    } else writeRising(target, list, newPlaces, added);
  }
  return { pool, starts, isBits, sizes };
}

function addBit(set: Uint32Array, place: number): void {
  set[place >>> 5] = (set[place >>> 5] ?? 0) | (1 << (place & 31));
}

/** Both lists rise, and so does what they become. */
function writeRising(
  target: Uint32Array,
  list: Uint32Array,
  newPlaces: Uint32Array,
  added: readonly number[],
): void {
  let to = 0;
  let next = 0;
  for (let i = 0; i < list.length; i++) {
    const place = newPlaces[list[i] ?? 0] ?? GONE;
    if (place === GONE) continue;
    while ((added[next] ?? GONE) < place) target[to++] = added[next++] ?? 0;
    target[to++] = place;
  }
  while (next < added.length) target[to++] = added[next++] ?? 0;
}
