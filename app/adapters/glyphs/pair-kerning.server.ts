import { ByteCursor } from "./byte-cursor.server.ts";

/** Font units by which the second glyph stands nearer to the first; 0 for most pairs. */
export type Kerning = (first: number, second: number) => number;

const PAIR_LOOKUP = 2;
const EXTENSION_LOOKUP = 9;
const X_ADVANCE = 4;

/** The pair adjustments of the `GPOS` table's feature `kern`. */
export function readKerning(table: Uint8Array | null): Kerning {
  if (table === null) return () => 0;
  const header = new ByteCursor(table, 6);
  const featuresAt = header.u16();
  const lookupsAt = header.u16();
  const subtables = [...kernLookups(table, featuresAt)].flatMap((lookup) =>
    pairSubtables(table, lookupsAt, lookup),
  );
  const pairs = subtables.map((start) => readPairs(table, start));
  return (first, second) => {
    for (const find of pairs) {
      const advance = find(first, second);
      if (advance !== null) return advance;
    }
    return 0;
  };
}

function kernLookups(table: Uint8Array, start: number): ReadonlySet<number> {
  const list = new ByteCursor(table, start);
  const lookups = new Set<number>();
  for (let count = list.u16(); count > 0; count--) {
    const tag = list.tag();
    const feature = new ByteCursor(table, start + list.u16() + 2);
    if (tag !== "kern") continue;
    for (const lookup of feature.u16List(feature.u16())) lookups.add(lookup);
  }
  return lookups;
}

function pairSubtables(
  table: Uint8Array,
  lookupsAt: number,
  lookup: number,
): readonly number[] {
  const start =
    lookupsAt + new ByteCursor(table, lookupsAt + 2 + lookup * 2).u16();
  const cursor = new ByteCursor(table, start);
  const type = cursor.u16();
  cursor.at += 2;
  const subtables = cursor.u16List(cursor.u16()).map((it) => start + it);
  if (type === PAIR_LOOKUP) return subtables;
  if (type !== EXTENSION_LOOKUP) return [];
  return subtables.flatMap((it) => {
    const extension = new ByteCursor(table, it + 2);
    return extension.u16() === PAIR_LOOKUP ? [it + extension.u32()] : [];
  });
}

/** Null where the subtable says nothing of a pair. */
type FindPair = (first: number, second: number) => number | null;

function readPairs(table: Uint8Array, start: number): FindPair {
  const cursor = new ByteCursor(table, start);
  const format = cursor.u16();
  const coverage = readCoverage(table, start + cursor.u16());
  const values = [cursor.u16(), cursor.u16()] as const;
  return format === 1
    ? singlePairs(table, start, cursor, coverage, values)
    : classPairs(table, start, cursor, coverage, values);
}

type ValueFormats = readonly [first: number, second: number];

function singlePairs(
  table: Uint8Array,
  start: number,
  cursor: ByteCursor,
  coverage: ReadonlyMap<number, number>,
  values: ValueFormats,
): FindPair {
  const sets = cursor.u16List(cursor.u16());
  return (first, second) => {
    const set = sets[coverage.get(first) ?? -1];
    if (set === undefined) return null;
    const pairs = new ByteCursor(table, start + set);
    for (let count = pairs.u16(); count > 0; count--) {
      const glyph = pairs.u16();
      const advance = readAdvance(pairs, values);
      if (glyph === second) return advance;
    }
    return null;
  };
}

function classPairs(
  table: Uint8Array,
  start: number,
  cursor: ByteCursor,
  coverage: ReadonlyMap<number, number>,
  values: ValueFormats,
): FindPair {
  const firstClasses = readClasses(table, start + cursor.u16());
  const secondClasses = readClasses(table, start + cursor.u16());
  cursor.at += 2;
  const secondCount = cursor.u16();
  const recordsAt = cursor.at;
  const recordBytes = sizeOf(values[0]) + sizeOf(values[1]);
  return (first, second) => {
    if (!coverage.has(first)) return null;
    const row = firstClasses.get(first) ?? 0;
    const column = secondClasses.get(second) ?? 0;
    const at = recordsAt + (row * secondCount + column) * recordBytes;
    return readAdvance(new ByteCursor(table, at), values);
  };
}

function readAdvance(
  cursor: ByteCursor,
  [first, second]: ValueFormats,
): number {
  const end = cursor.at + sizeOf(first) + sizeOf(second);
  cursor.at += sizeOf(first & (X_ADVANCE - 1));
  const advance = first & X_ADVANCE ? cursor.i16() : 0;
  cursor.at = end;
  return advance;
}

/** Two bytes for each bit that is set. */
function sizeOf(valueFormat: number): number {
  let count = 0;
  for (let bits = valueFormat; bits > 0; bits >>= 1) count += bits & 1;
  return count * 2;
}

/** Glyph → its place in the coverage. */
function readCoverage(
  table: Uint8Array,
  start: number,
): ReadonlyMap<number, number> {
  const cursor = new ByteCursor(table, start);
  if (cursor.u16() === 1)
    return new Map(
      cursor.u16List(cursor.u16()).map((glyph, place) => [glyph, place]),
    );
  const places = new Map<number, number>();
  for (let count = cursor.u16(); count > 0; count--) {
    const from = cursor.u16();
    const to = cursor.u16();
    const place = cursor.u16();
    for (let glyph = from; glyph <= to; glyph++)
      places.set(glyph, place + glyph - from);
  }
  return places;
}

/** Glyph → its class; class 0 goes without saying. */
function readClasses(
  table: Uint8Array,
  start: number,
): ReadonlyMap<number, number> {
  const cursor = new ByteCursor(table, start);
  const classes = new Map<number, number>();
  if (cursor.u16() === 1) {
    const first = cursor.u16();
    cursor
      .u16List(cursor.u16())
      .forEach((it, at) => classes.set(first + at, it));
    return classes;
  }
  for (let count = cursor.u16(); count > 0; count--) {
    const from = cursor.u16();
    const to = cursor.u16();
    const group = cursor.u16();
    for (let glyph = from; glyph <= to; glyph++) classes.set(glyph, group);
  }
  return classes;
}
