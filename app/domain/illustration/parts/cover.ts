import {
  parsePoints,
  type Point,
  trace,
} from "#app/domain/illustration/pen/geometry.ts";
import {
  drawArea,
  drawDisc,
  drawLine,
  drawVerticalGradient,
} from "#app/domain/illustration/pen/marks.ts";
import { drawBothSides, drawGroundShadow } from "./materials.ts";
import type { Scene } from "./scene.ts";

const HEM =
  "496,12,0.6 470,15,0.8 440,10,0.8 400,15,0.8 356,10,0.8 310,15,0.8 260,10,0.8 210,15,0.8 160,10,0.8 116,15,0.8 70,10,0.8 30,15,0.8";
const SIDE = parsePoints(`
  -4,12,0.6 -6,60,0.8 4,88,0.9 60,104,0.9 150,118,0.6 214,158,0.8 300,170,1
  384,165,0.9 446,142,0.7 486,122,0.6 502,92,0.8 504,50,0.8 ${HEM}
`);
const SIDE_FOLDS = [
  "152,112 128,84,0.9 92,36",
  "160,112 176,66,0.9 166,20",
  "226,150 250,110,0.9 252,64",
  "402,156 386,110,0.9 390,60",
  "440,138 436,80,0.9 450,22",
  "26,86 40,60,0.9 30,24",
  "300,86 312,50,0.9 308,18",
].map(parsePoints);

const END = parsePoints(`
  -108,12,0.6 -104,70,0.8 -98,110,0.7 -72,158,0.7 -40,170,1 40,170,1
  72,158,0.7 98,110,0.7 104,70,0.8 108,12,0.6 72,15,0.8 36,10,0.8 0,15,0.8
  -36,10,0.8 -72,15,0.8
`);
const END_FOLDS = ["70,152 84,90,0.8 66,14", "44,110 40,60,0.8 30,14"].map(
  parsePoints,
);

export const drawCoverDefinitions = (id: string): string =>
  `<clipPath id="${id}cover"><path d="${trace(SIDE, true)}"/></clipPath>` +
  drawVerticalGradient(`${id}cloth`, 170, 8, [
    [0, "#dfe4e9"],
    [0.3, "#b9c1c9"],
    [0.46, "#cdd4da"],
    [0.8, "#98a2ac"],
    [1, "#6d7680"],
  ]);

/** Nobody knows what it is: it stands under a cloth. */
export function drawCoveredProfile({ id, ref, front, rear, end }: Scene) {
  const drawTire = (x: number) => drawDisc(x, 36, 36, "#17191b");
  return `${drawGroundShadow(id, end / 2, end / 2 + 4)}${drawTire(front)}${drawTire(rear)}${drawArea(SIDE, ref("cloth"), 'stroke="#5d6670" stroke-width=".9"')}<g clip-path="${ref("cover")}">${drawFolds(id, SIDE_FOLDS)}${drawLine(parsePoints("4,90 60,103,0.9 150,117"), "#ffffff8c", 2)}${drawLine(parsePoints("160,121 216,156,0.8 300,167,1 384,162"), "#ffffff8c", 2)}</g>`;
}

export function drawCoveredElevation({ id, ref }: Scene): string {
  return `${drawGroundShadow(id, 0, 108)}${drawBothSides('<rect x="70" width="24" height="40" rx="5" fill="#17191b"/>')}${drawArea(END, ref("cloth"), 'stroke="#5d6670" stroke-width=".9"')}${drawBothSides(drawFolds(id, END_FOLDS))}`;
}

/** A fold is a soft shade with light beside it. */
const drawFolds = (id: string, folds: readonly (readonly Point[])[]): string =>
  `<g filter="url(#${id}blur)">${folds
    .map(
      (fold) =>
        drawLine(fold, "#3f495366", 6) +
        `<g transform="translate(7 0)">${drawLine(fold, "#ffffff66", 5)}</g>`,
    )
    .join("")}</g>`;
