import type { TextColumn } from "#app/adapters/inventory-index/index-data.server.ts";

/** A list becomes another one: some entries go, some are added between those that stay, and the rest keeps its order. */
export interface Splice {
  readonly oldLength: number;
  readonly length: number;
  /** Entries that stay, in runs of neighbors, in their order. */
  readonly runs: readonly Run[];
  /** They rise. */
  readonly addedPlaces: Uint32Array;
  /** They rise. */
  readonly dropped: Uint32Array;
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

type Numbers =
  Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** `dropped` rises. Entry i that is added stands before the old place `insertions[i]`; these rise or repeat. */
export function createSplice(
  oldLength: number,
  dropped: Uint32Array,
  insertions: readonly number[],
): Splice {
  const runs: Run[] = [];
  const addedPlaces = new Uint32Array(insertions.length);
  let to = 0;
  let from = 0;
  let added = 0;
  let gone = 0;
  for (;;) {
    const nextInsertion = insertions[added] ?? Infinity;
    const nextDropped = dropped[gone] ?? Infinity;
    const end = Math.min(nextInsertion, nextDropped, oldLength);
    if (end > from) {
      runs.push({ from, to, count: end - from });
      to += end - from;
      from = end;
    }
    if (nextInsertion === from) addedPlaces[added++] = to++;
    else if (nextDropped === from) {
      gone++;
      from++;
    } else break;
  }
  return { oldLength, length: to, runs, addedPlaces, dropped };
}

export const GONE = 0xffffffff;

/** Indexed by old place. */
export function listNewPlaces({ oldLength, runs }: Splice): Uint32Array {
  const places = new Uint32Array(oldLength).fill(GONE);
  for (const { from, to, count } of runs)
    for (let i = 0; i < count; i++) places[from + i] = to + i;
  return places;
}

/** `target` is as long as the new list, times the numbers that each entry has. */
export function spliceNumbers<T extends Numbers>(
  target: T,
  old: T,
  { runs, addedPlaces }: Splice,
  added: ArrayLike<number>,
  width = 1,
): T {
  for (const { from, to, count } of runs)
    target.set(old.subarray(from * width, (from + count) * width), to * width);
  for (let i = 0; i < addedPlaces.length; i++) {
    const place = (addedPlaces[i] ?? 0) * width;
    for (let at = 0; at < width; at++)
      target[place + at] = added[i * width + at] ?? 0;
  }
  return target;
}

export function spliceTexts(
  { bytes, ends }: TextColumn,
  { runs, addedPlaces, length }: Splice,
  added: readonly (string | null)[],
): TextColumn {
  const addedBytes = added.map((text) => Buffer.from(text ?? ""));
  const getStart = (place: number) =>
    place === 0 ? 0 : (ends[place - 1] ?? 0);
  const keptLength = runs.reduce(
    (sum, { from, count }) => sum + getStart(from + count) - getStart(from),
    0,
  );
  const newBytes = new Uint8Array(
    addedBytes.reduce((sum, text) => sum + text.length, keptLength),
  );
  const newEnds = new Float64Array(length);
  let end = 0;
  let next = 0;
  const addUntil = (place: number): void => {
    for (; (addedPlaces[next] ?? Infinity) < place; next++) {
      const text = addedBytes[next] ?? Buffer.alloc(0);
      newBytes.set(text, end);
      end += text.length;
      newEnds[addedPlaces[next] ?? 0] = end;
    }
  };
  for (const { from, to, count } of runs) {
    addUntil(to);
    const start = getStart(from);
    newBytes.set(bytes.subarray(start, getStart(from + count)), end);
    for (let i = 0; i < count; i++)
      newEnds[to + i] = end + (ends[from + i] ?? 0) - start;
    end += getStart(from + count) - start;
  }
  addUntil(Infinity);
  return { bytes: newBytes, ends: newEnds };
}

/**
 * Where the vehicles of a list are now; `GONE` where they are no more. Around one change that is two comparisons, and no
 * look into a table for which the processor waits.
 */
export function mapPlaces(
  list: Uint32Array,
  { dropped, addedPlaces }: Splice,
  newPlaces: Uint32Array,
): Uint32Array {
  const places = new Uint32Array(list.length);
  if (dropped.length > 1 || addedPlaces.length > 1) {
    for (let i = 0; i < list.length; i++)
      places[i] = newPlaces[list[i] ?? 0] ?? GONE;
    return places;
  }
  const gone = dropped[0] ?? GONE;
  const added = addedPlaces[0] ?? GONE;
  for (let i = 0; i < list.length; i++) {
    const old = list[i] ?? 0;
    const left = old > gone ? old - 1 : old;
    places[i] = old === gone ? GONE : left >= added ? left + 1 : left;
  }
  return places;
}
