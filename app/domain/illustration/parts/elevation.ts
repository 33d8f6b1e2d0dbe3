import { drawElevationGlass, drawSeatBack } from "./elevation-glass.ts";
import { drawFrontFace } from "./front-face.ts";
import {
  round,
  makeSymmetric,
  type Point,
} from "#app/domain/illustration/pen/geometry.ts";
import {
  drawArea,
  BLACK,
  drawBox,
  CAP,
  drawDisc,
  drawLine,
  SEAL,
} from "#app/domain/illustration/pen/marks.ts";
import { drawBothSides, drawGroundShadow, getRailColor } from "./materials.ts";
import { drawRearFace } from "./rear-face.ts";
import type { Scene } from "./scene.ts";

export function drawElevation(scene: Scene, isRear: boolean): string {
  const { id, ref, body, look, tones } = scene;
  const { half, roof, belt, roofHalf } = body.face;
  const width = body.upright ? 27 : 22;
  const traceGroove = (inset: number) =>
    `M${round(half - inset)} 1V${body.tire}`;
  const tire =
    drawBox(half - width - 4, 0, width, body.tire * 1.5, 5, "#17191b") +
    `<path d="${traceGroove(width - 2)}${traceGroove(width / 2 + 4)}${traceGroove(10)}" stroke="#060708" stroke-width="1.4"/>`;
  const underside = Math.max(13, body.sill - 17);
  const driveAxle =
    body.bed && isRear
      ? drawLine(
          [
            [30 - half, body.tire - 6],
            [half - 30, body.tire - 6],
          ],
          "#1d2125",
          8,
        ) + drawDisc(0, body.tire - 6, 14, "#23272c")
      : "";
  const shellTop = belt + (body.upright ? 21 : 15);
  const shell: Point[] = [
    [half - 10, belt + 2, 0.5],
    [half + 6, belt + 2.5, 0.7],
    [half + 10, shellTop - 2, 0.7],
    [half - 8, shellTop - 1, 0.5],
  ];
  const shellFill =
    isRear || body.cargo || look.hasBlackRoof ? CAP : tones.base;
  const doorMirror =
    drawArea(
      [
        [half - 16, belt + 1, 0],
        [half - 16, belt + 6, 0],
        [half - 4, belt + 6, 0.3],
        [half - 4, belt + 2, 0.3],
      ],
      SEAL,
    ) + drawArea(shell, shellFill, `stroke="${tones.line}" stroke-width=".8"`);
  const rails = look.hasRails
    ? drawBothSides(
        `<path d="M${roofHalf - 11} ${roof - 2}q1 6 4 5.5t3-7Z" fill="${getRailColor(scene)}"/>`,
      )
    : "";
  return `${drawGroundShadow(id, 0, half + 4)}${drawBox(10 - half, underside, half * 2 - 20, body.tire, 3, "#0a0c0e")}${driveAxle}
${drawBothSides(tire)}${body.open ? drawOpenTop(scene) : ""}${drawBothSides(doorMirror)}${rails}<use href="#${id}body" fill="${ref("upper")}"/>
<g clip-path="${ref("inside")}">${look.hasBlackRoof ? drawBox(-half, belt + 4, half * 2, 200, 0, CAP) : ""}<rect x="${-half}" width="${half * 2}" height="260" fill="${ref("turn")}"/>
${body.open ? "" : drawElevationGlass(scene, isRear)}${isRear ? drawRearFace(scene) : drawFrontFace(scene)}</g><use href="#${id}body" fill="none" stroke="${tones.line}" stroke-width=".9"/>`;
}

// It draws the windshield frame and headrests of a car without a roof.
function drawOpenTop({ body, look }: Scene): string {
  const { half, roofHalf, roof, belt } = body.face;
  const frame = makeSymmetric([
    [0, belt, 0],
    [half - 18, belt + 1, 0],
    [roofHalf + 2, roof - 3, 0.5],
    [24, roof, 1],
    [0, roof, 0],
  ]);
  const seat = drawSeatBack(belt, look.upholstery, `stroke="${SEAL}"`);
  return (
    drawArea(frame, "#6b7a8773", `stroke="${BLACK}" stroke-width="3"`) +
    drawBothSides(seat)
  );
}
