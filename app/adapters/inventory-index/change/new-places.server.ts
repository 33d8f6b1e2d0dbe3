import { FEW_VEHICLES } from "./reuse.server.ts";
import type { ColumnMemory } from "./column-memory.server.ts";
import type { Splice } from "./splice.server.ts";

export const GONE = 0xffffffff;

/** Where the vehicles of the old index are in the new one. */
export interface NewPlaces {
  /** `GONE` where it is no more. */
  find(oldPlace: number): number;
  /** Writes where `count` vehicles of a list are now; none of them may be gone. */
  write(
    target: Uint32Array,
    to: number,
    list: Uint32Array,
    from: number,
    count: number,
  ): void;
}

export interface Change {
  /** What becomes of the list of all vehicles. */
  readonly splice: Splice;
  readonly places: NewPlaces;
  readonly memory: ColumnMemory;
}

/**
 * Around one change a new place is two comparisons, and no look into a table for which the processor waits. Nothing is
 * written but the new list.
 */
export function createNewPlaces(splice: Splice): NewPlaces {
  const { dropped, addedPlaces } = splice;
  return dropped.length > 1 || addedPlaces.length > 1
    ? readFromTable(listNewPlaces(splice))
    : workOut(dropped[0] ?? NOWHERE, addedPlaces[0] ?? NOWHERE);
}

/** No place is as high. */
const NOWHERE = 0x7fffffff;

function workOut(gone: number, added: number): NewPlaces {
  // In a list of any order a processor guesses every other branch wrong, so the sign of a difference is what is added.
  const move = (old: number): number => {
    const left = old - ((gone - old) >>> 31);
    return left + 1 - ((left - added) >>> 31);
  };
  return {
    find: (old) => (old === gone ? GONE : move(old)),
    write(target, to, list, from, count) {
      for (let i = 0; i < count; i++)
        target[to + i] = move(list[from + i] ?? 0);
    },
  };
}

function readFromTable(table: Uint32Array): NewPlaces {
  return {
    find: (old) => table[old] ?? GONE,
    write(target, to, list, from, count) {
      for (let i = 0; i < count; i++)
        target[to + i] = table[list[from + i] ?? 0] ?? GONE;
    },
  };
}

/** Indexed by old place. */
function listNewPlaces({ oldLength, runs }: Splice): Uint32Array {
  const places = new Uint32Array(oldLength).fill(GONE);
  for (const { from, to, count } of runs)
    for (let i = 0; i < count; i++) places[from + i] = to + i;
  return places;
}

/** Where a list of vehicles, in whatever order, has those that went; the places rise. */
export function listGone(
  list: Uint32Array,
  { splice: { dropped }, places }: Change,
): Uint32Array {
  const gone: number[] = [];
  if (dropped.length > FEW_VEHICLES)
    for (let at = 0; at < list.length; at++) {
      if (places.find(list[at] ?? 0) === GONE) gone.push(at);
    }
  else
    for (const vehicle of dropped)
      for (
        let at = list.indexOf(vehicle);
        at >= 0;
        at = list.indexOf(vehicle, at + 1)
      )
        gone.push(at);
  return Uint32Array.from(gone).sort();
}

/** A list of vehicles becomes another one, with the new places of those that stay. */
export function spliceVehicles(
  list: Uint32Array,
  { runs, addedPlaces, length }: Splice,
  added: ArrayLike<number>,
  { places, memory }: Change,
): Uint32Array {
  const changed = memory.take(Uint32Array, length);
  for (const { from, to, count } of runs)
    places.write(changed, to, list, from, count);
  addedPlaces.forEach((place, at) => {
    changed[place] = added[at] ?? 0;
  });
  return changed;
}
