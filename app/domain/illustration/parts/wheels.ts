import { formatPoint } from "#app/domain/illustration/pen/geometry.ts";
import type { Look } from "./look.ts";
import {
  drawDownwardGradient,
  drawGradient,
  repeat,
  drawStops,
} from "#app/domain/illustration/pen/marks.ts";
import { mix } from "#app/domain/illustration/pen/paint-tones.ts";
import type { Scene } from "./scene.ts";

// A design has one spoke, pointing up, in a wheel whose tire has radius 100; `count` copies are turned round the hub. Its
// outlines go one way round and its holes the other, so that all copies can be one path: each element of a drawing costs
// the browser as much as one of the page.
export interface WheelDesign {
  readonly count: number;
  readonly face: string;
}

export const WHEELS: readonly WheelDesign[] = [
  { count: 5, face: "M-2.5 14L-7 70L-15 70L-9 8ZM9 8L15 70L7 70L2.5 14Z" },
  { count: 10, face: "M5 8L4 40L5 70L-5 70L-4 40L-5 8Z" },
  {
    count: 5,
    face: "M7 8L5.5 36L20 68L13 70L0 45L-13 70L-20 68L-5.5 36L-7 8Z",
  },
  { count: 9, face: "M4 10C3 32 7 50 18 68L9 70C-3 52 -13 32 -6 10Z" },
  {
    count: 5,
    face: "M10 8C9 34 13 54 19 69Q0 74 -19 69C-13 54 -9 34 -10 8ZM-1.5 22L-3 62L3 62L1.5 22Z",
  },
  {
    count: 6,
    face: "M7 8L25 67Q0 76 -25 67L-7 8ZM-14 59Q0 64 14 59L3 27L-3 27Z",
  },
];

/** Closed faces of electric cars part the air. */
export const AERO_WHEELS: readonly WheelDesign[] = [
  {
    count: 5,
    face: "M16 10Q30 34 37 61Q0 79 -37 61Q-33 42 -16 10ZM-3 27Q-2 48 -9 64Q-2 66 3 66Q4 46 3 27Z",
  },
  { count: 7, face: "M10 9C13 28 22 48 29 65Q2 75 -25 67C-23 52 -17 30 -9 9Z" },
  {
    count: 6,
    face: "M10 8L16 30L12 71Q-6 75 -27 66L-10 8ZM-4 63L8 62L4 22Z",
  },
];

/** All spokes as one path; points stand in pairs, with a space or a letter before each. */
export function traceSpokes({ count, face }: WheelDesign): string {
  return repeat(count, (at) => {
    const angle = (2 * Math.PI * at) / count;
    return face.replace(
      /([A-Z ])(-?[\d.]+) (-?[\d.]+)/g,
      (_, before: string, ...point: string[]) => {
        const [x, y] = point.map(Number) as [number, number];
        const turned = formatPoint([
          x * Math.cos(angle) - y * Math.sin(angle),
          x * Math.sin(angle) + y * Math.cos(angle),
        ]);
        return `${before}${turned}`;
      },
    );
  });
}

// These are the bright, middle and dim faces of silver or gloss-black alloy.
const getAlloyTones = (
  look: Look,
): readonly [bright: string, middle: string, dim: string] =>
  look.hasDarkWheels
    ? ["#6e747b", "#3a3f45", "#17191c"]
    : ["#dadee2", "#a3aab1", "#585e65"];

// It draws from the outside in: tire, sidewall, barrel, brake disc and caliper, spokes (shadow, edge, face), rim, hub.
export function drawWheelDefinition({ id, ref, look }: Scene): string {
  const [bright, , dim] = getAlloyTones(look);
  const drawRing = (radius: number, stroke: string, width: number) =>
    `<circle r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
  return `<path id="${id}spokes" d="${traceSpokes(look.wheel)}"/><g id="${id}wheel">
<circle r="100" fill="${ref("tire")}"/>${drawRing(97, "#3a3e43", 1)}${drawRing(87, "#08090a", 1.4)}
<circle r="75" fill="#08090a"/><circle r="55" fill="${ref("disc")}"/>${drawRing(55, "#101214", 3)}<circle r="27" fill="#23272b"/>
<path d="M-60 12A61 61 0 0 1-44-42L-30-29A42 42 0 0 0-41 8Z" fill="#1b1e22"/>
<use href="#${id}spokes" y="-3" stroke="#050607" stroke-width="3"/><use href="#${id}spokes" stroke="${dim}" stroke-width="2.6"/>
<use href="#${id}spokes" fill="${ref("alloy")}"/>${drawRing(71.5, ref("lip"), 4.4)}${drawRing(74, bright, 0.9)}
<circle r="13" fill="${ref("lip")}" stroke="#0006"/><circle r="9" fill="none" stroke="#15171a" stroke-width="2.6" stroke-dasharray="2.8 8.51"/>
<circle r="5.4" fill="#15181b" stroke="${bright}" stroke-width=".5"/><circle r="73" fill="${ref("toplight")}"/></g>`;
}

export function drawWheelGradients({ id, look }: Scene): string {
  const [bright, mid, dim] = getAlloyTones(look);
  const face = drawStops([
    [0.15, mid],
    [0.4, mix(mid, dim, 0.45)],
    [0.75, mix(mid, bright, 0.5)],
    [1, bright],
  ]);
  return `<radialGradient id="${id}tire">${drawStops([
    [0.74, "#0d0e10"],
    [0.8, "#383c41"],
    [0.88, "#272a2d"],
    [0.95, "#202326"],
    [1, "#131517"],
  ])}</radialGradient>
<radialGradient id="${id}alloy" gradientUnits="userSpaceOnUse" r="72">${face}</radialGradient>
${drawGradient(`${id}disc`, 'x1="0" y1="1" x2="1" y2="0"', [
  [0, "#80868d"],
  [0.5, "#41464c"],
  [1, "#737980"],
])}
${drawDownwardGradient(`${id}lip`, [
  [0, bright],
  [0.5, mid],
  [1, dim],
])}
${drawDownwardGradient(`${id}toplight`, [
  [0, "#ffffff", 0.16],
  [0.45, "#ffffff", 0],
  [0.6, "#000000", 0],
  [1, "#000000", 0.4],
])}`;
}
