interface Point {
  readonly x: number;
  readonly y: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
}

interface NamedPoint extends Point {
  readonly name: string;
  readonly isChosen: boolean;
}

export interface PlacedName {
  readonly text: string;
  readonly side: Side;
}

/** Where a name stands, seen from its dot. */
type Side = "right" | "left" | "below" | "above";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

const LONGEST_NAME = 20;
/** As large as a phone draws them, in units of the drawing. */
const LETTER_WIDTH = 16.5;
const LINE_HEIGHT = 38;
const DOT_RADIUS = 22;
const GAP = 33;
/** From the middle of a dot to the middle of a name above or below it. */
const NAME_HEIGHT = 42;

/** Its points, in order. */
export type Line = readonly Point[];

const NO_LINES: readonly Line[] = [];

/**
 * A name stands beside its dot, else below or above it, where it covers no other name, no other dot and no edge, and
 * lies across none of the lines where that can be; the chosen place's comes first. What has no room is null: the list
 * beside the map has every name in full.
 */
export function placeNames(
  points: readonly NamedPoint[],
  width: number,
  lines = NO_LINES,
): readonly (PlacedName | null)[] {
  return placeAll(points, width, lines).placed;
}

/** The names of towns and waters that cover no place, no name of one and no edge, each at its middle. */
export function findFreeNames<
  const Label extends Point & { readonly text: string },
>(
  labels: readonly Label[],
  points: readonly NamedPoint[],
  { width, height }: Frame,
  /** Where other marks of the map stand. */
  reserved: readonly Box[] = [],
  lines = NO_LINES,
): readonly Label[] {
  const taken = [
    ...reserved,
    ...placeAll(points, width, lines).taken,
    ...points.map(toDotBox),
  ];
  return labels.filter(({ x, y, text }) => {
    const half = (text.length * LETTER_WIDTH) / 2;
    const box = { left: x - half, right: x + half, y };
    if (box.left < 0 || box.right > width) return false;
    if (y < LINE_HEIGHT / 2 || y > height - LINE_HEIGHT / 2) return false;
    if (taken.some((it) => areOverlapping(it, box))) return false;
    taken.push(box);
    return true;
  });
}

function placeAll(
  points: readonly NamedPoint[],
  width: number,
  lines: readonly Line[],
) {
  const taken: Box[] = [];
  const placed = points.map((): PlacedName | null => null);
  const order = points
    .map((point, at) => ({ point, at }))
    .toSorted(
      (one, other) => Number(other.point.isChosen) - Number(one.point.isChosen),
    );
  for (const { point, at } of order) {
    const text = shorten(point.name);
    const sides: readonly Side[] =
      point.x > width * 0.7
        ? ["left", "right", "below", "above"]
        : ["right", "left", "below", "above"];
    const dots = points.filter((_, other) => other !== at).map(toDotBox);
    const free = sides
      .map((side) => ({ side, box: toNameBox(point, text, side) }))
      .filter(
        ({ box }) =>
          box.left >= 0 &&
          box.right <= width &&
          ![...taken, ...dots].some((it) => areOverlapping(it, box)),
      );
    const best =
      free.find(({ box }) => !lines.some((line) => isAcross(box, line))) ??
      free[0];
    if (best === undefined) continue;
    taken.push(best.box);
    placed[at] = { text, side: best.side };
  }
  return { placed, taken };
}

function shorten(name: string): string {
  return name.length > LONGEST_NAME
    ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…`
    : name;
}

function toNameBox({ x, y }: Point, text: string, side: Side): Box {
  const length = text.length * LETTER_WIDTH;
  if (side === "left") return { left: x - GAP - length, right: x - GAP, y };
  if (side === "right") return { left: x + GAP, right: x + GAP + length, y };
  return {
    left: x - length / 2,
    right: x + length / 2,
    y: side === "below" ? y + NAME_HEIGHT : y - NAME_HEIGHT,
  };
}

function toDotBox({ x, y }: Point): Box {
  return { left: x - DOT_RADIUS, right: x + DOT_RADIUS, y };
}

function areOverlapping(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    Math.abs(one.y - other.y) < LINE_HEIGHT
  );
}

function isAcross(box: Box, line: Line): boolean {
  return line.some((from, at) => {
    const to = line[at + 1];
    return to !== undefined && isSegmentAcross(box, from, to);
  });
}

/** What of the segment lies within the box, as in the clipping of Liang and Barsky, is more than nothing. */
function isSegmentAcross({ left, right, y }: Box, from: Point, to: Point) {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const half = LINE_HEIGHT / 2;
  let begin = 0;
  let end = 1;
  for (const [step, room] of [
    [-along.x, from.x - left],
    [along.x, right - from.x],
    [-along.y, from.y - (y - half)],
    [along.y, y + half - from.y],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) begin = Math.max(begin, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  return begin < end;
}
