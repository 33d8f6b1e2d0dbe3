import { parsePoints } from "#app/domain/illustration/pen/geometry.ts";
import type { Body } from "./body.ts";

export const compactSuv: Body = {
  axles: [89, 361],
  tire: 36.5,
  sill: 26,
  clad: true,
  hatch: true,
  offersPrivacyGlass: true,
  offersBlackRoof: true,
  belt: 112,
  outline: parsePoints(`
    13,24,0 4,27,0.6 0,44,0.7 0,70,0.7 3,88,0.8 18,100,0.9 70,109,1 136,116,0.3
    212,158,0.75 290,171,1 380,166,0.7 430,158,0.2 427,152,0.4 445,118,0.5
    456,109,0.6 460,86,0.8 459,60,0.6 453,40,0.5 436,30,0
  `),
  windscreen: [142, 115.5, 213, 154],
  backlight: [420, 154, 438, 118],
  glass: parsePoints(`
    151,116.5,0.1 221,153,0.55 290,163,1 372,158,0.8 420,150,0.5 428,127,0.4
    400,119,0.4 260,117,1
  `),
  pillars: [
    [274, 268, 9],
    [362, 366, 7],
  ],
  seats: [250, 336],
  doors: [
    "148,113 143,90 144,56 152,30",
    "271,116 268,80 271,30",
    "376,119 372,98,0.8 334,76,0.8 324,50,0.8 322,30",
  ].map(parsePoints),
  handles: [238, 342],
  crease: parsePoints("20,92 120,99,1 280,101,1 400,106,1 462,104"),
  hoodLine: parsePoints("16,96 60,103,1 146,113"),
  rearCut: parsePoints("438,96 442,77,0.7 460,71"),
  headlamp: [0, 78, 52, 91, 9],
  taillamp: [461, 90, 420, 108, 3],
  rails: [226, 162, 390, 163],
  face: { half: 93, roofHalf: 58, roof: 168, belt: 116, hood: 109, nose: 94 },
};

export const largeSuv: Body = {
  axles: [94, 404],
  tire: 41,
  sill: 34,
  belt: 130,
  hasTallTaillamps: true,
  upright: true,
  hatch: true,
  offersPrivacyGlass: true,
  outline: parsePoints(`
    14,31,0 4,35,0.6 0,54,0.6 0,98,0.5 4,118,0.6 22,126,0.9 90,131,1 164,135,0.3
    222,185,0.55 300,196,1 440,195,1 507,190,0.15 504,184,0.4 517,136,0.3
    525,124,0.6 528,90,0.8 527,58,0.6 521,42,0.5 504,37,0
  `),
  windscreen: [171, 134.5, 224, 180],
  glass: parsePoints(`
    180,135,0.1 232,178,0.45 300,187,1 430,186.5,1 487,182,0.35 497,141,0.25
    489,136,0.3 320,135,1
  `),
  pillars: [
    [290, 284, 9],
    [394, 397, 9],
  ],
  seats: [262, 362, 452],
  doors: [
    "174,132 167,100 169,60 176,38",
    "287,134 284,90 287,38",
    "401,136 398,114,0.8 368,90,0.8 359,62,0.8 357,38",
  ].map(parsePoints),
  handles: [253, 366],
  crease: parsePoints("24,112 140,116,1 300,117,1 430,118,1 530,116"),
  hoodLine: parsePoints("12,120 70,126,1 174,132"),
  rearCut: parsePoints("514,94 516,80,0.7 528,75"),
  headlamp: [0, 96, 38, 115, 4],
  taillamp: [529, 90, 505, 134, 0],
  rails: [244, 189, 488, 189],
  face: { half: 102, roofHalf: 70, roof: 194, belt: 133, hood: 127, nose: 116 },
};

export const crewCab: Body = {
  axles: [95, 469],
  tire: 42,
  sill: 45,
  belt: 133,
  hasTallTaillamps: true,
  upright: true,
  bed: 407,
  outline: parsePoints(`
    16,46,0 4,49,0.5 0,62,0.5 0,102,0.5 3,122,0.5 24,130,0.9 90,135,1
    168,138,0.3 226,187,0.55 300,198,1 366,196,0.8 393,190,0.4 403,134,0.1
    411,133,0.2 582,134,0.15 588,130,0.5 588,90,0.5 585,66,0.4 570,56,0
  `),
  windscreen: [175, 137, 228, 182],
  glass: parsePoints(`
    185,138,0.1 237,179.5,0.45 300,190,1 358,188.5,0.7 380,184,0.3 388,144,0.25
    376,140,0.4 290,138,1
  `),
  pillars: [[292, 286, 10]],
  seats: [266, 354],
  doors: [
    "180,136 172,102 174,66 180,49",
    "289,138 286,92 289,49",
    "392,143 393,100 392,49",
  ].map(parsePoints),
  handles: [255, 359],
  crease: parsePoints("24,115 140,119,1 300,119,1 430,119,1 590,119"),
  hoodLine: parsePoints("10,124 70,130,1 178,135"),
  rearCut: parsePoints("577,133 577,100 576,60"),
  headlamp: [0, 98, 36, 120, 3],
  taillamp: [589, 92, 569, 130, 0],
  fuelDoor: [428, 108],
  face: { half: 102, roofHalf: 70, roof: 196, belt: 137, hood: 131, nose: 119 },
};

