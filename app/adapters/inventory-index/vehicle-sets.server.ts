import {
  addBits,
  countCommonBits,
  hasBit,
  uniteInto,
  getWordCount,
  type Bitset,
} from "./bitset.server.ts";

/** Common sets are bits, rare ones rising positions, whichever is smaller. */
export interface VehicleSets {
  readonly pool: Uint32Array;
  /** The last set's end is the last one. */
  readonly starts: Float64Array;
  /** It is 1 where the set is kept as bits. */
  readonly isBits: Uint8Array;
  readonly sizes: Uint32Array;
}

/** `members[offsets[v]]…` are the sets that vehicle v is in, without repeats. */
export function buildVehicleSets(
  setCount: number,
  offsets: Float64Array | Uint32Array,
  members: Uint32Array,
): VehicleSets {
  const vehicleCount = offsets.length - 1;
  const wordCount = getWordCount(vehicleCount);
  const sizes = new Uint32Array(setCount);
  for (const set of members) sizes[set] = (sizes[set] ?? 0) + 1;
  const starts = new Float64Array(setCount + 1);
  const isBits = new Uint8Array(setCount);
  for (let set = 0; set < setCount; set++) {
    const size = sizes[set] ?? 0;
    isBits[set] = size > wordCount ? 1 : 0;
    starts[set + 1] = (starts[set] ?? 0) + Math.min(size, wordCount);
  }
  const pool = new Uint32Array(starts[setCount] ?? 0);
  const next = starts.slice();
  for (let vehicle = 0; vehicle < vehicleCount; vehicle++) {
    const end = offsets[vehicle + 1] ?? 0;
    for (let i = offsets[vehicle] ?? 0; i < end; i++) {
      const set = members[i] ?? 0;
      const start = starts[set] ?? 0;
      if (isBits[set] === 1) {
        const word = start + (vehicle >>> 5);
        pool[word] = (pool[word] ?? 0) | (1 << (vehicle & 31));
      } else {
        const at = next[set] ?? 0;
        pool[at] = vehicle;
        next[set] = at + 1;
      }
    }
  }
  return { pool, starts, isBits, sizes };
}

export function addSet(target: Bitset, sets: VehicleSets, set: number): void {
  const { pool, starts, isBits } = sets;
  const members = pool.subarray(starts[set], starts[set + 1]);
  if (isBits[set] === 1) uniteInto(target, members);
  else addBits(target, members);
}

/** It must not be written to; null when the set is not kept as bits. */
export function findBits(sets: VehicleSets, set: number): Bitset | null {
  const { pool, starts, isBits } = sets;
  return isBits[set] === 1 ? pool.subarray(starts[set], starts[set + 1]) : null;
}

export function countCommon(
  sets: VehicleSets,
  set: number,
  others: Bitset,
): number {
  const { pool, starts, isBits } = sets;
  const members = pool.subarray(starts[set], starts[set + 1]);
  if (isBits[set] === 1) return countCommonBits(members, others);
  let count = 0;
  for (let i = 0; i < members.length; i++)
    if (hasBit(others, members[i] ?? 0)) count++;
  return count;
}
