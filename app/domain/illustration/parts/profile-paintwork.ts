import type { Line, SidePillar } from "#app/domain/illustration/bodies/body.ts";
import {
  getPoint,
  type Point,
  round,
} from "#app/domain/illustration/pen/geometry.ts";
import {
  CAP,
  drawArea,
  drawDisc,
  drawLine,
  SEAL,
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
          [(body.windscreen?.[0] ?? 0) - 30, body.belt + 7, 0],
          [end, body.belt + 9, 0],
          [end, 300, 0],
          [0, 300, 0],
        ],
        CAP,
      )
    : "";
  return `<use href="#${id}body" fill="${ref("upper")}"/><g clip-path="${ref("inside")}">
${drawArea(hood, glaze(tones.lit, 0.6))}${drawArea(below, ref("lower"))}${drawLine(body.crease, ref("edge"), 1.2, 'transform="translate(0 .8)"')}
${body.isTrailer ? "" : drawArea([...scallop, [rear, 0, 0], [front, 0, 0]], ref("rocker")) + drawLine(scallop, ref("edge"), 0.6, 'transform="translate(0 -1)"')}
${drawHaunch(front, 62)}${drawHaunch(rear, 74)}<rect width="${end}" height="300" fill="${ref("turn")}"/>
${drawArchLip(front)}${drawArchLip(rear)}${blackRoof}${drawLine(body.outline.slice(4, -4), glaze(tones.glint, 0.65), 2)}</g>`;
}

export function drawWindows({ id, ref, body, look, end, top }: Scene): string {
  const { belt } = body;
  // The edges stand outside the roof pillars.
  const drawScreenEdge = (edge: Line | null | undefined, outward: number) => {
    if (!edge) return "";
    const [x0, y0, x1, y1] = edge;
    const outside: Point[] = [
      [x1 + outward, y1 + 30, 0],
      [x0 + outward, y0 + 4, 0],
    ];
    return drawArea(
      [[x0, y0, 0], [x1, y1, 0], ...outside],
      "#1f272e",
      `stroke="${SEAL}" stroke-width=".8"`,
    );
  };
  const screens = `<g clip-path="${ref("inside")}">${drawScreenEdge(body.windscreen, -60)}${drawScreenEdge(body.backlight, 60)}</g>`;
  if (!body.glass) return screens;
  const traceSeat = (x: number) =>
    `M${x - 12} ${belt - 4}L${x - 5} ${belt + 16}Q${x - 3} ${belt + 20} ${x + 3} ${belt + 20}L${x + 12} ${belt - 4}Z` +
    `M${x - 7} ${belt + 23}Q${x - 4} ${belt + 34} ${x + 3} ${belt + 33}Q${x + 8} ${belt + 32} ${x + 6} ${belt + 23}Z`;
  const tracePillar = ([head, foot, width]: SidePillar) =>
    `M${head} ${top}L${foot} ${belt - 10}h${width}L${head + width} ${top}Z`;
  const traceGlare = (x: number, width: number) =>
    `M${x} ${top}h${width}L${x + width - 46} ${belt - 10}h${-width}Z`;
  const [firstSeat = 0, secondSeat = 400] = body.seats;
  const behindDriver = body.pillars.find(([, , width]) => width > 8)?.[0] ?? 0;
  return `${screens}<use href="#${id}glass" fill="none" stroke="${look.hasChrome ? "#d6dade" : SEAL}" stroke-width="2.9"/>
<use href="#${id}glass" fill="${ref("pane")}"/><g clip-path="${ref("window")}"><path d="${body.seats.map(traceSeat).join("")}" fill="#0a0c0f9e"/>
${look.hasPrivacyGlass ? `<path d="M${behindDriver} 0V${top}H${end}V0Z" fill="#07090ba8"/>` : ""}
<path d="${traceGlare(firstSeat - 24, 22)}${traceGlare(firstSeat + 6, 7)}${traceGlare(secondSeat + 14, 16)}" fill="#ffffff1a"/>
<path d="${body.pillars.map(tracePillar).join("")}" fill="${SEAL}"/></g><use href="#${id}glass" fill="none" stroke="${SEAL}" stroke-width="1.8"/>`;
}
