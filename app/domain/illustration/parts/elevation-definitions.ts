import type { Body } from "#app/domain/illustration/bodies/body.ts";
import {
  pointAt,
  symmetric,
  trace,
  type Point,
} from "#app/domain/illustration/pen/geometry.ts";
import {
  across,
  vertical,
  type Stop,
} from "#app/domain/illustration/pen/marks.ts";
import { materials } from "./materials.ts";
import { mix } from "#app/domain/illustration/pen/paint-tones.ts";
import type { Scene } from "./scene.ts";

export function elevationDefinitions({ id, body, tones }: Scene): string {
  const { glint, lit, base, shade, deep, sheen } = tones;
  const { half, roof, belt, nose } = body.face;
  const at = (y: number) => (roof - y) / roof;
  const corner: Stop[] = [
    [0, "#05080c", 0.55],
    [0.09, "#05080c", 0.12],
    [0.2, "#ffffff", sheen * 0.25],
    [0.34, "#ffffff", 0],
  ];
  const otherCorner = corner
    .map(([offset, color, opacity]): Stop => [1 - offset, color, opacity])
    .reverse();
  return `<path id="${id}body" d="${trace(elevationOutline(body), true)}"/><clipPath id="${id}inside"><use href="#${id}body"/></clipPath>
${vertical(`${id}upper`, roof, 0, [
  [0, glint],
  [at(roof - 6), lit],
  [at(belt + 8), shade],
  [at(belt), base],
  [at(nose + 2), lit],
  [at(nose - 6), base],
  [at(nose - 26), shade],
  [at(nose * 0.52), mix(base, lit, 0.5)],
  [at(nose * 0.36), shade],
  [at(12), deep],
])}
${across(`${id}turn`, -half, half, [...corner, ...otherCorner])}${materials(id, roof, belt)}`;
}

function elevationOutline({ face, open, outline }: Body): Point[] {
  const { half, roofHalf, roof, belt, nose } = face;
  const chin = pointAt(outline, 0)[1];
  const lower: Point[] = [
    [0, chin, 0],
    [half - 15, chin, 0.4],
    [half - 4, chin + 5, 0.6],
    [half + 0.5, chin + 26, 0.9],
    [half - 0.5, nose - 8, 0.8],
    [half - 5, belt - 2, 0.8],
  ];
  const cockpit: Point[] = [
    [half - 14, belt + 2, 0.5],
    [24, belt + 3, 1],
    [0, belt + 3, 0],
  ];
  const greenhouse: Point[] = [
    [half - 11, belt + 3, 0.6],
    [roofHalf + 4, roof - 8, 0.5],
    [roofHalf - 9, roof, 0.7],
    [24, roof + 1.5, 1],
    [0, roof + 1.5, 0],
  ];
  return symmetric([...lower, ...(open ? cockpit : greenhouse)]);
}
