/** [x, y, roundness] in centimetres, y upwards; roundness 0 is a sharp corner, 1 spends both half-edges on the curve. */
export type Point = readonly [x: number, y: number, roundness?: number];

/** A negative index counts from the end; throws RangeError when there is no such point. */
export function pointAt(points: readonly Point[], index: number): Point {
  const point = points.at(index);
  if (point === undefined)
    throw new RangeError(`No point ${index} of ${points.length}`);
  return point;
}

export const round = (n: number): number => Math.round(n * 10) / 10;
export const pair = ([x, y]: Point): string =>
  `${round(x)} ${round(y)}`.replace(" -", "-");
const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];

// A polyline whose corners are rounded: each point is [x, y, roundness], where 0 is a sharp corner and 1 spends the
// whole of both half-edges on the curve. Unlike a spline through points it can never overshoot or wobble.
export function trace(points: readonly Point[], isClosed = false): string {
  const count = points.length;
  const corner = (index: number) => {
    const point = pointAt(points, index);
    const share = (point[2] ?? 0.5) / 2;
    const before = pointAt(points, (index + count - 1) % count);
    const after = pointAt(points, (index + 1) % count);
    return {
      enter: between(point, before, share),
      leave: between(point, after, share),
    };
  };
  const commands = isClosed ? [] : [`M${pair(pointAt(points, 0))}`];
  let pen = isClosed ? "" : pair(pointAt(points, 0));
  points.forEach((point, i) => {
    if (!isClosed && (i === 0 || i === count - 1)) return;
    const { enter, leave } = corner(i);
    if (pair(enter) !== pen)
      commands.push(`${commands.length ? "L" : "M"}${pair(enter)}`);
    if (pair(enter) !== pair(leave))
      commands.push(`Q${pair(point)} ${pair(leave)}`);
    pen = pair(leave);
  });
  return commands.join("") + (isClosed ? "Z" : `L${pair(pointAt(points, -1))}`);
}

export const mirrored = (points: readonly Point[]): Point[] =>
  points.map(([x, y, k]) => [-x, y, k ?? 0.5]);
export const symmetric = (half: readonly Point[]): Point[] => [
  ...half,
  ...mirrored(half).reverse(),
];
