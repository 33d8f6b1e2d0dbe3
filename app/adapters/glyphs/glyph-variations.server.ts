import { ByteCursor } from "./byte-cursor.server.ts";

/** How far one point moves. */
export interface PointMove {
  x: number;
  y: number;
}

/** Movements of a glyph's points; null where the font leaves a point to its neighbours. */
export type GlyphMoves = readonly (readonly (PointMove | null)[])[];

const ARE_POINTS_SHARED = 0x8000;
const COUNT_MASK = 0x0fff;
const HAS_OWN_PEAK = 0x8000;
const HAS_RANGE = 0x4000;
const HAS_OWN_POINTS = 0x2000;
const ARE_LONG_OFFSETS = 1;

/** What the `gvar` table of a font with one axis makes of each glyph at a place on that axis. */
export function openGlyphVariations(table: Uint8Array, position: number) {
  const header = new ByteCursor(table, 4);
  const axisCount = header.u16();
  if (axisCount !== 1) throw new Error("The font has several axes.");
  const sharedCount = header.u16();
  const sharedStart = header.u32();
  const glyphCount = header.u16();
  const areLong = (header.u16() & ARE_LONG_OFFSETS) !== 0;
  const dataStart = header.u32();
  const offsets = Array.from({ length: glyphCount + 1 }, () =>
    areLong ? header.u32() : header.u16() * 2,
  );
  const shared = new ByteCursor(table, sharedStart);
  const peaks = Array.from({ length: sharedCount }, () => shared.f2dot14());

  /** One list a variation that applies, scaled to the place on the axis. */
  return (glyph: number, pointCount: number): GlyphMoves => {
    const start = offsets[glyph] ?? 0;
    const end = offsets[glyph + 1] ?? 0;
    if (start === end) return [];
    return readVariations(table.subarray(dataStart + start, dataStart + end));

    function readVariations(bytes: Uint8Array): GlyphMoves {
      const tuples = new ByteCursor(bytes);
      const flags = tuples.u16();
      const data = new ByteCursor(bytes, tuples.u16());
      const common = flags & ARE_POINTS_SHARED ? readPoints(data) : null;
      const moves: (PointMove | null)[][] = [];
      for (let count = flags & COUNT_MASK; count > 0; count--) {
        const size = tuples.u16();
        const tuple = tuples.u16();
        const peak =
          tuple & HAS_OWN_PEAK
            ? tuples.f2dot14()
            : (peaks[tuple & COUNT_MASK] ?? 0);
        const range =
          tuple & HAS_RANGE
            ? { from: tuples.f2dot14(), to: tuples.f2dot14() }
            : { from: Math.min(peak, 0), to: Math.max(peak, 0) };
        const next = data.at + size;
        const points = tuple & HAS_OWN_POINTS ? readPoints(data) : common;
        const share = shareOf(position, peak, range);
        if (share !== 0) moves.push(readMoves(data, points, pointCount, share));
        data.at = next;
      }
      return moves;
    }
  };
}

function shareOf(
  position: number,
  peak: number,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  if (peak === 0 || position === peak) return 1;
  if (position <= from || position >= to) return 0;
  return position < peak
    ? (position - from) / (peak - from)
    : (to - position) / (to - peak);
}

/** Null means every point. */
function readPoints(data: ByteCursor): readonly number[] | null {
  const first = data.u8();
  if (first === 0) return null;
  const count = first & 0x80 ? ((first & 0x7f) << 8) | data.u8() : first;
  const points: number[] = [];
  let point = 0;
  while (points.length < count) {
    const control = data.u8();
    for (let run = (control & 0x7f) + 1; run > 0; run--) {
      point += control & 0x80 ? data.u16() : data.u8();
      points.push(point);
    }
  }
  return points;
}

function readMoves(
  data: ByteCursor,
  points: readonly number[] | null,
  pointCount: number,
  share: number,
): (PointMove | null)[] {
  const moved = points ?? Array.from({ length: pointCount }, (_, at) => at);
  const xs = readDeltas(data, moved.length);
  const ys = readDeltas(data, moved.length);
  const moves = Array.from(
    { length: pointCount },
    (): PointMove | null => null,
  );
  moved.forEach((point, at) => {
    moves[point] = { x: (xs[at] ?? 0) * share, y: (ys[at] ?? 0) * share };
  });
  return moves;
}

function readDeltas(data: ByteCursor, count: number): readonly number[] {
  const deltas: number[] = [];
  while (deltas.length < count) {
    const control = data.u8();
    for (let run = (control & 0x3f) + 1; run > 0; run--)
      deltas.push(control & 0x80 ? 0 : control & 0x40 ? data.i16() : data.i8());
  }
  return deltas;
}
