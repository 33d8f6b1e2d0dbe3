import type { GlyphMoves, PointMove } from "./glyph-variations.server.ts";
import type { OutlinePoint } from "./packed-outlines.server.ts";

type Contour = readonly OutlinePoint[];

/** The contours with every variation applied; a point that one says nothing of follows its neighbours. */
export function moveContours(
  contours: readonly Contour[],
  variations: GlyphMoves,
): readonly Contour[] {
  let first = 0;
  return contours.map((contour) => {
    const from = first;
    first += contour.length;
    const moves = variations.map((variation) =>
      fillIn(contour, variation.slice(from, from + contour.length)),
    );
    return contour.map((point, at) => ({
      ...point,
      x: point.x + sum(moves, at, "x"),
      y: point.y + sum(moves, at, "y"),
    }));
  });
}

function sum(
  moves: readonly (readonly PointMove[])[],
  at: number,
  axis: "x" | "y",
): number {
  return moves.reduce((total, list) => total + (list[at]?.[axis] ?? 0), 0);
}

/** OpenType, `gvar`: interpolation of untouched points. */
function fillIn(
  contour: Contour,
  moves: readonly (PointMove | null)[],
): readonly PointMove[] {
  const known = moves.flatMap((move, at) => (move === null ? [] : [at]));
  if (known.length === 0) return contour.map(() => ({ x: 0, y: 0 }));
  return contour.map((point, at) => {
    const own = moves[at];
    if (own) return own;
    const before = known.findLast((it) => it < at) ?? known.at(-1) ?? 0;
    const after = known.find((it) => it > at) ?? known[0] ?? 0;
    const neighbours = [before, after] as const;
    return {
      x: between(point, contour, moves, neighbours, "x"),
      y: between(point, contour, moves, neighbours, "y"),
    };
  });
}

function between(
  point: OutlinePoint,
  contour: Contour,
  moves: readonly (PointMove | null)[],
  neighbours: readonly [before: number, after: number],
  axis: "x" | "y",
): number {
  const [low, high] = neighbours
    .map((at) => ({ at: contour[at]?.[axis] ?? 0, by: moves[at]?.[axis] ?? 0 }))
    .toSorted((a, b) => a.at - b.at);
  if (low === undefined || high === undefined) return 0;
  if (low.at === high.at) return low.by === high.by ? low.by : 0;
  const place = point[axis];
  if (place <= low.at) return low.by;
  if (place >= high.at) return high.by;
  const share = (place - low.at) / (high.at - low.at);
  return low.by + share * (high.by - low.by);
}
