import type { Body } from "./body.ts";
import {
  formatPoint,
  getPoint,
  trace,
} from "#app/domain/illustration/pen/geometry.ts";

/** Lengths are in centimeters. */
export interface Measures {
  readonly front: number;
  readonly rear: number;
  readonly end: number;
  readonly top: number;
  readonly radius: number;
  readonly chin: number;
  readonly tailChin: number;
}

export const getLength = ({ outline }: Body): number =>
  Math.max(...outline.map(([x]) => x));
const getArchRadius = (body: Body): number =>
  body.tire + (body.bed ? 7 : body.upright || body.clad ? 5.5 : 4);

export const measure = (body: Body): Measures => ({
  front: body.axles[0],
  rear: body.axles[1],
  end: getLength(body),
  top: Math.max(...body.outline.map(([, y]) => y)),
  radius: getArchRadius(body),
  chin: getPoint(body.outline, 0)[1],
  tailChin: getPoint(body.outline, -1)[1],
});

// The outline is closed underneath, along the sill and over each wheel.
export function traceSilhouette(
  body: Body,
  radius = getArchRadius(body),
): string {
  const { front, rear, chin, tailChin } = measure(body);
  const getReach = (y: number) => Math.sqrt(radius ** 2 - (y - body.tire) ** 2);
  const traceArch = (axle: number, from: number, to: number) => {
    const overHalf = (from + to) / 2 < body.tire ? 1 : 0;
    return `L${formatPoint([axle + getReach(from), from])}A${radius} ${radius} 0 ${overHalf} 1 ${formatPoint([axle - getReach(to), to])}`;
  };
  return `${trace(body.outline)}${traceArch(rear, tailChin, body.sill)}${traceArch(front, body.sill, chin)}Z`;
}

// The outline's control polygon is close enough to place an antenna.
export function getRoofHeight({ outline }: Body, x: number): number {
  const index = outline.findIndex(([px], i) => i > 7 && px >= x);
  const [ax, ay] = getPoint(outline, index - 1);
  const [bx, by] = getPoint(outline, index);
  return ay + ((by - ay) * (x - ax)) / (bx - ax);
}
