import { parsePoints } from "#app/domain/illustration/pen/geometry.ts";
import type { Body } from "./body.ts";
import { reshape } from "./reshape.ts";

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
  panels: [
    [250, 346, 130, 216],
    [362, 538, 130, 216],
  ],
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

export const passengerVan: Body = {
  ...cargoVan,
  hasPanelWindows: true,
  panels: [
    [246, 346, 142, 208],
    [362, 446, 142, 208],
    [458, 540, 142, 208],
  ],
};

export const lowRoofVan: Body = reshape(cargoVan, {
  x: [
    [0, 0],
    [100, 96],
    [428, 436],
    [558, 570],
  ],
  y: [
    [0, 0],
    [136, 132],
    [204, 184],
    [246, 205],
  ],
  tire: 37,
});

export const compactVan: Body = reshape(cargoVan, {
  x: [
    [0, 0],
    [100, 88],
    [166, 160],
    [428, 380],
    [558, 478],
  ],
  y: [
    [0, 0],
    [30, 23],
    [136, 117],
    [204, 168],
    [246, 184],
  ],
  tire: 33,
  facePatch: { half: 92, roofHalf: 74 },
});
