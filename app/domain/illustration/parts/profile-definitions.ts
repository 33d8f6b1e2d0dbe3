import type { Body } from "#app/domain/illustration/bodies/body.ts";
import {
  getPoint,
  trace,
  type Point,
} from "#app/domain/illustration/pen/geometry.ts";
import {
  drawHorizontalGradient,
  drawStops,
  drawVerticalGradient,
} from "#app/domain/illustration/pen/marks.ts";
import { drawCoverDefinitions } from "./cover.ts";
import { drawBoxShade } from "./loads.ts";
import { drawMaterials } from "./materials.ts";
import {
  measure,
  traceSilhouette,
} from "#app/domain/illustration/bodies/measures.ts";
import { mix } from "#app/domain/illustration/pen/paint-tones.ts";
import type { Scene } from "./scene.ts";
import { drawWheelDefinition, drawWheelGradients } from "./wheels.ts";

export function drawProfileDefinitions(scene: Scene): string {
  const { id, body, tones, end, top } = scene;
  const { glint, lit, base, shade, deep, sheen } = tones;
  const creaseY = getPoint(body.crease, 2)[1];
  const toOffset = (y: number) => (top - y) / (top - body.sill);
  const underGlass = mix(base, shade, body.cargo ? 0.3 : 0.7);
  const glass = body.glass
    ? `<path id="${id}glass" d="${trace(body.glass, true)}"/><clipPath id="${id}window"><use href="#${id}glass"/></clipPath>`
    : "";
  return `<path id="${id}body" d="${traceSilhouette(body)}"/><clipPath id="${id}inside"><use href="#${id}body"/></clipPath>${glass}
<path id="${id}shut" d="${traceShutLines(body)}"/><radialGradient id="${id}haunch">${drawStops(
    [
      [0, lit, 0.6],
      [1, lit, 0],
    ],
  )}</radialGradient>
${drawVerticalGradient(`${id}upper`, top, body.sill, [
  [0, glint],
  [toOffset(top - 3), lit],
  [toOffset(top - 8), base],
  [toOffset(body.belt + 5), underGlass],
  [toOffset(body.belt), lit],
  [toOffset(creaseY + 6), mix(lit, glint, 0.35)],
  [toOffset(creaseY - 1), base],
])}
${drawVerticalGradient(`${id}lower`, creaseY + 4, body.sill, [
  [0, mix(shade, base, 0.35)],
  [0.18, shade],
  [0.34, shade],
  [0.7, base],
  [0.82, mix(base, lit, 0.7)],
  [1, base],
])}
${drawVerticalGradient(`${id}rocker`, body.sill + 26, body.sill, [
  [0, deep, 0.75],
  [0.6, shade, 0.9],
  [1, deep],
])}
${drawHorizontalGradient(`${id}turn`, 0, end, [
  [0, "#05080c", 0.5],
  [0.03, "#05080c", 0.2],
  [0.12, "#05080c", 0],
  [0.3, "#ffffff", 0],
  [0.44, "#ffffff", sheen * 0.4],
  [0.6, "#ffffff", 0],
  [0.92, "#05080c", 0],
  [1, "#05080c", 0.5],
])}
${drawHorizontalGradient(`${id}edge`, 0, end, [
  [0.02, glint, 0],
  [0.16, glint, 0.95],
  [0.8, glint, 0.9],
  [0.98, glint, 0],
])}
${drawMaterials(id, top, body.belt)}${body.box ? drawBoxShade(id) : ""}${body.isCovered ? drawCoverDefinitions(id) : ""}${drawWheelGradients(scene)}${drawWheelDefinition(scene)}`;
}

// Every panel gap is in one path, so that it can be drawn twice: as a dark gap and as the lit edge behind it.
function traceShutLines(body: Body): string {
  const { front, rear, radius } = measure(body);
  const getArchPoint = (axle: number, degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [
      axle + radius * Math.cos(angle),
      body.tire + radius * Math.sin(angle),
    ];
  };
  const [, lampLow, lampInner, lampHigh, lampRise = 0] = body.headlamp;
  const [, , tailInner, tailHigh] = body.taillamp;
  const frontJoint = getArchPoint(front, 146);
  const rearJoint = getArchPoint(rear, 34);
  const underLamp = lampLow + (lampRise + lampHigh - lampLow) * 0.8;
  const gaps: (readonly Point[])[] = [
    body.hoodLine,
    body.rearCut,
    ...body.doors,
    [
      [lampInner * 0.78, underLamp],
      [lampInner * 0.72, frontJoint[1] + 1, 0.7],
      frontJoint,
    ],
    [
      [tailInner + 7, tailHigh - 3],
      [tailInner + 5, rearJoint[1] + 1, 0.7],
      rearJoint,
    ],
  ];
  const [firstDoor, lastDoor] = [body.doors[0], body.doors.at(-1)];
  if (firstDoor && lastDoor && firstDoor !== lastDoor)
    gaps.push([getPoint(firstDoor, -1), getPoint(lastDoor, -1)]);
  return gaps.map((points) => trace(points)).join("");
}
