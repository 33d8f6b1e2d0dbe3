import {
  mirrorPoints,
  makeSymmetric,
  trace,
  type Point,
} from "#app/domain/illustration/pen/geometry.ts";
import { drawArea, drawBox, SEAL } from "#app/domain/illustration/pen/marks.ts";
import { drawBothSides } from "./materials.ts";
import type { Scene } from "./scene.ts";

// It draws the shoulders and headrest of one seat, seen from straight ahead or behind.
export const drawSeatBack = (y: number, fill: string, extra = ""): string =>
  drawArea(
    [
      [14, y - 4, 0],
      [15, y + 12, 0.9],
      [34, y + 15, 0.5],
      [53, y + 12, 0.9],
      [54, y - 4, 0],
    ],
    fill,
    extra,
  ) + drawBox(25, y + 16, 18, 11, 4.5, fill, extra);

export function drawElevationGlass(
  { ref, id, body, look }: Scene,
  isRear: boolean,
): string {
  const { half, roofHalf, belt, roof } = body.face;
  const top = (!isRear && body.face.glassTop) || roof;
  const foot = isRear ? belt + 5 : belt + 1;
  const vanDoors = isRear && body.cargo;
  const doorPane: Point[] = [
    [7, 158, 0.2],
    [half - 24, 158, 0.2],
    [half - 25, 214, 0.2],
    [7, 214, 0.2],
  ];
  const widePane = makeSymmetric([
    [0, foot - 2, 0],
    [30, foot - 2, 1],
    [half - 19, foot + 1, 0.25],
    [roofHalf - 4, top - 10, 0.3],
    [24, top - 6.5, 1],
    [0, top - 6.5, 0],
  ]);
  const shape = vanDoors
    ? trace(doorPane, true) + trace(mirrorPoints(doorPane), true)
    : trace(widePane, true);
  const seat = drawBothSides(drawSeatBack(foot, "#0a0c0f99"));
  const driverSide = `<path d="M-48 ${foot}Q-34 ${foot + 22}-20 ${foot}" fill="none" stroke="#0a0c0f" stroke-width="3"/>${drawBox(-9, top - 18, 18, 5, 2.5, "#0a0c0f")}`;
  const hasRearWiper = body.hatch;
  const frontWipers = `M${half * 0.55} ${foot - 1}L-8 ${foot + 7}M-6 ${foot - 1}L${-half * 0.66} ${foot + 6}`;
  const rearWiper = hasRearWiper
    ? `M0 ${foot + 1}L${-half * 0.42} ${foot + 7}`
    : "";
  return `<clipPath id="${id}window"><path d="${shape}"/></clipPath><path d="${shape}" fill="${ref("pane")}" stroke="${SEAL}" stroke-width="2.2"/>
<g clip-path="${ref("window")}">${vanDoors ? "" : seat}${isRear ? "" : driverSide}
${look.hasPrivacyGlass && isRear ? '<path d="M-99 0H99V260H-99Z" fill="#07090b80"/>' : ""}
<path d="M-40 ${top}h30L-34 ${foot - 6}h-30ZM2 ${top}h9L-13 ${foot - 6}h-9Z" fill="#ffffff1a"/></g>
<path d="${isRear ? rearWiper : frontWipers}" fill="none" stroke="${SEAL}" stroke-width="1.8"/>${isRear ? drawBox(-11, top - 6, 22, 2.2, 1, "#8e1018") : ""}`;
}
