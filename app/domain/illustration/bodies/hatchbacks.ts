import { parsePoints } from "#app/domain/illustration/pen/geometry.ts";
import type { Body } from "./body.ts";
import { reshape } from "./reshape.ts";
import { electricSedan } from "./sedans.ts";

export const hatchback: Body = {
  hatch: true,
  offersBlackRoof: true,
  axles: [84, 350],
  tire: 33.5,
  sill: 21,
  belt: 103,
  outline: parsePoints(`
    20,19,0 7,23,0.7 0,40,0.8 1,60,0.8 5,74,0.9 26,85,1 76,96,1 130,103,0.3
    202,140,0.75 264,149,1 340,144,0.8 384,137,0.2 381,131,0.4 408,104,0.5
    422,97,0.6 429,80,0.8 428,54,0.6 421,35,0.5 404,25,0
  `),
  windscreen: [136, 103, 203, 136.5],
  backlight: [375, 133, 402, 105],
  glass: parsePoints(`
    145,104,0.1 211,134,0.6 264,142,1 330,138,0.8 358,131.5,0.35 347,109,0.4
    250,106,1
  `),
  pillars: [
    [262, 255, 8],
    [330, 337, 4],
  ],
  seats: [236, 312],
  doors: [
    "141,101 137,80 138,48 146,25",
    "258,104 255,70 259,25",
    "358,108 354,90,0.8 322,72,0.8 310,44,0.8 308,25",
  ].map(parsePoints),
  handles: [224, 324],
  crease: parsePoints("24,80 100,89,1 240,92,1 350,96,1 430,92"),
  hoodLine: parsePoints("20,80 60,90,1 140,101"),
  rearCut: parsePoints("400,86 404,70,0.7 429,62"),
  headlamp: [0, 62, 46, 75, 9],
  taillamp: [430, 78, 388, 97, 2],
  fuelDoor: [364, 90],
  face: { half: 89, roofHalf: 60, roof: 147, belt: 104, hood: 98, nose: 82 },
};

export const smallHatchback: Body = reshape(hatchback, {
  x: [
    [0, 0],
    [84, 72],
    [202, 172],
    [264, 228],
    [350, 318],
    [429, 385],
  ],
  y: [
    [0, 0],
    [103, 104],
    [149, 152],
  ],
  tire: 32.5,
  facePatch: { half: 86, roofHalf: 60 },
});

export const electricHatchback: Body = reshape(hatchback, {
  isElectric: true,
  x: [
    [0, 0],
    [84, 82],
    [130, 114],
    [202, 188],
    [350, 352],
    [429, 430],
  ],
  y: [
    [0, 0],
    [103, 106],
    [149, 157],
  ],
  tire: 35,
});

/** A sloping tailgate takes the place of the trunk. */
export const liftback: Body = {
  ...electricSedan,
  isElectric: false,
  hatch: true,
  headlamp: [0, 58, 56, 71, 13],
  fuelDoor: [410, 92],
};
