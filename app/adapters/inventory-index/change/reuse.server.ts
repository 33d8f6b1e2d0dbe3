import { hasBit } from "#app/adapters/inventory-index/bitset.server.ts";
import { findFirstPlace } from "#app/adapters/inventory-index/code-table.server.ts";
import {
  readText,
  type TextColumn,
} from "#app/adapters/inventory-index/index-data.server.ts";
import type { VehicleSets } from "#app/adapters/inventory-index/vehicle-sets.server.ts";
import type { Column, ColumnType } from "./column-memory.server.ts";
import type { Change } from "./new-places.server.ts";
import { type Splice, spliceNumbers } from "./splice.server.ts";

/** Looking through all sets for more vehicles than these takes longer than copying them. */
export const FEW_VEHICLES = 8;

/** Each vehicle that changed stands where it stood, so that a column in which nothing changed is as it was. */
export function isInPlace({ dropped, addedPlaces }: Splice): boolean {
  return isSameList(dropped, addedPlaces);
}

function isSameList(a: ArrayLike<unknown>, b: ArrayLike<unknown>): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

/** The old column says the same of the vehicles that changed. */
export function hasSameTexts(
  column: TextColumn,
  splice: Splice,
  added: readonly (string | null)[],
): boolean {
  return (
    isInPlace(splice) &&
    added.every(
      (text, at) => readText(column, splice.addedPlaces[at] ?? 0) === text,
    )
  );
}

/** The very column where it says the same already. */
export function changeNumbers<T extends Column>(
  old: T,
  type: ColumnType<T>,
  { splice, memory }: Pick<Change, "splice" | "memory">,
  added: readonly number[],
): T {
  return hasSameNumbers(old, splice, added)
    ? old
    : spliceNumbers(memory.take(type, splice.length), old, splice, added);
}

function hasSameNumbers(
  old: ArrayLike<number>,
  splice: Splice,
  added: readonly number[],
): boolean {
  return (
    isInPlace(splice) &&
    added.every((value, at) =>
      Object.is(old[splice.addedPlaces[at] ?? 0], value),
    )
  );
}

/** Each vehicle is in the very sets that it was in. */
export function hasSameSets(
  sets: VehicleSets,
  splice: Splice,
  /** Null where a set is not there yet. */
  wanted: readonly (ReadonlySet<number> | null)[],
): boolean {
  return (
    isInPlace(splice) &&
    wanted.length <= FEW_VEHICLES &&
    wanted.every(
      (own, at) => own !== null && isIn(sets, splice.addedPlaces[at] ?? 0, own),
    )
  );
}

function isIn(
  { pool, starts, isBits }: VehicleSets,
  vehicle: number,
  wanted: ReadonlySet<number>,
): boolean {
  for (let set = 0; set < isBits.length; set++) {
    const start = starts[set] ?? 0;
    const length = (starts[set + 1] ?? 0) - start;
    const members = pool.subarray(start, start + length);
    const isMember =
      isBits[set] === 1
        ? hasBit(members, vehicle)
        : hasMember(members, vehicle);
    if (isMember !== wanted.has(set)) return false;
  }
  return true;
}

export function hasMember(members: Uint32Array, vehicle: number): boolean {
  return members[findFirstMember(members, vehicle)] === vehicle;
}

/** Where the first member is that is no less. Members rise. */
export function findFirstMember(members: Uint32Array, vehicle: number): number {
  return findFirstPlace(members.length, (at) => (members[at] ?? 0) >= vehicle);
}
