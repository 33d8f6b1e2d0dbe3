import type { Body } from "#app/domain/illustration/bodies/body.ts";
import {
  getPoint,
  makeSymmetric,
  trace,
  type Point,
} from "#app/domain/illustration/pen/geometry.ts";
import {
  drawHorizontalGradient,
  drawVerticalGradient,
  type Stop,
} from "#app/domain/illustration/pen/marks.ts";
import { drawMaterials } from "./materials.ts";
import { mix } from "#app/domain/illustration/pen/paint-tones.ts";
import type { Scene } from "./scene.ts";

export function drawElevationDefinitions({ id, body, tones }: Scene): string {
  const { glint, lit, base, shade, deep, sheen } = tones;
  const { half, roof, belt, nose } = body.face;
  const toOffset = (y: number) => (roof - y) / roof;
  const corner: Stop[] = [
    [0, "#05080c", 0.55],
    [0.09, "#05080c", 0.12],
    [0.2, "#ffffff", sheen * 0.25],
    [0.34, "#ffffff", 0],
  ];
  const otherCorner = corner
    .map(([offset, color, opacity]): Stop => [1 - offset, color, opacity])
    .reverse();
  return `<path id="${id}body" d="${trace(getElevationOutline(body), true)}"/><clipPath id="${id}inside"><use href="#${id}body"/></clipPath>
${drawVerticalGradient(`${id}upper`, roof, 0, [
  [0, glint],
  [toOffset(roof - 6), lit],
  [toOffset(belt + 8), shade],
  [toOffset(belt), base],
  [toOffset(nose + 2), lit],
  [toOffset(nose - 6), base],
  [toOffset(nose - 26), shade],
  [toOffset(nose * 0.52), mix(base, lit, 0.5)],
  [toOffset(nose * 0.36), shade],
  [toOffset(12), deep],
])}
${drawHorizontalGradient(`${id}turn`, -half, half, [...corner, ...otherCorner])}${drawMaterials(id, roof, belt)}`;
}

function getElevationOutline({ face, open, outline }: Body): Point[] {
  const { half, roofHalf, roof, belt, nose } = face;
  const chin = getPoint(outline, 0)[1];
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
  return makeSymmetric([...lower, ...(open ? cockpit : greenhouse)]);
}
