import {
  getPoint,
  round,
  type Point,
} from "#app/domain/illustration/pen/geometry.ts";
import {
  drawArea,
  CAP,
  drawDisc,
  drawLine,
} from "#app/domain/illustration/pen/marks.ts";
import { glaze } from "#app/domain/illustration/pen/paint-tones.ts";
import type { Scene } from "./scene.ts";

// Two tones meet at the crease: above it the side faces the ceiling lights, below it the darker studio floor.
export function drawPaintwork({
  id,
  ref,
  body,
  look,
  tones,
  front,
  rear,
  radius,
  end,
}: Scene): string {
  const [, creaseStart] = getPoint(body.crease, 0);
  const [hoodEnd] = getPoint(body.hoodLine, -1);
  const below: Point[] = [
    [-20, creaseStart - 6, 0],
    ...body.crease.map(([x, y, k = 0]): Point => [x, y, k]),
    [end + 20, 0, 0],
    [-20, 0, 0],
  ];
  const hood: Point[] = [
    [-20, getPoint(body.hoodLine, 0)[1] - 8, 0],
    ...body.hoodLine,
    [hoodEnd, 300, 0],
    [-20, 300, 0],
  ];
  const scallop: Point[] = [
    [front + radius - 6, body.sill + 13],
    [(front + rear) / 2, body.sill + 14, 1],
    [rear - radius - 6, body.sill + 21, 0.6],
    [rear - radius + 8, body.sill + 30],
  ];
  const drawHaunch = (x: number, size: number) =>
    `<ellipse cx="${x}" cy="${body.tire + radius + 5}" rx="${size}" ry="${round(size * 0.28)}" fill="${ref("haunch")}"/>`;
  const drawArchLip = (x: number) =>
    drawDisc(
      x,
      body.tire,
      radius + 1.8,
      "none",
      `stroke="${glaze(tones.glint, 0.5)}"`,
    ) +
    drawDisc(
      x,
      body.tire,
      radius + 0.5,
      "none",
      `stroke="${tones.deep}" stroke-width="1.5"`,
    );
  const blackRoof = look.hasBlackRoof
    ? drawArea(
        [
          [(body.windscreen?.[0][0] ?? 0) - 30, body.belt + 7, 0],
          [end, body.belt + 9, 0],
          [end, 300, 0],
          [0, 300, 0],
        ],
        CAP,
      )
    : "";
  return `<use href="#${id}body" fill="${ref("upper")}"/><g clip-path="${ref("inside")}">
${drawArea(hood, glaze(tones.lit, 0.6))}${drawArea(below, ref("lower"))}${drawLine(body.crease, ref("edge"), 1.2, 'transform="translate(0 .8)"')}
${drawArea([...scallop, [rear, 0, 0], [front, 0, 0]], ref("rocker"))}${drawLine(scallop, ref("edge"), 0.6, 'transform="translate(0 -1)"')}
${drawHaunch(front, 62)}${drawHaunch(rear, 74)}<rect width="${end}" height="300" fill="${ref("turn")}"/>
${drawArchLip(front)}${drawArchLip(rear)}${blackRoof}${drawLine(body.outline.slice(4, -4), glaze(tones.glint, 0.65), 2)}</g>`;
}
