import type { Body } from "#app/domain/illustration/bodies/body.ts";
import {
  getPoint,
  makeSymmetric,
  mirrorPoints,
  type Point,
  round,
  trace,
} from "#app/domain/illustration/pen/geometry.ts";
import {
  BLACK,
  CAP,
  drawArea,
  drawBox,
  drawDisc,
  drawHorizontalGradient,
  drawLine,
  drawVerticalGradient,
  SEAL,
  type Stop,
} from "#app/domain/illustration/pen/marks.ts";
import { mix } from "#app/domain/illustration/pen/paint-tones.ts";
import { drawCoverDefinitions, drawCoveredElevation } from "./cover.ts";
import {
  drawElevationSpare,
  drawLoadBoxEnd,
  drawLoadBoxFront,
} from "./loads.ts";
import { drawFrontFace } from "./front-face.ts";
import {
  drawBothSides,
  drawGroundShadow,
  drawMaterials,
  getRailColor,
} from "./materials.ts";
import { drawRearFace } from "./rear-face.ts";
import type { Scene } from "./scene.ts";

export function drawElevation(scene: Scene, isRear: boolean): string {
  if (scene.body.isCovered) return drawCoveredElevation(scene);
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
  const shellTop = belt + (body.upright ? 17 : 11);
  const shell: Point[] = [
    [half - 11, belt + 1, 0.5],
    [half + 4, belt + 0.5, 0.8],
    [half + 8, shellTop - 3, 0.8],
    [half - 10, shellTop, 0.5],
  ];
  const shellFill =
    isRear || body.cargo || look.hasBlackRoof ? CAP : tones.base;
  const doorMirror =
    drawArea(
      [
        [half - 18, belt - 1, 0],
        [half - 18, belt + 5, 0],
        [half - 4, belt + 5, 0.3],
        [half - 4, belt, 0.3],
      ],
      SEAL,
    ) + drawArea(shell, shellFill, `stroke="${tones.line}" stroke-width=".8"`);
  const rails = look.hasRails
    ? drawBothSides(
        `<path d="M${roofHalf - 11} ${roof - 2}q1 6 4 5.5t3-7Z" fill="${getRailColor(scene)}"/>`,
      )
    : "";
  return `${drawGroundShadow(id, 0, half + 4)}${isRear ? "" : drawLoadBoxFront(scene)}${drawBox(10 - half, underside, half * 2 - 20, body.tire, 3, "#0a0c0e")}${driveAxle}
${drawBothSides(tire)}${body.open ? drawOpenTop(scene) : ""}${body.isTrailer ? "" : drawBothSides(doorMirror)}${rails}<use href="#${id}body" fill="${ref("upper")}"/>
<g clip-path="${ref("inside")}">${look.hasBlackRoof ? drawBox(-half, belt + 4, half * 2, 200, 0, CAP) : ""}<rect x="${-half}" width="${half * 2}" height="260" fill="${ref("turn")}"/>
${body.open || body.isTrailer ? "" : drawElevationGlass(scene, isRear)}${drawFace(scene, isRear)}</g><use href="#${id}body" fill="none" stroke="${tones.line}" stroke-width=".9"/>${isRear ? drawElevationSpare(scene) + drawLoadBoxEnd(scene) : ""}`;
}

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

const drawSeatBack = (y: number, fill: string, extra = ""): string =>
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

function drawElevationGlass(
  { ref, id, body, look }: Scene,
  isRear: boolean,
): string {
  const { half, roofHalf, belt, roof } = body.face;
  const top = (!isRear && body.face.glassTop) || roof;
  const foot = isRear ? belt + 5 : belt + 1;
  const vanDoors = isRear && body.cargo;
  const doorPane: Point[] = [
    [7, belt + 20, 0.2],
    [half - 24, belt + 20, 0.2],
    [half - 25, roof - 29, 0.2],
    [7, roof - 29, 0.2],
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

function drawFace(scene: Scene, isRear: boolean): string {
  if (isRear) return drawRearFace(scene);
  return scene.body.isTrailer ? "" : drawFrontFace(scene);
}

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
${drawHorizontalGradient(`${id}turn`, -half, half, [...corner, ...otherCorner])}${drawMaterials(id, roof, belt)}${body.isCovered ? drawCoverDefinitions(id) : ""}`;
}

function getElevationOutline({
  face,
  open,
  outline,
  isTrailer,
}: Body): Point[] {
  const { half, roofHalf, roof, belt, nose } = face;
  const chin = getPoint(outline, 0)[1];
  if (isTrailer)
    return makeSymmetric([
      [0, chin, 0],
      [half, chin, 0.06],
      [half - 1, roof, 0.12],
      [0, roof + 3, 0],
    ]);
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
