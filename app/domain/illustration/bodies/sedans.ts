import { parsePoints } from "#app/domain/illustration/pen/geometry.ts";
import type { Body } from "./body.ts";
import { reshape } from "./reshape.ts";

export const sedan: Body = {
  axles: [88, 376],
  tire: 34.5,
  sill: 21,
  belt: 103,
  outline: parsePoints(`
    22,19,0 8,22,0.7 1,36,0.8 0,56,0.8 4,70,0.9 24,81,1 84,94,1 152,101,0.3
    230,141,0.75 300,148,1 368,139,1 424,113,0.5 470,112,0.35 483,109,0.4
    489,92,0.8 488,58,0.6 481,34,0.5 462,24,0
  `),
  windscreen: [158, 101, 231, 137.5],
  backlight: [366, 137, 418, 115],
  glass: parsePoints(`
    166,103,0.1 240,135.5,0.6 300,141.5,1 352,135,0.9 401,113,0.3 390,108,0.4
    280,106,1
  `),
  pillars: [
    [292, 286, 8],
    [362, 376, 3],
  ],
  seats: [264, 346],
  doors: [
    "161,101 157,80 158,48 166,25",
    "289,104 286,70 290,25",
    "393,108 388,90,0.8 348,72,0.8 335,44,0.8 332,25",
  ].map(parsePoints),
  handles: [255, 357],
  crease: parsePoints("24,78 120,88,1 280,91,1 400,97,1 490,95"),
  hoodLine: parsePoints("20,76 66,88,1 160,99"),
  rearCut: parsePoints("418,113 436,108,0.6 446,101"),
  headlamp: [0, 61, 53, 73, 10],
  taillamp: [490, 86, 441, 104, 0],
  fuelDoor: [414, 92],
  face: { half: 92, roofHalf: 60, roof: 144, belt: 102, hood: 96, nose: 79 },
};

export const compactSedan: Body = reshape(sedan, {
  x: [
    [0, 0],
    [88, 83],
    [230, 210],
    [300, 278],
    [376, 352],
    [489, 455],
  ],
  y: [
    [0, 0],
    [103, 101],
    [148, 146],
  ],
  tire: 33,
  facePatch: { half: 89, roofHalf: 58 },
});

export const fullSizeSedan: Body = reshape(sedan, {
  x: [
    [0, 0],
    [88, 92],
    [158, 172],
    [230, 243],
    [300, 318],
    [376, 402],
    [489, 518],
  ],
  y: [
    [0, 0],
    [103, 107],
    [148, 151],
  ],
  tire: 36.5,
  facePatch: { half: 95, roofHalf: 62 },
});

export const electricSedan: Body = {
  isElectric: true,
  axles: [84, 372],
  tire: 35,
  sill: 20,
  belt: 103,
  outline: parsePoints(`
    24,16,0 8,20,0.7 0,36,0.8 0,54,0.9 8,68,1 40,84,1 96,96,1 134,103,0.3
    214,138,0.8 288,147,1 360,138,1 424,114,0.6 458,109,0.3 470,105,0.4
    476,90,0.7 474,58,0.6 468,34,0.5 450,22,0
  `),
  windscreen: [138, 103, 214, 135],
  backlight: [362, 135, 424, 114],
  glass: parsePoints(`
    147,105,0.1 224,133.5,0.6 290,141,1 348,134,0.9 400,112,0.3 388,107.5,0.4
    280,106,1
  `),
  pillars: [
    [280, 274, 6],
    [354, 366, 3],
  ],
  seats: [256, 338],
  doors: [
    "144,102 140,80 142,48 150,24",
    "277,105 274,70 278,24",
    "390,108 386,90,0.8 346,72,0.8 332,44,0.8 329,24",
  ].map(parsePoints),
  handles: [244, 350],
  crease: parsePoints("26,74 120,86,1 280,90,1 400,97,1 476,96"),
  hoodLine: parsePoints("20,72 64,89,1 144,102"),
  rearCut: parsePoints("424,114 436,109,0.6 442,102"),
  headlamp: [0, 58, 58, 69, 15],
  taillamp: [477, 92, 424, 104, 1],
  face: { half: 92, roofHalf: 58, roof: 145, belt: 102, hood: 95, nose: 76 },
};
