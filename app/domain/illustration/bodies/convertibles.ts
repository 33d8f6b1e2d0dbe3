import { parsePoints } from "#app/domain/illustration/pen/geometry.ts";
import type { Body } from "./body.ts";
import { coupe } from "./coupes.ts";
import { reshape } from "./reshape.ts";

export const convertible: Body = {
  ...coupe,
  open: {
    dash: parsePoints("190,96,0 214,106,0.8 240,104,0.8 250,90,0"),
    steering: parsePoints("226,98 234,113"),
    folded: parsePoints(
      "352,100,0.3 356,113,0.8 384,117,1 408,110,0.6 412,100,0.3",
    ),
    windshield: parsePoints("170,97,0 238,131,0.3 248,131,0.3 196,98,0"),
    frame: parsePoints("190,98 246,132,0.3 251,131"),
    lining: parsePoints("184,98 242,131.5"),
  },
  outline: [
    ...coupe.outline.slice(0, 7),
    ...parsePoints(`
      168,98,0.4 200,99.5,0.8 320,103,1 352,111,0.9 400,110,1 436,107,0.6
    `),
    ...coupe.outline.slice(12),
  ],
  windscreen: null,
  backlight: null,
  glass: null,
  pillars: [],
  seats: [278, 338],
};

/** The roof of cloth is up. */
export const softTop: Body = {
  ...coupe,
  hasSoftTop: true,
  outline: [
    ...coupe.outline.slice(0, 7),
    ...parsePoints(`
      168,98,0.3 240,130,0.8 300,139,1 356,132,0.5 404,111,0.4 436,107,0.6
    `),
    ...coupe.outline.slice(12),
  ],
  backlight: [366, 124, 392, 113],
  glass: parsePoints(`
    186,99.5,0.1 252,125,0.6 298,132,1 330,129,0.6 356,110,0.25 346,104.5,0.4
    280,102,1
  `),
  pillars: [[318, 322, 4]],
};

export const roadster: Body = reshape(convertible, {
  x: [
    [0, 0],
    [84, 76],
    [170, 150],
    [300, 272],
    [352, 296],
    [362, 306],
    [475, 396],
  ],
  y: [
    [0, 0],
    [99, 91],
    [131, 121],
  ],
  tire: 32,
  seats: [258],
  facePatch: { half: 87, roofHalf: 56 },
});
