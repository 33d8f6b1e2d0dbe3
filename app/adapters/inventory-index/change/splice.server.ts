import type { TextColumn } from "#app/adapters/inventory-index/index-data.server.ts";
import type { Column, ColumnMemory } from "./column-memory.server.ts";

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

/** `target` is as long as the new list, times the numbers that each entry has. */
export function spliceNumbers<T extends Column>(
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
  memory: ColumnMemory,
): TextColumn {
  const addedBytes = added.map((text) => Buffer.from(text ?? ""));
  const getStart = (place: number) =>
    place === 0 ? 0 : (ends[place - 1] ?? 0);
  const keptLength = runs.reduce(
    (sum, { from, count }) => sum + getStart(from + count) - getStart(from),
    0,
  );
  const newBytes = memory.take(
    Uint8Array,
    addedBytes.reduce((sum, text) => sum + text.length, keptLength),
  );
  const newEnds = memory.take(Uint32Array, length);
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
    copyMoved(newEnds, to, ends, from, count, end - start);
    end += getStart(from + count) - start;
  }
  addUntil(Infinity);
  return { bytes: newBytes, ends: newEnds };
}

/** Numbers that move by nothing are copied as they are, which is several times as fast. */
export function copyMoved(
  target: Uint32Array,
  to: number,
  source: Uint32Array,
  from: number,
  count: number,
  by: number,
): void {
  if (by === 0) target.set(source.subarray(from, from + count), to);
  else
    for (let i = 0; i < count; i++)
      target[to + i] = (source[from + i] ?? 0) + by;
}
