import { type Markup, markup } from "./markup.ts";

interface PlacedPoint {
  /** Percent from the left and from the top. */
  readonly x: number;
  readonly y: number;
  readonly isNew: boolean;
}

/** A plot of so many points draws each where it is; a fuller one draws one point of each cell, darker the more the cell holds. */
const MOST_SINGLE_POINTS = 3_000;
const CELLS_ACROSS = 100;
const CELLS_DOWN = 60;

/** So many marks at most, however many points there are. */
export function pointCells(points: readonly PlacedPoint[]): Markup[] {
  if (points.length <= MOST_SINGLE_POINTS)
    return points.map((point) => mark(point, 2));
  const cells = Map.groupBy(
    points,
    ({ x, y, isNew }) =>
      `${Math.round((x * CELLS_ACROSS) / 100)} ${Math.round((y * CELLS_DOWN) / 100)} ${isNew}`,
  );
  const most = Math.max(...[...cells.values()].map((cell) => cell.length));
  return [...cells.values()].flatMap((cell) => {
    const [first] = cell;
    if (first === undefined) return [];
    const step = Math.ceil((4 * Math.log1p(cell.length)) / Math.log1p(most));
    return mark(first, Math.max(1, step));
  });
}

/** Density from 1 to 4. */
function mark({ x, y, isNew }: PlacedPoint, density: number): Markup {
  return isNew
    ? markup`<rect class="is-new d${density}" x="${x}%" y="${y}%" width="5" height="5" transform="translate(-2.5 -2.5)"/>`
    : markup`<circle class="is-used d${density}" cx="${x}%" cy="${y}%" r="3"/>`;
}