export const extendedCab: Body = {
  ...crewCab,
  bed: 359,
  outline: [
    ...crewCab.outline.slice(0, 8),
    ...parsePoints(`
      226,187,0.55 284,197,1 322,195,0.8 345,189,0.4 355,134,0.1 363,133,0.2
    `),
    ...crewCab.outline.slice(14),
  ],
  glass: parsePoints(`
    185,138,0.1 237,179.5,0.45 284,189,1 312,187.5,0.7 332,183,0.3 340,144,0.25
    328,140,0.4 290,138,1
  `),
  seats: [266, 326],
  handles: [255],
  doors: [
    ...crewCab.doors.slice(0, 2),
    [
      [344, 143],
      [345, 100],
      [344, 49],
    ],
  ],
  fuelDoor: [386, 108],
};

export const minivan: Body = {
  hatch: true,
  offersPrivacyGlass: true,
  axles: [94, 402],
  tire: 36,
  sill: 22,
  belt: 112,
  outline: parsePoints(`
    20,20,0 7,24,0.7 0,42,0.8 1,66,0.8 8,84,0.9 30,96,1 76,106,1 116,113,0.35
    206,163,0.75 300,178,1 420,174,1 497,164,0.2 494,157,0.4 508,114,0.4
    515,104,0.6 518,82,0.8 516,54,0.6 509,36,0.5 490,26,0
  `),
  windscreen: [123, 112.5, 207, 158.5],
  backlight: [488, 160, 502, 115],
  glass: parsePoints(`
    133,113.5,0.1 215,156.5,0.6 300,170,1 414,166.5,1 484,157.5,0.4 496,122,0.35
    485,117,0.4 300,113,1
  `),
  pillars: [
    [206, 180, 4],
    [290, 284, 9],
    [396, 398, 8],
  ],
  seats: [256, 354, 440],
  doors: [
    "170,112 164,84 166,50 174,26",
    "287,112 284,70 287,26",
    "398,115 396,94,0.8 370,78,0.8 357,52,0.8 354,26",
  ].map(parsePoints),
  slideRail: parsePoints("399,101 494,103"),
  handles: [254, 294],
  crease: parsePoints("26,88 140,97,1 300,98,1 420,101,1 518,98"),
  hoodLine: parsePoints("24,92 66,101,1 126,110"),
  rearCut: parsePoints("494,90 497,70,0.7 517,63"),
  headlamp: [0, 70, 56, 84, 12],
  taillamp: [519, 78, 500, 118, 0],
  hasTallTaillamps: true,
  rails: [240, 170, 450, 168],
  face: { half: 100, roofHalf: 66, roof: 174, belt: 112, hood: 106, nose: 92 },
};

export const cargoVan: Body = {
  axles: [100, 428],
  tire: 35,
  sill: 30,
  clad: true,
  belt: 136,
  hasTallTaillamps: true,
  upright: true,
  cargo: true,
  outline: parsePoints(`
    14,26,0 4,29,0.6 0,46,0.8 1,78,0.8 6,100,0.8 28,117,1 66,128,1 96,138,0.35
    166,212,0.7 206,241,0.9 290,246,1 510,246,0.8 548,243,0.5 553,200,0.8
    557,110,0.8 557,58,0.6 553,40,0.5 538,35,0
  `),
  windscreen: [104, 138, 168, 205],
  glass: parsePoints(`
    117,139.5,0.15 178,204,0.35 229,207,0.3 232,142,0.25 196,139,0.5 172,133,0.5
    148,134,0.4
  `),
  pillars: [[166, 148, 4]],
  seats: [214],
  doors: [
    "146,132 140,90 143,50 150,33",
    "238,216 238,120 238,33",
    "354,226 354,120 354,33",
  ].map(parsePoints),
  slideRail: parsePoints("354,120 544,120"),
  handles: [214, 246],
  crease: parsePoints("24,104 140,110,1 300,110,1 420,110,1 558,110"),
  hoodLine: parsePoints("20,110 60,124,1 108,136"),
  rearCut: parsePoints("546,236 549,200,0.6 551,70,0.6 556,60"),
  headlamp: [0, 84, 44, 108, 8],
  taillamp: [558, 78, 546, 128, 0],
  face: {
    half: 102,
    roofHalf: 84,
    roof: 243,
    belt: 138,
    hood: 128,
    nose: 106,
    glassTop: 210,
  },
};
