interface Point {
  readonly x: number;
  readonly y: number;
}

interface NamedPoint extends Point {
  readonly name: string;
  readonly isChosen: boolean;
}

export interface PlacedName {
  readonly text: string;
  readonly isLeft: boolean;
}

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

/**
 * A name stands beside its dot where it covers no other name, no other dot and no edge; the chosen place's comes first.
 * What has no room is null: the list beside the map has every name in full.
 */
export function placeNames(
  points: readonly NamedPoint[],
  width: number,
): readonly (PlacedName | null)[] {
  const taken: Box[] = [];
  const placed = points.map((): PlacedName | null => null);
  const order = points
    .map((point, at) => ({ point, at }))
    .toSorted(
      (one, other) => Number(other.point.isChosen) - Number(one.point.isChosen),
    );
  for (const { point, at } of order) {
    const text = shorten(point.name);
    const isNearRightEdge = point.x > width * 0.7;
    const dots = points.filter((_, other) => other !== at).map(toDotBox);
    for (const isLeft of [isNearRightEdge, !isNearRightEdge]) {
      const box = toNameBox(point, text, isLeft);
      if (box.left < 0 || box.right > width) continue;
      if ([...taken, ...dots].some((it) => areOverlapping(it, box))) continue;
      taken.push(box);
      placed[at] = { text, isLeft };
      break;
    }
  }
  return placed;
}

function shorten(name: string): string {
  return name.length > LONGEST_NAME
    ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…`
    : name;
}

function toNameBox({ x, y }: Point, text: string, isLeft: boolean): Box {
  const length = text.length * LETTER_WIDTH;
  return isLeft
    ? { left: x - GAP - length, right: x - GAP, y }
    : { left: x + GAP, right: x + GAP + length, y };
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
