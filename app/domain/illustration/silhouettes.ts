import { BODY_STYLES, type BodyStyle } from "#app/domain/vehicle/vehicle.ts";
import { getBody, type Shape } from "./bodies/bodies.ts";
import type { Body, SidePillar } from "#app/domain/illustration/bodies/body.ts";
import {
  formatPoint,
  getPoint,
  round,
  trace,
  type Point,
} from "#app/domain/illustration/pen/geometry.ts";
import {
  getLength,
  getRoofHeight,
  traceSilhouette,
} from "#app/domain/illustration/bodies/measures.ts";
import { compactSvg } from "#app/domain/illustration/pen/marks.ts";

/** Every body style is a `<symbol id="suvs" …>`, for `<use href="….svg#suvs">`. */
export function drawSilhouetteSprite(): string {
  const symbols = BODY_STYLES.map(
    (bodystyle) =>
      `<symbol id="${bodystyle}" viewBox="0 0 64 32">${drawSilhouetteShape(bodystyle)}</symbol>`,
  );
  return compactSvg(
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`,
  );
}

/** At this size the usual SUV could be a hatchback, and a covered vehicle nothing at all. */
const ICON_SHAPES: Partial<Record<BodyStyle, Shape>> = {
  suvs: "large",
  other: "motorhome",
};

const PIXELS_PER_CENTIMETER = 0.104;
/** The wheels stand at this height, in pixels from the top. */
const ROAD = 29.7;
/** The unit is centimeters; a smaller gap cannot be seen at the size of a filter icon. */
const ARCH_GAP = 9;
const SLIT = 6;
const PILLAR = 13;
/** It is a share of the wheel's radius. */
const RIM = 0.46;

function drawSilhouetteShape(bodystyle: BodyStyle): string {
  const body = getBody(bodystyle, ICON_SHAPES[bodystyle]);
  const scale = Math.min(PIXELS_PER_CENTIMETER, 62 / getLength(body));
  const left = round((64 - getLength(body) * scale) / 2);
  const [front, rear] = body.axles;
  const holes = `${body.glass ? trace(body.glass, true) : ""}${traceSlits(body)}`;
  const wheels = traceWheel(front, body.tire) + traceWheel(rear, body.tire);
  return `<g transform="matrix(${scale} 0 0 ${-scale} ${left} ${ROAD})" fill="currentColor"><path fill-rule="evenodd" d="${roundPath(traceSilhouette(body, body.tire + ARCH_GAP) + holes + wheels)}"/>${drawSolids(body)}</g>`;
}

/** A whole centimeter is a tenth of a pixel. */
const roundPath = (path: string): string =>
  path.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number))));

/** Whole radii keep tire and rim round. */
function traceWheel(x: number, tire: number): string {
  const radius = Math.round(tire);
  const traceRing = (r: number) =>
    `M${x - r} ${radius}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;
  return traceRing(radius) + traceRing(Math.round(radius * RIM));
}

function traceSlits({ slideRail, bed, belt, sill }: Body): string {
  if (slideRail) {
    const [x, y] = getPoint(slideRail, 0);
    const [end, endY] = getPoint(slideRail, -1);
    return `M${formatPoint([x, y])}L${formatPoint([end, endY])}v${-SLIT}L${formatPoint([x, y - SLIT])}Z`;
  }
  return bed === undefined
    ? ""
    : `M${bed} ${belt}h${SLIT}V${sill + 12}h${-SLIT}Z`;
}

function drawSolids(body: Body): string {
  const path = body.open
    ? "M164 97L246 138h9L184 98ZM270 100l-9 26q-1 4 4 4h6q4 0 5-3L286 100ZM330 103l-9 24q-1 4 4 4h6q4 0 5-3L346 103Z"
    : body.pillars
        .filter(([, , width]) => width > 5)
        .map((pillar) => tracePillar(body, pillar))
        .join("");
  return path === "" ? "" : `<path d="${roundPath(path)}"/>`;
}

function tracePillar(body: Body, [head, foot, width]: SidePillar): string {
  const middle = (width - PILLAR) / 2;
  const top: Point = [head + middle, getRoofHeight(body, head) - 4];
  const low: Point = [foot + middle, body.belt];
  return `M${formatPoint(top)}L${formatPoint(low)}h${PILLAR}L${formatPoint([top[0] + PILLAR, top[1]])}Z`;
}
