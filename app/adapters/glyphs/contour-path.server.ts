import type { OutlinePoint } from "./packed-outlines.server.ts";

/** SVG path commands of a closed contour of quadratic curves, turned so that y runs down. */
export function contourPath(
  contour: readonly OutlinePoint[],
  place: (x: number, y: number) => string,
): string {
  const points = withMiddles(contour);
  const start = points.findIndex(({ isOnCurve }) => isOnCurve);
  if (start === -1) return "";
  const turned = [...points.slice(start), ...points.slice(0, start + 1)];
  let path = "";
  let control: OutlinePoint | null = null;
  for (const point of turned) {
    if (!point.isOnCurve) {
      control = point;
      continue;
    }
    const end = place(point.x, point.y);
    if (path === "") path = `M${end}`;
    else if (control === null) path += `L${end}`;
    else path += `Q${place(control.x, control.y)} ${end}`;
    control = null;
  }
  return `${path}Z`;
}

/** Between two control points TrueType leaves out the point that lies in their middle. */
function withMiddles(
  contour: readonly OutlinePoint[],
): readonly OutlinePoint[] {
  return contour.flatMap((point, at) => {
    const before = contour.at(at - 1);
    if (before === undefined || before.isOnCurve || point.isOnCurve)
      return [point];
    const middle = {
      x: (before.x + point.x) / 2,
      y: (before.y + point.y) / 2,
      isOnCurve: true,
    };
    return [middle, point];
  });
}
