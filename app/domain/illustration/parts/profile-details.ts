import { type Point } from "#app/domain/illustration/pen/geometry.ts";
import { drawHeadlamp, drawTaillamp } from "./lamps.ts";
import {
  drawArea,
  BLACK,
  drawBox,
  drawDisc,
  drawLine,
  SEAL,
} from "#app/domain/illustration/pen/marks.ts";
import { getBumperFill } from "./materials.ts";
import { glaze } from "#app/domain/illustration/pen/paint-tones.ts";
import type { Scene } from "./scene.ts";
import { drawSidePanels } from "./side-panels.ts";

export function drawBodyDetails(scene: Scene): string {
  const { id, ref, body, look, tones, front, rear, radius, end, tailChin } =
    scene;
  // Handles rise with the belt line, as on real doors.
  const [firstHandle = 0] = body.handles;
  const drawHandle = (x: number) => {
    const y = body.belt - 11 + (x - firstHandle) * 0.035;
    return (
      drawBox(x - 1, y - 2, 22, 4.4, 2.2, glaze(tones.deep, 0.6)) +
      drawBox(
        x,
        y - 0.5,
        21,
        2.7,
        1.3,
        look.hasChrome ? ref("bright") : tones.lit,
      )
    );
  };
  const gaps = `<g fill="none"><use href="#${id}shut" x="1" stroke="${glaze(tones.glint, 0.4)}" stroke-width=".6"/>
<use href="#${id}shut" stroke="${tones.line}" stroke-width=".85"/></g>`;
  const fuelDoor =
    body.fuelDoor && !body.isElectric
      ? drawBox(
          body.fuelDoor[0],
          body.fuelDoor[1] - 8,
          14,
          13,
          3,
          "none",
          `stroke="${tones.line}" stroke-width=".7"`,
        )
      : "";
  const bed = body.bed
    ? `<path d="M${body.bed} 30V142h1.8V30Z" fill="#08090b"/>${drawLine(
        [
          [body.bed + 3, 132],
          [end - 8, 132],
        ],
        BLACK,
        3.4,
      )}`
    : "";
  const rearMarker = body.bed
    ? ""
    : drawBox(rear + radius + 12, tailChin + 13, 12, 1.9, 0.9, "#8e1018");
  return `<g clip-path="${ref("inside")}">${gaps}${drawPlastics(scene)}${body.slideRail ? drawLine(body.slideRail, tones.line, 1.8) : ""}
${drawSidePanels(scene)}${fuelDoor}${bed}
${body.isTrailer ? "" : drawBox(front - radius - 13, body.headlamp[1] - 24, 8, 1.9, 0.9, "#d9822b") + rearMarker + drawHeadlamp(scene, body.headlamp)}${drawTaillamp(scene, body.taillamp)}</g>${body.handles.map(drawHandle).join("")}`;
}

function drawPlastics(scene: Scene): string {
  const { body, look, front, rear, radius, end, chin, tailChin } = scene;
  if (body.isTrailer) return "";
  const lampLow = body.headlamp[1];
  const mouth = chin + (lampLow - chin) * 0.34;
  const depth = body.clad ? 13 : 4;
  const nose: Point[] = [
    [-9, 0, 0],
    [-9, mouth, 0],
    [10, mouth + 1, 0.5],
    [22, mouth - 5, 0.5],
    [34, chin + depth, 0.4],
    [front - radius + 6, chin + depth, 0],
    [front, 0, 0],
  ];
  const tail: Point[] = [
    [end + 9, 0, 0],
    [end + 9, tailChin + depth + 9, 0],
    [end - 12, tailChin + depth + 7, 0.5],
    [end - 24, tailChin + depth - 1, 0.5],
    [rear + radius - 6, tailChin + depth - 2, 0],
    [rear, 0, 0],
  ];
  const grilleEdge: Point[] = [
    [-6, mouth + 5, 0.2],
    [-6, lampLow - 1, 0.2],
    [5, lampLow - 1, 0.3],
    [3.5, mouth + 5, 0.3],
  ];
  const drawCladding = (x: number) =>
    drawDisc(
      x,
      body.tire,
      radius + 2.5,
      "none",
      'stroke="#1f2327" stroke-width="5.5"',
    );
  const frontBumper: Point[] = [
    [-4, chin - 4, 0.2],
    [-4, chin + 26, 0.2],
    [20, chin + 27, 0.4],
    [52, chin + 18, 0.5],
    [50, chin - 4, 0],
  ];
  const rearBumper: Point[] = [
    [end + 4, tailChin - 6, 0],
    [end + 4, tailChin + 16, 0.2],
    [end - 34, tailChin + 16, 0.4],
    [end - 44, tailChin - 6, 0],
  ];
  return (
    drawArea(nose, BLACK) +
    drawLine(
      [
        [1, chin + 8],
        [16, chin + 5],
        [38, chin + 5],
      ],
      "#8b9299",
      1.1,
    ) +
    drawArea(tail, BLACK) +
    drawBox(front, 0, rear - front, body.sill + (body.clad ? 9 : 3), 0, BLACK) +
    (body.isElectric
      ? ""
      : drawArea(grilleEdge, SEAL, look.hasChrome ? 'stroke="#cfd4d9"' : "")) +
    (body.clad ? drawCladding(front) + drawCladding(rear) : "") +
    (body.bed
      ? drawArea(frontBumper, getBumperFill(scene)) +
        drawArea(rearBumper, getBumperFill(scene))
      : "")
  );
}
