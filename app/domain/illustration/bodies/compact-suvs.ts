import { parsePoints } from "#app/domain/illustration/pen/geometry.ts";
import type { Body } from "./body.ts";
import { reshape } from "./reshape.ts";

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

export const smallSuv: Body = reshape(compactSuv, {
  x: [
    [0, 0],
    [89, 82],
    [213, 192],
    [290, 262],
    [361, 336],
    [461, 424],
  ],
  y: [
    [0, 0],
    [112, 109],
    [171, 160],
  ],
  tire: 35,
  facePatch: { half: 89, roofHalf: 57 },
});

export const electricSuv: Body = {
  isElectric: true,
  axles: [86, 380],
  tire: 38,
  sill: 25,
  hatch: true,
  offersPrivacyGlass: true,
  belt: 113,
  outline: parsePoints(`
    16,24,0 5,28,0.6 0,46,0.7 0,70,0.8 5,86,0.9 26,97,1 80,106,1 128,113,0.3
    214,153,0.8 296,164,1 380,157,0.9 440,139,0.3 438,133,0.4 456,117,0.5
    467,109,0.5 471,88,0.8 470,60,0.6 464,40,0.5 446,29,0
  `),
  windscreen: [134, 112.5, 214, 149.5],
  backlight: [398, 150, 450, 119],
  glass: parsePoints(`
    143,114,0.1 222,149,0.55 296,157,1 366,152,0.9 424,131,0.35 414,122,0.4
    270,117,1
  `),
  pillars: [
    [276, 270, 7],
    [364, 374, 5],
  ],
  seats: [252, 342],
  doors: [
    "141,112 136,90 138,54 146,29",
    "273,118 270,80 273,29",
    "394,123 390,98,0.8 350,76,0.8 336,50,0.8 334,29",
  ].map(parsePoints),
  handles: [240, 348],
  crease: parsePoints("20,92 120,99,1 280,102,1 400,106,1 470,104"),
  hoodLine: parsePoints("16,93 60,103,1 140,111"),
  rearCut: parsePoints("448,98 452,80,0.7 470,74"),
  headlamp: [0, 79, 56, 90, 9],
  taillamp: [472, 96, 424, 108, 1],
  face: { half: 95, roofHalf: 60, roof: 161, belt: 114, hood: 107, nose: 92 },
};
