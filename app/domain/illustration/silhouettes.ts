import { BODY_STYLES, type BodyStyle } from "../vehicle/vehicle.ts";
import { BODIES } from "./bodies/bodies.ts";
import type { Body } from "./body.ts";
import { pair, pointAt, round, trace, type Point } from "./geometry.ts";
import { lengthOf, roofAt, silhouette } from "./measures.ts";
import { compactSvg } from "./svg-text.ts";

/** 64 × 32, one stroked path in `currentColor`. */
export function silhouetteIcon(bodystyle: BodyStyle): string {
  return compactSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32" width="64" height="32" fill="none" aria-hidden="true">
${silhouettePath(bodystyle)}</svg>`);
}

/** Every body style as a `<symbol id="suvs" …>` for `<use href="….svg#suvs">`; one file a browser keeps. */
export function silhouetteSprite(): string {
  const symbols = BODY_STYLES.map(
    (bodystyle) =>
      `<symbol id="${bodystyle}" viewBox="0 0 64 32" fill="none">${silhouettePath(bodystyle)}</symbol>`,
  );
  return compactSvg(
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`,
  );
}

const PIXELS_PER_CENTIMETRE = 0.104;

function silhouettePath(bodystyle: BodyStyle): string {
  const [body] = BODIES[bodystyle];
  const scale = PIXELS_PER_CENTIMETRE;
  const radius = round(body.tire * 0.97);
  const [front, rear] = body.axles;
  const left = round((64 - lengthOf(body) * scale) / 2);
  return `<path d="${silhouette(body, radius)}${wheel(front, body.tire, radius)}${wheel(rear, body.tire, radius)}${cabin(body)}${slideRail(body)}" transform="matrix(${scale} 0 0 ${-scale} ${left} 29)" stroke="currentColor" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/>`;
}

const wheel = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;

function cabin(body: Body): string {
  if (body.open) return "M170 98L250 138M300 104L292 126M352 111L346 128";
  if (body.cargo && body.glass) return trace(body.glass, true);
  const beltEnd: Point = body.bed
    ? [body.bed, body.belt + 2]
    : (body.backlight?.[1] ?? [lengthOf(body) - 12, body.belt + 5]);
  const pillars = body.pillars
    .filter(([, , width]) => width > 5)
    .map(
      ([head, foot]) =>
        `M${head + 4} ${round(roofAt(body, head + 4) - 4)}L${foot + 4} ${body.belt + 3}`,
    );
  return `M${pair(pointAt(body.outline, 7))}L${pair(beltEnd)}${pillars.join("")}`;
}

function slideRail(body: Body): string {
  if (!body.slideRail) return "";
  const drop = body.cargo ? 0 : 14; // keeps the rail clear of the belt line at this size
  return trace(body.slideRail.map(([x, y]): Point => [x - drop, y - drop]));
}
