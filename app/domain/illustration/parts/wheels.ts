import { round } from "#app/domain/illustration/pen/geometry.ts";
import type { Look } from "./look.ts";
import {
  drawDownwardGradient,
  drawGradient,
  repeat,
  drawStops,
} from "#app/domain/illustration/pen/marks.ts";
import { mix } from "#app/domain/illustration/pen/paint-tones.ts";
import type { Scene } from "./scene.ts";

// A design has one spoke, pointing up, in a wheel whose tire has radius 100; `count` copies are turned round the hub.
export interface WheelDesign {
  readonly count: number;
  readonly face: string;
}

export const WHEELS: readonly WheelDesign[] = [
  { count: 5, face: "M-9 8L-15 70L-7 70L-2.5 14ZM9 8L15 70L7 70L2.5 14Z" },
  { count: 10, face: "M-5 8L-4 40L-5 70H5L4 40L5 8Z" },
  {
    count: 5,
    face: "M-7 8L-5.5 36L-20 68L-13 70L0 45L13 70L20 68L5.5 36L7 8Z",
  },
  { count: 9, face: "M-6 10C-13 32-3 52 9 70L18 68C7 50 3 32 4 10Z" },
  {
    count: 5,
    face: "M-10 8C-9 34-13 54-19 69Q0 74 19 69C13 54 9 34 10 8ZM-1.5 22L-3 62H3L1.5 22Z",
  },
  {
    count: 6,
    face: "M-7 8L-25 67Q0 76 25 67L7 8ZM-3 27L3 27L14 59Q0 64-14 59Z",
  },
];

/** Closed faces of electric cars part the air. */
export const AERO_WHEELS: readonly WheelDesign[] = [
  {
    count: 5,
    face: "M-16 10Q-33 42-37 61Q0 79 37 61Q30 34 16 10ZM-3 27Q-2 48-9 64Q-2 66 3 66Q4 46 3 27Z",
  },
  { count: 7, face: "M-9 9C-17 30-23 52-25 67Q2 75 29 65C22 48 13 28 10 9Z" },
  {
    count: 6,
    face: "M-10 8L-27 66Q-6 75 12 71L16 30L10 8ZM4 22L8 62L-4 63Z",
  },
];

// These are the bright, middle and dim faces of silver or gloss-black alloy.
const getAlloyTones = (
  look: Look,
): readonly [bright: string, middle: string, dim: string] =>
  look.hasDarkWheels
    ? ["#6e747b", "#3a3f45", "#17191c"]
    : ["#dadee2", "#a3aab1", "#585e65"];

// It draws from the outside in: tire, sidewall, barrel, brake disc and caliper, spokes (shadow, edge, face), rim, hub.
export function drawWheelDefinition({ id, ref, look }: Scene): string {
  const { count, face } = look.wheel;
  const spokes = repeat(
    count,
    (i) =>
      `<use href="#${id}spoke" transform="rotate(${round((360 / count) * i)})"/>`,
  );
  const [bright, , dim] = getAlloyTones(look);
  const drawRing = (radius: number, stroke: string, width: number) =>
    `<circle r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
  return `<path id="${id}spoke" d="${face}" fill-rule="evenodd"/><g id="${id}spokes">${spokes}</g><g id="${id}wheel">
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
