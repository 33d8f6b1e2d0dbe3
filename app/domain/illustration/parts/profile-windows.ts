import type {
  Pillar,
  SidePillar,
} from "#app/domain/illustration/bodies/body.ts";
import type { Point } from "#app/domain/illustration/pen/geometry.ts";
import { drawArea, SEAL } from "#app/domain/illustration/pen/marks.ts";
import type { Scene } from "./scene.ts";

export function drawWindows({ id, ref, body, look, end, top }: Scene): string {
  const { belt } = body;
  // It draws the sides of the windshield and rear window, seen edge-on outside the roof pillars.
  const drawScreenEdge = (
    pillar: Pillar | null | undefined,
    outward: number,
  ) => {
    if (!pillar) return "";
    const [[x0, y0], [x1, y1]] = pillar;
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
