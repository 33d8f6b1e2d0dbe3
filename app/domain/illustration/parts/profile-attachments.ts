import {
  getPoint,
  round,
  type Point,
} from "#app/domain/illustration/pen/geometry.ts";
import {
  drawArea,
  BLACK,
  CAP,
  drawLine,
  SEAL,
} from "#app/domain/illustration/pen/marks.ts";
import { getRoofHeight } from "#app/domain/illustration/bodies/measures.ts";
import { glaze } from "#app/domain/illustration/pen/paint-tones.ts";
import type { Scene } from "./scene.ts";

export function drawDoorMirror({ body, look, tones }: Scene): string {
  // On a car without side windows it sits at the foot of the windshield.
  const [footX, footY] = getPoint(body.glass ?? body.open?.lining ?? [], 0);
  const [cornerX, cornerY] = body.glass
    ? [footX, footY]
    : [footX + 2, footY + 1.5];
  const x = cornerX + (body.cargo ? 26 : 15);
  const y = cornerY + 1;
  const tall = body.upright ? 1.3 : 1;
  const shell: Point[] = [
    [x - 1, y + 3, 0.7],
    [x + 3, y + 12 * tall, 0.7],
    [x + 19, y + 13 * tall, 0.4],
    [x + 21, y + 2.5, 0.4],
  ];
  return (
    drawArea(
      [
        [x + 9, y - 4, 0],
        [x + 11, y + 4, 0],
        [x + 19, y + 4, 0],
        [x + 20, y - 4, 0],
      ],
      SEAL,
    ) +
    drawArea(
      shell,
      look.hasBlackRoof || body.cargo ? CAP : tones.base,
      `stroke="${tones.line}" stroke-width=".8"`,
    ) +
    drawLine(
      [
        [x + 5, y + 10.5 * tall],
        [x + 17, y + 11.6 * tall],
      ],
      glaze(tones.glint, 0.7),
      1.3,
    ) +
    drawLine(
      [
        [x + 2, y + 3.8],
        [x + 20, y + 3.6],
      ],
      SEAL,
      2.2,
    )
  );
}

// The roof is down: seats stand above the belt, the folded top lies behind them, and the windshield frame rises in
// front.
export function drawOpenCabin({ body, look, tones }: Scene): string {
  if (!body.open) return "";
  const { dash, steering, folded, windshield, frame, lining } = body.open;
  const lift = body.belt - 99;
  const edge = `stroke="${SEAL}" stroke-width=".9"`;
  const drawSeat = (x: number) =>
    drawArea(
      [
        [x - 24, 92, 0],
        [x - 13, 106, 0.6],
        [x - 8, 120, 0.8],
        [x - 4, 131, 0.6],
        [x + 7, 131, 0.6],
        [x + 10, 119, 0.7],
        [x + 19, 92, 0],
      ],
      look.upholstery,
      edge,
    ) +
    drawLine(
      [
        [x - 4, 119],
        [x + 8, 118],
      ],
      SEAL,
      0.9,
    ) +
    drawLine(
      [
        [x - 4, 126],
        [x - 1, 129.4, 1],
        [x + 5, 129.4],
      ],
      "#ffffff4d",
      1,
    );
  return (
    drawArea(dash, CAP) +
    drawLine(steering, SEAL, 2.6) +
    `<g transform="translate(0 ${round(lift)})">${body.seats.map(drawSeat).join("")}</g>` +
    drawArea(folded, CAP, edge) +
    drawArea(windshield, "#64738080") +
    drawLine(frame, BLACK, 3.4) +
    drawLine(lining, tones.lit, 1.5)
  );
}

// It is drawn before the body, so that only the tip shows above the roof.
export function drawAntenna({ body, look, tones }: Scene): string {
  if (!body.backlight) return "";
  const x = body.backlight[0] - 26;
  const y = round(getRoofHeight(body, x));
  return `<path d="M${x - 8} ${y - 4}Q${x + 6} ${y + 3} ${x + 10} ${y + 5}L${x + 13} ${y - 6}Z" fill="${look.hasBlackRoof ? BLACK : tones.shade}"/>`;
}
