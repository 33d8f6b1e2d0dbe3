import {
  BLACK,
  CAP,
  drawBox,
  drawDisc,
  drawDownwardGradient,
  drawLine,
  repeat,
  SEAL,
} from "#app/domain/illustration/pen/marks.ts";
import { round } from "#app/domain/illustration/pen/geometry.ts";
import { drawBothSides } from "./materials.ts";
import type { Scene } from "./scene.ts";

/** A flat frame is dark, and a box white as most are. */
const FRAME_HEIGHT = 40;
const BOX = { wall: "#e3e7eb", edge: "#9aa2a9", rib: "#d3d9de" };

/** The box is darker toward the road. */
export const drawBoxShade = (id: string): string =>
  drawDownwardGradient(`${id}boxshade`, [
    [0, "#5f6972", 0],
    [1, "#5f6972", 0.45],
  ]);

export function drawLoadBox({ ref, body }: Scene): string {
  if (!body.box) return "";
  const [x0, x1, low, high] = body.box;
  if (high - low < FRAME_HEIGHT)
    return (
      drawBox(x0, low, x1 - x0, high - low, 2, CAP) +
      drawBox(x0, high - 5, x1 - x0, 5, 1, "#5b6268") +
      repeat(6, (i) => drawBox(x0 + 18 + i * 62, low + 6, 9, 12, 2, "#33383d"))
    );
  const ribs = repeat(
    Math.floor((x1 - x0) / 26) - 1,
    (i) => `M${round(x0 + 26 * (i + 1))} ${low + 10}V${high - 12}`,
  );
  return (
    drawBox(x0, low, x1 - x0, high - low, 4, BOX.wall) +
    `<path d="${ribs}" stroke="${BOX.rib}" stroke-width="1.2"/>` +
    drawBox(x0, low, x1 - x0, (high - low) * 0.3, 4, ref("boxshade")) +
    drawBox(x0, high - 8, x1 - x0, 8, 3, "#c3cad0") +
    drawBox(x0, low, x1 - x0, 8, 2, "#767e86") +
    drawBox(
      x0,
      low,
      x1 - x0,
      high - low,
      4,
      "none",
      `stroke="${BOX.edge}" stroke-width="1"`,
    )
  );
}

/** Behind the cab its box is seen from the front. */
export function drawLoadBoxFront({ body }: Scene): string {
  if (!body.box || body.box[3] - body.box[2] < FRAME_HEIGHT) return "";
  const [, , low, high] = body.box;
  return drawBox(
    -110,
    low,
    220,
    high - low,
    5,
    BOX.wall,
    `stroke="${BOX.edge}" stroke-width="1.2"`,
  );
}

export function drawLoadBoxEnd({ body }: Scene): string {
  if (!body.box) return "";
  const [, , low, high] = body.box;
  if (high - low < FRAME_HEIGHT)
    return drawBox(-96, low, 192, high - low, 2, CAP) + drawLampPair(low + 8);
  return (
    drawBox(
      -110,
      low,
      220,
      high - low,
      5,
      BOX.wall,
      `stroke="${BOX.edge}" stroke-width="1.4"`,
    ) +
    drawBox(
      -100,
      low + 12,
      200,
      high - low - 26,
      2,
      "none",
      `stroke="${BOX.edge}" stroke-width="1.4"`,
    ) +
    `<path d="${repeat(6, (i) => `M-100 ${round(low + 12 + ((high - low - 26) * (i + 1)) / 7)}H100`)}" stroke="${BOX.rib}" stroke-width="1.6"/>` +
    drawBox(-9, low + 18, 18, 6, 2, BLACK) +
    drawBox(-106, low - 8, 212, 10, 2, CAP) +
    drawLampPair(low - 7)
  );
}

const drawLampPair = (y: number): string =>
  drawBothSides(drawBox(78, y, 22, 8, 2, "#b3121d"));

/** The spare wheel is seen on edge from the side. */
export function drawSpareWheel({ body, end }: Scene): string {
  if (!body.hasSpare) return "";
  const radius = body.tire * 0.92;
  const y = body.belt - 20;
  return (
    drawBox(end - 2, y - radius, 24, radius * 2, 9, SEAL) +
    drawBox(end + 2, y - radius + 3, 16, radius * 2 - 6, 7, "#202326") +
    `<path d="${repeat(9, (i) => `M${end + 6} ${round(y - radius + 9 + i * 7.6)}h13`)}" stroke="#0b0d0f" stroke-width="1.6"/>`
  );
}

export function drawElevationSpare({ body }: Scene): string {
  if (!body.hasSpare) return "";
  const radius = round(body.tire * 0.92);
  const y = body.belt - 20;
  return (
    drawDisc(0, y, radius, "#17191b", `stroke="${SEAL}" stroke-width="1.4"`) +
    drawDisc(0, y, round(radius * 0.74), "#2b3035") +
    drawDisc(0, y, round(radius * 0.6), "#8b939b") +
    drawDisc(0, y, round(radius * 0.26), "#2b3035") +
    drawDisc(0, y, round(radius * 0.9), "none", 'stroke="#33383d"')
  );
}

/** A mudguard spans both wheels of a trailer, and a jack holds its drawbar. */
export function drawTrailerParts({ front, rear, radius }: Scene): string {
  const left = front - radius - 4;
  const right = rear + radius + 4;
  return (
    `<path d="M${left} 42Q${left + 4} 76 ${front} 78H${rear}Q${right - 4} 76 ${right} 42L${right - 7} 44Q${right - 12} 70 ${rear} 71H${front}Q${left + 12} 70 ${left + 7} 44Z" fill="#4b5258"/>` +
    drawLine(
      [
        [16, 52],
        [126, 60],
      ],
      CAP,
      8,
    ) +
    drawBox(4, 46, 24, 10, 4, "#4a5056") +
    drawBox(58, 6, 6, 62, 2, "#6b7278") +
    drawDisc(61, 7, 7, SEAL)
  );
}
