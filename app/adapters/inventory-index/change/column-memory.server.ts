import {
  type IndexData,
  listBuffers,
} from "#app/adapters/inventory-index/index-data.server.ts";

export type Column =
  Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

export interface ColumnType<T extends Column> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer, byteOffset: number, length: number): T;
}

/** Where a changed index has the memory of its columns from. */
export interface ColumnMemory {
  /** Its numbers are anything until they are written. */
  take<T extends Column>(type: ColumnType<T>, length: number): T;
}

/** The memory of an index that nobody reads any more becomes that of the next one. */
export interface SpareMemory extends ColumnMemory {
  /** From now on nobody may read `old`; what it shares with `current` stays. */
  replace(old: IndexData, current: IndexData): void;
  /** Gives it back to the system. */
  release(): void;
}

export const freshMemory: ColumnMemory = {
  take: (type, length) => createColumn(type, length, 0),
};

/** A list that grows by a few vehicles finds its place again. */
const ROOM_TO_GROW = 1 / 32;

/** So that a short column does not take the memory of a long one. */
const MOST_UNUSED = 1 / 4;

/**
 * A page of fresh memory costs the processor more than what is written to it, and every 64 MB of it make the collector
 * walk through the whole heap. No more is held here than the index itself takes.
 */
export function createSpareMemory(): SpareMemory {
  let spare: ArrayBuffer[] = [];

  function findSpare(bytes: number): ArrayBuffer | null {
    let best: ArrayBuffer | null = null;
    for (const buffer of spare) {
      const { byteLength } = buffer;
      if (byteLength < bytes || byteLength > bytes * (1 + MOST_UNUSED))
        continue;
      if (best === null || byteLength < best.byteLength) best = buffer;
    }
    return best;
  }

  return {
    take(type, length) {
      const bytes = length * type.BYTES_PER_ELEMENT;
      const found = findSpare(bytes);
      if (found === null) return createColumn(type, length, ROOM_TO_GROW);
      spare = spare.filter((buffer) => buffer !== found);
      return new type(found, 0, length);
    },

    replace(old, current) {
      const inUse = new Set(listBuffers(current));
      const free = listBuffers(old).filter((buffer) => !inUse.has(buffer));
      let left = sumBytes([...inUse]);
      spare = [...free, ...spare].filter(
        ({ byteLength }) => (left -= byteLength) >= 0,
      );
    },

    release() {
      spare = [];
    },
  };
}

function createColumn<T extends Column>(
  type: ColumnType<T>,
  length: number,
  room: number,
): T {
  const most = Math.ceil(length * (1 + room));
  return new type(new ArrayBuffer(most * type.BYTES_PER_ELEMENT), 0, length);
}

function sumBytes(buffers: readonly ArrayBuffer[]): number {
  return buffers.reduce((sum, { byteLength }) => sum + byteLength, 0);
}
