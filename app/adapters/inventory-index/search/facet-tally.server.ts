import { countCommon } from "#app/adapters/inventory-index/vehicle-sets.server.ts";
import {
  countBits,
  listMembers,
  listOthers,
  type Bitset,
} from "#app/adapters/inventory-index/bitset.server.ts";
import type {
  FeatureRows,
  IndexData,
  JointColumn,
  SlotGroup,
} from "#app/adapters/inventory-index/index-data.server.ts";

/** A large set is listed by what it leaves out, whichever is shorter. */
export interface ListedSet {
  readonly set: Bitset;
  readonly size: number;
  readonly members: Uint32Array;
  readonly isComplement: boolean;
}

/** Below this many vehicles it is cheaper to read their features one by one. */
const FEW_VEHICLES = 400;

/**
 * These are rough costs, when counting a word of two sets costs 1: to list and look up a vehicle, and to read its
 * features.
 */
const VEHICLE_COST = 6;
const FEATURES_COST = 9;

export interface FacetTally {
  /** The list is valid until the next one. */
  list(set: Bitset): ListedSet;
  count(listed: ListedSet, counts: Uint32Array): void;
  /** Slots of other groups keep their counts. */
  countGroup(set: Bitset, group: SlotGroup, counts: Uint32Array): void;
  readonly totals: Uint32Array;
}

export function createFacetTally(data: IndexData): FacetTally {
  const { vehicleCount, jointColumns, features, slots, slotSets } = data;
  const buffer = new Uint32Array(vehicleCount + 32);
  const widest = Math.max(0, ...jointColumns.map((column) => column.codeCount));
  const codeCounts = new Uint32Array(widest);
  const byteCounts = new Uint32Array(features.bytesPerRow * 256);
  const sideCounts = new Uint32Array(slots.values.length);

  const totals = slotSets.sizes;

  function list(set: Bitset): ListedSet {
    const size = countBits(set);
    const isComplement = size > vehicleCount / 2;
    const count = isComplement
      ? listOthers(set, vehicleCount, buffer)
      : listMembers(set, buffer);
    return { set, size, members: buffer.subarray(0, count), isComplement };
  }

  function count(
    { set, members, isComplement }: ListedSet,
    counts: Uint32Array,
    group?: SlotGroup,
  ): void {
    const hasFeatures = group === undefined || group === "features";
    const isBitwise =
      features.featureCount * set.length < members.length * FEATURES_COST;
    const isFew = members.length < FEW_VEHICLES;
    counts.fill(0);
    for (const column of jointColumns) {
      if (group !== undefined && !column.groups.includes(group)) continue;
      if (isFew) countOneByOne(column, members, counts);
      else countByCode(column, members, counts, codeCounts);
    }
    if (hasFeatures && !isBitwise) {
      if (isFew) countFeatureBits(features, members, counts);
      else countFeatureBytes(features, members, counts, byteCounts);
    }
    if (isComplement)
      for (let slot = 0; slot < counts.length; slot++)
        counts[slot] = (totals[slot] ?? 0) - (counts[slot] ?? 0);
    if (hasFeatures && isBitwise)
      countSlots(
        set,
        features.firstSlot,
        features.firstSlot + features.featureCount,
        counts,
      );
  }

  function countSlots(
    set: Bitset,
    first: number,
    end: number,
    counts: Uint32Array,
  ): void {
    for (let slot = first; slot < end; slot++)
      counts[slot] = countCommon(slotSets, slot, set);
  }

  return {
    totals,
    list,
    count,
    countGroup(set, group, counts) {
      const first = slots.groups.indexOf(group);
      const end = slots.groups.lastIndexOf(group) + 1;
      const size = countBits(set);
      const vehicleCost = group === "features" ? FEATURES_COST : VEHICLE_COST;
      const listedCost = Math.min(size, vehicleCount - size) * vehicleCost;
      if ((end - first) * set.length < listedCost) {
        countSlots(set, first, end, counts);
        return;
      }
      count(list(set), sideCounts, group);
      counts.set(sideCounts.subarray(first, end), Math.max(0, first));
    },
  };
}

function countOneByOne(
  { codes, slots, slotEnds }: JointColumn,
  members: Uint32Array,
  counts: Uint32Array,
): void {
  for (let i = 0; i < members.length; i++) {
    const code = codes[members[i] ?? 0] ?? 0;
    const end = slotEnds[code] ?? 0;
    for (let at = code === 0 ? 0 : (slotEnds[code - 1] ?? 0); at < end; at++) {
      const slot = slots[at] ?? 0;
      counts[slot] = (counts[slot] ?? 0) + 1;
    }
  }
}

function countByCode(
  { codes, codeCount, slots, slotEnds }: JointColumn,
  members: Uint32Array,
  counts: Uint32Array,
  codeCounts: Uint32Array,
): void {
  codeCounts.fill(0, 0, codeCount);
  tallyCodes(codes, members, codeCounts);
  let start = 0;
  for (let code = 0; code < codeCount; code++) {
    const count = codeCounts[code] ?? 0;
    const end = slotEnds[code] ?? 0;
    if (count !== 0)
      for (let i = start; i < end; i++) {
        const slot = slots[i] ?? 0;
        counts[slot] = (counts[slot] ?? 0) + count;
      }
    start = end;
  }
}

function tallyCodes(
  codes: Uint16Array | Uint32Array,
  members: Uint32Array,
  codeCounts: Uint32Array,
): void {
  for (let i = 0; i < members.length; i++) {
    const code = codes[members[i] ?? 0] ?? 0;
    codeCounts[code] = (codeCounts[code] ?? 0) + 1;
  }
}

function countFeatureBits(
  { rows, bytesPerRow, firstSlot }: FeatureRows,
  members: Uint32Array,
  counts: Uint32Array,
): void {
  for (let i = 0; i < members.length; i++) {
    const row = (members[i] ?? 0) * bytesPerRow;
    for (let at = 0; at < bytesPerRow; at++) {
      let byte = rows[row + at] ?? 0;
      while (byte !== 0) {
        const slot = firstSlot + at * 8 + 31 - Math.clz32(byte & -byte);
        counts[slot] = (counts[slot] ?? 0) + 1;
        byte &= byte - 1;
      }
    }
  }
}

/** Whole bytes are counted by value first, then turned into counts of bits. */
function countFeatureBytes(
  { rows, bytesPerRow, firstSlot, featureCount }: FeatureRows,
  members: Uint32Array,
  counts: Uint32Array,
  byteCounts: Uint32Array,
): void {
  byteCounts.fill(0);
  for (let i = 0; i < members.length; i++) {
    const row = (members[i] ?? 0) * bytesPerRow;
    for (let at = 0; at < bytesPerRow; at++) {
      const cell = at * 256 + (rows[row + at] ?? 0);
      byteCounts[cell] = (byteCounts[cell] ?? 0) + 1;
    }
  }
  for (let at = 0; at < bytesPerRow; at++) {
    const start = at * 256;
    for (let bit = 7; bit >= 0; bit--) {
      const half = 1 << bit;
      let count = 0;
      for (let cell = start; cell < start + half; cell++) {
        const withBit = byteCounts[cell + half] ?? 0;
        count += withBit;
        byteCounts[cell] = (byteCounts[cell] ?? 0) + withBit;
      }
      const feature = at * 8 + bit;
      if (feature < featureCount)
        counts[firstSlot + feature] =
          (counts[firstSlot + feature] ?? 0) + count;
    }
  }
}
