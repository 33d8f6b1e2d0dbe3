/**
 * A point is [x, y, roundness] in centimeters, with y upward; roundness 0 is a sharp corner, and 1 spends both
 * half-edges on the curve.
 */
export type Point = readonly [x: number, y: number, roundness?: number];

/** It reads points as SVG's `points` attribute writes them, with the roundness third: `22,19,0 8,22,0.7 1,36`. */
export function parsePoints(text: string): readonly Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((point) => {
      const [x = NaN, y = NaN, roundness] = point.split(",").map(Number);
      return roundness === undefined ? [x, y] : [x, y, roundness];
    });
}

/** A negative index counts from the end; it throws RangeError when there is no such point. */
export function getPoint(points: readonly Point[], index: number): Point {
  const point = points.at(index);
  if (point === undefined)
    throw new RangeError(`No point ${index} of ${points.length}`);
  return point;
}

export const round = (n: number): number => Math.round(n * 10) / 10;
export const formatPoint = ([x, y]: Point): string =>
  `${round(x)} ${round(y)}`.replace(" -", "-");
const interpolate = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];

// Unlike a spline through points, rounded corners can never overshoot or wobble.
export function trace(points: readonly Point[], isClosed = false): string {
  const count = points.length;
  const getCorner = (index: number) => {
    const point = getPoint(points, index);
    const share = (point[2] ?? 0.5) / 2;
    const before = getPoint(points, (index + count - 1) % count);
    const after = getPoint(points, (index + 1) % count);
    return {
      enter: interpolate(point, before, share),
      leave: interpolate(point, after, share),
    };
  };
  const commands = isClosed ? [] : [`M${formatPoint(getPoint(points, 0))}`];
  let pen = isClosed ? "" : formatPoint(getPoint(points, 0));
  points.forEach((point, i) => {
    if (!isClosed && (i === 0 || i === count - 1)) return;
    const { enter, leave } = getCorner(i);
    if (formatPoint(enter) !== pen)
      commands.push(`${commands.length ? "L" : "M"}${formatPoint(enter)}`);
    if (formatPoint(enter) !== formatPoint(leave))
      commands.push(`Q${formatPoint(point)} ${formatPoint(leave)}`);
    pen = formatPoint(leave);
  });
  return (
    commands.join("") +
    (isClosed ? "Z" : `L${formatPoint(getPoint(points, -1))}`)
  );
}

export const mirrorPoints = (points: readonly Point[]): Point[] =>
  points.map(([x, y, k]) => [-x, y, k ?? 0.5]);
export const makeSymmetric = (half: readonly Point[]): Point[] => [
  ...half,
  ...mirrorPoints(half).reverse(),
];
