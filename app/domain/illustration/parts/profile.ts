import { round, type Point } from "#app/domain/illustration/pen/geometry.ts";
import {
  drawArea,
  drawBox,
  drawDisc,
  drawLine,
} from "#app/domain/illustration/pen/marks.ts";
import { getBumperFill, drawGroundShadow, getRailColor } from "./materials.ts";
import { glaze } from "#app/domain/illustration/pen/paint-tones.ts";
import {
  drawAntenna,
  drawDoorMirror,
  drawOpenCabin,
} from "./profile-attachments.ts";
import { drawCoveredProfile } from "./cover.ts";
import { drawLoadBox, drawSpareWheel, drawTrailerParts } from "./loads.ts";
import { drawBodyDetails } from "./profile-details.ts";
import { drawPaintwork, drawWindows } from "./profile-paintwork.ts";
import type { Scene } from "./scene.ts";

export function drawProfile(scene: Scene): string {
  if (scene.body.isCovered) return drawCoveredProfile(scene);
  const { id, body, look, tones, front, rear, radius, end } = scene;
  const drawWheel = (x: number) =>
    `<use href="#${id}wheel" transform="translate(${x} ${body.tire}) scale(${body.tire / 100})"/>`;
  const drawWheelWell = (x: number) =>
    drawDisc(x, body.tire, radius, "#060708");
  const drawContactShadow = (x: number) =>
    `<ellipse cx="${x}" cy=".5" rx="${round(body.tire * 0.7)}" ry="2" fill="#08090bbf"/>`;
  const underside: Point[] = [
    [front, body.tire - 16, 0.3],
    [front, 70, 0],
    [rear, 70, 0],
    [rear, body.tire - 16, 0.3],
  ];
  const runningBoard =
    body.bed && body.clad !== true
      ? drawBox(
          front + radius + 4,
          body.sill - 11,
          rear - front - radius * 2 - 12,
          5,
          2.5,
          getBumperFill(scene),
        )
      : "";
  return `${drawGroundShadow(id, end / 2, end / 2 + 2)}${drawContactShadow(front)}${drawContactShadow(rear)}${drawArea(underside, "#0a0c0e")}${drawWheelWell(front)}${drawWheelWell(rear)}
${drawSpareWheel(scene)}${drawOpenCabin(scene)}${drawAntenna(scene)}${drawPaintwork(scene)}${drawWindows(scene)}${drawBodyDetails(scene)}${drawLoadBox(scene)}
<use href="#${id}body" fill="none" stroke="${glaze(tones.line, 0.8)}" stroke-width=".8"/>${runningBoard}${look.hasRails ? drawRoofRail(scene) : ""}${body.isTrailer ? drawTrailerParts(scene) : drawDoorMirror(scene)}${drawWheel(front)}${drawWheel(rear)}`;
}

function drawRoofRail(scene: Scene): string {
  if (!scene.body.rails) return "";
  const [x0, y0, x1, y1] = scene.body.rails;
  return drawLine(
    [
      [x0, y0],
      [x0 + 12, y0 + 8, 0.8],
      [x1 - 12, y1 + 7, 0.8],
      [x1, y1],
    ],
    getRailColor(scene),
    2.6,
  );
}
