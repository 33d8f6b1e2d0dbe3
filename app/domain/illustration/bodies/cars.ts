import { parsePoints } from "#app/domain/illustration/pen/geometry.ts";
import type { Body } from "./body.ts";

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

export const wagon: Body = {
  ...sedan,
  hatch: true,
  offersPrivacyGlass: true,
  outline: [
    ...sedan.outline.slice(0, 8),
    ...parsePoints(`
      230,141,0.75 304,149,1 400,145,0.8 450,138,0.2 447,132,0.4 472,106,0.5
      484,100,0.6 489,84,0.8 488,58,0.6 481,34,0.5 462,24,0
    `),
  ],
  backlight: [440, 134, 465, 107],
  glass: parsePoints(`
    166,103,0.1 240,135.5,0.6 304,142.5,1 396,138,0.8 444,130,0.4 446,114,0.4
    420,109,0.4 280,106,1
  `),
  pillars: [
    [296, 288, 8],
    [386, 392, 7],
  ],
  seats: [266, 352],
  rearCut: parsePoints("456,88 460,72,0.7 489,64"),
  taillamp: [490, 82, 436, 99, 3],
  rails: [246, 143, 420, 141],
};

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

export const coupe: Body = {
  axles: [84, 362],
  tire: 35,
  sill: 19,
  belt: 99,
  outline: parsePoints(`
    20,16,0 7,19,0.7 0,34,0.8 1,52,0.8 7,66,0.9 30,78,1 100,92,1 168,98,0.3
    240,130,0.8 298,140,1 372,129,1 432,107,0.6 464,107,0.25 470,101,0.5
    474,84,0.8 472,56,0.6 465,33,0.5 446,22,0
  `),
  windscreen: [175, 98, 241, 127.5],
  backlight: [352, 130, 424, 108],
  glass: parsePoints(`
    186,99.5,0.1 252,125,0.6 298,133,1 342,127,0.9 386,110,0.25 374,105,0.4
    280,102,1
  `),
  pillars: [[330, 326, 4]],
  seats: [290],
  doors: [
    "178,98 171,74 174,44 182,23",
    "324,104 327,84,0.8 314,56,0.8 310,23",
  ].map(parsePoints),
  handles: [289],
  crease: parsePoints("26,74 130,84,1 280,86,1 390,94,1 476,91"),
  hoodLine: parsePoints("24,73 76,85,1 178,96"),
  rearCut: parsePoints("424,107 436,102,0.6 442,95"),
  headlamp: [0, 57, 56, 68, 11],
  taillamp: [475, 82, 424, 96, 2],
  fuelDoor: [402, 88],
  face: { half: 93, roofHalf: 57, roof: 136, belt: 97, hood: 92, nose: 75 },
};

export const convertible: Body = {
  ...coupe,
  open: true,
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
