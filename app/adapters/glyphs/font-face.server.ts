import { ByteCursor } from "./byte-cursor.server.ts";
import { readCharacterMap } from "./character-map.server.ts";
import { contourPath } from "./contour-path.server.ts";
import { type FontTables, readFontTables } from "./font-tables.server.ts";
import { openGlyphVariations } from "./glyph-variations.server.ts";
import {
  type OutlinePart,
  type OutlinePoint,
  readPackedOutlines,
} from "./packed-outlines.server.ts";
import { type Kerning, readKerning } from "./pair-kerning.server.ts";
import { moveContours } from "./varied-outline.server.ts";
import { weightPosition } from "./weight-axis.server.ts";

/** One font file at one weight. Lengths in units of the em. */
export interface FontFace {
  readonly unitsPerEm: number;
  /** Null for a character that the font has no glyph for. */
  glyphOf(character: string): number | null;
  advanceOf(glyph: number): number;
  readonly kerning: Kerning;
  /** SVG path commands; `place` sets a point, y upwards. */
  pathOf(glyph: number, place: (x: number, y: number) => string): string;
}

type Contours = readonly (readonly OutlinePoint[])[];

interface Shape {
  readonly contours: Contours;
  /** How much wider the glyph is than at the font's own weight. */
  readonly widening: number;
}

/** Two points at the ends of the advance, and two of vertical text, follow a glyph's own. */
const PHANTOM_POINTS = 4;
const PARTS_DEEP = 4;

/** Reads a WOFF2 file with one axis of weights. Throws on any other. */
export function openFontFace(file: Uint8Array, weight: number): FontFace {
  const tables = readFontTables(file);
  const characters = readCharacterMap(tables.get("cmap"));
  const outlines = readPackedOutlines(tables.get("glyf"));
  const advances = readAdvances(tables);
  const variationsOf = openGlyphVariations(
    tables.get("gvar"),
    weightPosition(tables, weight),
  );
  const shapes = new Map<number, Shape>();

  function shapeOf(glyph: number, depth = 0): Shape {
    const known = shapes.get(glyph);
    if (known) return known;
    const shape = makeShape(glyph, depth);
    shapes.set(glyph, shape);
    return shape;
  }

  function makeShape(glyph: number, depth: number): Shape {
    const outline = outlines[glyph];
    if (outline === undefined || depth > PARTS_DEEP)
      return { contours: [], widening: 0 };
    const own =
      outline.kind === "parts"
        ? outline.parts.length
        : outline.contours.reduce((sum, { length }) => sum + length, 0);
    const moves = variationsOf(glyph, own + PHANTOM_POINTS);
    const movedBy = (point: number, axis: "x" | "y") =>
      moves.reduce((sum, list) => sum + (list[point]?.[axis] ?? 0), 0);
    return {
      widening: movedBy(own + 1, "x") - movedBy(own, "x"),
      contours:
        outline.kind === "contours"
          ? moveContours(outline.contours, moves)
          : outline.parts.flatMap((part, at) =>
              placePart(shapeOf(part.glyph, depth + 1).contours, {
                ...part,
                dx: part.dx + movedBy(at, "x"),
                dy: part.dy + movedBy(at, "y"),
              }),
            ),
    };
  }

  return {
    unitsPerEm: new ByteCursor(tables.get("head"), 18).u16(),
    glyphOf: (character) =>
      characters.get(character.codePointAt(0) ?? 0) ?? null,
    advanceOf: (glyph) => (advances[glyph] ?? 0) + shapeOf(glyph).widening,
    kerning: readKerning(tables.find("GPOS")),
    pathOf: (glyph, place) =>
      shapeOf(glyph)
        .contours.map((contour) => contourPath(contour, place))
        .join(""),
  };
}

function placePart(
  contours: Contours,
  { dx, dy, matrix: [xx, xy, yx, yy] }: OutlinePart,
): Contours {
  return contours.map((contour) =>
    contour.map(({ x, y, isOnCurve }) => ({
      x: x * xx + y * yx + dx,
      y: x * xy + y * yy + dy,
      isOnCurve,
    })),
  );
}

/** The last advance stands for all glyphs after it. WOFF2 §5.4 leaves the bearings out. */
function readAdvances(tables: FontTables): readonly number[] {
  const count = new ByteCursor(tables.get("hhea"), 34).u16();
  const glyphCount = new ByteCursor(tables.get("maxp"), 4).u16();
  const isPacked = tables.isTransformed("hmtx");
  const cursor = new ByteCursor(tables.get("hmtx"), isPacked ? 1 : 0);
  const advances = Array.from({ length: count }, () => {
    const advance = cursor.u16();
    if (!isPacked) cursor.at += 2;
    return advance;
  });
  const last = advances.at(-1) ?? 0;
  return Array.from({ length: glyphCount }, (_, at) => advances[at] ?? last);
}
