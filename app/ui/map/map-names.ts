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

/**
 * A name stands beside its dot, else below or above it, where it covers no other name, no other dot and no edge; the
 * chosen place's comes first. What has no room is null: the list beside the map has every name in full.
 */
export function placeNames(
  points: readonly NamedPoint[],
  width: number,
): readonly (PlacedName | null)[] {
  return placeAll(points, width).placed;
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
): readonly Label[] {
  const taken = [
    ...reserved,
    ...placeAll(points, width).taken,
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

function placeAll(points: readonly NamedPoint[], width: number) {
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
    for (const side of sides) {
      const box = toNameBox(point, text, side);
      if (box.left < 0 || box.right > width) continue;
      if ([...taken, ...dots].some((it) => areOverlapping(it, box))) continue;
      taken.push(box);
      placed[at] = { text, side };
      break;
    }
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
