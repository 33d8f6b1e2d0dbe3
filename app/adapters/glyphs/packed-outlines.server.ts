import { ByteCursor } from "./byte-cursor.server.ts";

export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** A glyph at the font's own weight, in font units, y upwards. */
export type Outline =
  | {
      readonly kind: "contours";
      readonly contours: readonly (readonly OutlinePoint[])[];
    }
  | { readonly kind: "parts"; readonly parts: readonly OutlinePart[] };

/** Another glyph, moved: "é" is an "e" and an accent. */
export interface OutlinePart {
  readonly glyph: number;
  readonly dx: number;
  readonly dy: number;
  /** xx, xy, yx, yy. */
  readonly matrix: readonly [number, number, number, number];
}

const STREAM_COUNT = 7;
const IS_PARTS = -1;

const ARE_WORDS = 0x1;
const ARE_OFFSETS = 0x2;
const HAS_SCALE = 0x8;
const HAS_MORE = 0x20;
const HAS_TWO_SCALES = 0x40;
const HAS_MATRIX = 0x80;
const HAS_INSTRUCTIONS = 0x100;

/** WOFF2 §5.1, the transformed `glyf` table. Hinting instructions and bounding boxes are passed over. */
export function readPackedOutlines(table: Uint8Array): readonly Outline[] {
  const header = new ByteCursor(table, 4);
  const glyphCount = header.u16();
  header.at += 2;
  const sizes = Array.from({ length: STREAM_COUNT }, () => header.u32());
  let at = header.at;
  const streams = sizes.map((size) => {
    const cursor = new ByteCursor(table, at);
    at += size;
    return cursor;
  });
  const [counts, points, flags, coordinates, parts] = streams;
  if (!counts || !points || !flags || !coordinates || !parts)
    throw new Error("The font's outlines have too few streams.");
  return Array.from({ length: glyphCount }, (): Outline => {
    const contourCount = counts.i16();
    if (contourCount === IS_PARTS) return readParts(parts, coordinates);
    const pointCounts = Array.from({ length: contourCount }, () =>
      points.packedU16(),
    );
    const contours = readContours(pointCounts, flags, coordinates);
    if (contourCount > 0) coordinates.packedU16();
    return { kind: "contours", contours };
  });
}

function readContours(
  pointCounts: readonly number[],
  flags: ByteCursor,
  coordinates: ByteCursor,
): readonly (readonly OutlinePoint[])[] {
  let x = 0;
  let y = 0;
  return pointCounts.map((pointCount) =>
    Array.from({ length: pointCount }, () => {
      const flag = flags.u8();
      const [dx, dy] = readStep(flag & 0x7f, coordinates);
      x += dx;
      y += dy;
      return { x, y, isOnCurve: flag < 0x80 };
    }),
  );
}

/** WOFF2 §5.2, triplet encoding. */
function readStep(flag: number, bytes: ByteCursor): readonly [number, number] {
  const signedX = (size: number) => (flag & 1 ? size : -size);
  const signedY = (size: number) => (flag & 2 ? size : -size);
  if (flag < 10) return [0, signedX(((flag & 14) << 7) + bytes.u8())];
  if (flag < 20) return [signedX((((flag - 10) & 14) << 7) + bytes.u8()), 0];
  if (flag < 84) {
    const group = flag - 20;
    const both = bytes.u8();
    return [
      signedX(1 + (group & 0x30) + (both >> 4)),
      signedY(1 + ((group & 0x0c) << 2) + (both & 0x0f)),
    ];
  }
  if (flag < 120) {
    const group = flag - 84;
    const x = signedX(1 + (Math.floor(group / 12) << 8) + bytes.u8());
    return [x, signedY(1 + (((group % 12) >> 2) << 8) + bytes.u8())];
  }
  if (flag < 124) {
    const first = bytes.u8();
    const middle = bytes.u8();
    return [
      signedX((first << 4) + (middle >> 4)),
      signedY(((middle & 0x0f) << 8) + bytes.u8()),
    ];
  }
  const x = signedX(bytes.u16());
  return [x, signedY(bytes.u16())];
}

function readParts(cursor: ByteCursor, instructions: ByteCursor): Outline {
  const parts: OutlinePart[] = [];
  let flags = HAS_MORE;
  let hasInstructions = false;
  while (flags & HAS_MORE) {
    flags = cursor.u16();
    hasInstructions ||= (flags & HAS_INSTRUCTIONS) !== 0;
    const glyph = cursor.u16();
    const read = () => (flags & ARE_WORDS ? cursor.i16() : cursor.i8());
    const dx = read();
    const dy = read();
    if (!(flags & ARE_OFFSETS))
      throw new Error("A glyph of the font hangs on another's points.");
    parts.push({ glyph, dx, dy, matrix: readMatrix(flags, cursor) });
  }
  if (hasInstructions) instructions.packedU16();
  return { kind: "parts", parts };
}

function readMatrix(flags: number, cursor: ByteCursor): OutlinePart["matrix"] {
  if (flags & HAS_MATRIX)
    return [
      cursor.f2dot14(),
      cursor.f2dot14(),
      cursor.f2dot14(),
      cursor.f2dot14(),
    ];
  if (flags & HAS_TWO_SCALES) return [cursor.f2dot14(), 0, 0, cursor.f2dot14()];
  const scale = flags & HAS_SCALE ? cursor.f2dot14() : 1;
  return [scale, 0, 0, scale];
}
