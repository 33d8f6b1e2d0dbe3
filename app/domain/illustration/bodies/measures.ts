import type { Body } from "./body.ts";
import { pair, pointAt, trace } from "#app/domain/illustration/pen/geometry.ts";

/** What every drawing function needs to know of a body, in centimetres. */
export interface Measures {
  readonly front: number;
  readonly rear: number;
  readonly end: number;
  readonly top: number;
  readonly radius: number;
  readonly chin: number;
  readonly tailChin: number;
}

export const lengthOf = ({ outline }: Body): number =>
  Math.max(...outline.map(([x]) => x));
const archRadius = (body: Body): number =>
  body.tire + (body.bed ? 7 : body.upright || body.clad ? 5.5 : 4);

// The measurements every drawing function needs.
export const measure = (body: Body): Measures => ({
  front: body.axles[0],
  rear: body.axles[1],
  end: lengthOf(body),
  top: Math.max(...body.outline.map(([, y]) => y)),
  radius: archRadius(body),
  chin: pointAt(body.outline, 0)[1],
  tailChin: pointAt(body.outline, -1)[1],
});

// The outline closed underneath: along the sill and over each wheel.
export function silhouette(body: Body, radius = archRadius(body)): string {
  const { front, rear, chin, tailChin } = measure(body);
  const reach = (y: number) => Math.sqrt(radius ** 2 - (y - body.tire) ** 2);
  const arch = (axle: number, from: number, to: number) => {
    const overHalf = (from + to) / 2 < body.tire ? 1 : 0;
    return `L${pair([axle + reach(from), from])}A${radius} ${radius} 0 ${overHalf} 1 ${pair([axle - reach(to), to])}`;
  };
  return `${trace(body.outline)}${arch(rear, tailChin, body.sill)}${arch(front, body.sill, chin)}Z`;
}

// Height of the outline's control polygon at x: near enough to stand an antenna on.
export function roofAt({ outline }: Body, x: number): number {
  const index = outline.findIndex(([px], i) => i > 7 && px >= x);
  const [ax, ay] = pointAt(outline, index - 1);
  const [bx, by] = pointAt(outline, index);
  return ay + ((by - ay) * (x - ax)) / (bx - ax);
}
