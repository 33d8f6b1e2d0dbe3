import { parsePoints } from "#app/domain/illustration/pen/geometry.ts";
import type { Body } from "./body.ts";

export const midSizeSuv: Body = {
  axles: [94, 388],
  tire: 39,
  sill: 29,
  clad: true,
  hatch: true,
  offersPrivacyGlass: true,
  offersBlackRoof: true,
  belt: 121,
  outline: parsePoints(`
    14,27,0 4,31,0.6 0,50,0.7 0,80,0.7 4,100,0.7 20,111,0.9 84,119,1
    150,125,0.3 222,168,0.7 300,180,1 410,178,0.9 474,170,0.2 471,163,0.4
    488,126,0.5 497,116,0.6 501,92,0.8 500,62,0.6 494,42,0.5 476,33,0
  `),
  windscreen: [156, 124, 223, 164],
  backlight: [465, 165, 483, 127],
  glass: parsePoints(`
    165,125,0.1 232,163,0.5 300,172,1 400,170,1 460,163,0.4 470,138,0.35
    446,127,0.4 290,126,1
  `),
  pillars: [
    [288, 282, 9],
    [386, 390, 8],
  ],
  seats: [258, 350, 436],
  doors: [
    "162,122 156,96 158,60 166,34",
    "285,126 282,86 285,34",
    "396,128 392,106,0.8 356,84,0.8 345,56,0.8 343,34",
  ].map(parsePoints),
  handles: [250, 360],
  crease: parsePoints("20,100 130,107,1 300,108,1 420,112,1 502,110"),
  hoodLine: parsePoints("14,105 68,113,1 160,122"),
  rearCut: parsePoints("480,98 484,80,0.7 501,74"),
  headlamp: [0, 88, 46, 102, 7],
  taillamp: [502, 96, 462, 115, 2],
  rails: [240, 172, 430, 172],
  face: { half: 98, roofHalf: 64, roof: 178, belt: 124, hood: 117, nose: 104 },
};

export const largeElectricSuv: Body = {
  ...midSizeSuv,
  isElectric: true,
  clad: false,
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

/** It is upright and square, with its spare wheel outside. */
export const offRoader: Body = {
  axles: [90, 368],
  tire: 42,
  sill: 50,
  clad: true,
  upright: true,
  belt: 125,
  hasTallTaillamps: true,
  hasSpare: true,
  offersBlackRoof: true,
  outline: parsePoints(`
    22,48,0 6,50,0.4 0,60,0.3 0,100,0.2 4,114,0.4 16,118,0.5 90,122,0.8
    152,124,0.12 188,177,0.22 210,184,0.4 320,186,0.8 428,184,0.25 435,178,0.3
    440,128,0.1 443,118,0.3 443,64,0.4 438,54,0.4 426,50,0
  `),
  windscreen: [158, 125.5, 191, 174],
  glass: parsePoints(`
    167,127,0.08 198,173.5,0.2 300,176.5,0.6 420,174,0.2 425,131,0.2 300,128,1
  `),
  pillars: [
    [276, 274, 8],
    [360, 361, 10],
  ],
  seats: [246, 334],
  doors: [
    "163,124 160,100 162,68 168,53",
    "276,128 275,90 277,53",
    "364,128 364,112 350,90,0.8 339,70,0.8 336,53",
  ].map(parsePoints),
  handles: [244, 330],
  crease: parsePoints("10,105 140,109,1 300,110,1 360,110,1 443,109"),
  hoodLine: parsePoints("8,113 80,119,1 162,123"),
  rearCut: parsePoints("432,126 432,90 433,62"),
  headlamp: [0, 90, 24, 112, 0],
  taillamp: [444, 86, 430, 116, 0],
  face: { half: 96, roofHalf: 76, roof: 184, belt: 125, hood: 120, nose: 112 },
};
