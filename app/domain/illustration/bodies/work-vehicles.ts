import { parsePoints } from "#app/domain/illustration/pen/geometry.ts";
import type { Body } from "./body.ts";
import { midSizeSuv } from "./suvs.ts";
import { cargoVan } from "./vans.ts";

const CAB = "14,26,0 4,29,0.6 0,46,0.8 1,78,0.8 6,100,0.8 28,117,1 66,128,1";

/** A cab with a frame behind it, before anybody builds on it. */
export const chassisCab: Body = {
  ...cargoVan,
  axles: [100, 470],
  tire: 38,
  sill: 36,
  outline: parsePoints(`
    ${CAB} 96,138,0.35 160,204,0.6 196,222,0.8 244,224,0.5 252,214,0.3
    256,92,0.1 262,86,0.3 628,86,0.02 632,82,0.3 632,66,0.3 616,62,0
  `),
  windscreen: [104, 138, 162, 198],
  glass: parsePoints(`
    117,139.5,0.15 172,197,0.35 229,200,0.3 232,142,0.25 196,139,0.5
    172,133,0.5 148,134,0.4
  `),
  doors: [cargoVan.doors[0] ?? [], parsePoints("240,206 240,120 240,36")],
  slideRail: parsePoints("258,86 630,86"),
  handles: [214],
  panels: [],
  box: [257, 640, 58, 88],
  rearCut: parsePoints("256,92 256,60"),
  crease: parsePoints("24,104 140,110,1 180,110,1 220,110,1 256,110"),
  taillamp: [633, 66, 622, 82, 0],
  face: { ...cargoVan.face, roof: 222, glassTop: 203, roofHalf: 80 },
};

export const boxTruck: Body = {
  ...chassisCab,
  outline: parsePoints(`
    ${CAB} 96,138,0.35 160,204,0.6 196,222,0.8 250,224,0.2 258,226,0.1
    258,304,0.03 634,304,0.03 634,64,0.03 616,62,0
  `),
  slideRail: parsePoints("260,70 632,70"),
  box: [258, 634, 74, 304],
};

export const motorhome: Body = {
  ...cargoVan,
  axles: [104, 520],
  tire: 40,
  sill: 38,
  outline: parsePoints(`
    ${CAB} 96,138,0.3 146,192,0.1 112,206,0.4 98,236,0.6 110,286,0.6
    164,304,0.8 400,308,1 694,304,0.06 704,292,0.3 708,180,0.3 706,64,0.06
    690,58,0
  `),
  windscreen: [104, 138, 152, 190],
  glass: parsePoints(`
    117,139.5,0.15 163,187,0.35 222,190,0.3 228,142,0.25 196,139,0.5
    172,133,0.5 148,134,0.4
  `),
  doors: [
    cargoVan.doors[0] ?? [],
    parsePoints("240,204 240,120 240,40"),
    parsePoints("392,44 392,252,0.1 448,252,0.1 448,44"),
  ],
  slideRail: parsePoints("250,120 702,120"),
  handles: [212],
  panels: [
    [268, 366, 176, 238],
    [402, 438, 186, 238],
    [474, 566, 176, 238],
    [604, 670, 176, 238],
  ],
  hasPanelWindows: true,
  rearCut: parsePoints("696,300 698,200,0.6 699,90,0.6 700,70"),
  taillamp: [707, 96, 696, 146, 0],
  face: {
    half: 114,
    roofHalf: 106,
    roof: 304,
    belt: 138,
    hood: 128,
    nose: 106,
    glassTop: 192,
  },
};

/** Two axles stand under a closed box, and a drawbar before it. */
export const trailer: Body = {
  isTrailer: true,
  cargo: true,
  hasTallTaillamps: true,
  axles: [330, 422],
  tire: 33,
  sill: 58,
  belt: 150,
  outline: parsePoints(`
    120,60,0 112,64,0.4 104,150,0.8 112,236,0.6 132,248,0.5 300,250,0.8
    556,248,0.04 564,238,0.4 565,64,0.05 556,58,0
  `),
  windscreen: null,
  backlight: null,
  glass: null,
  pillars: [],
  seats: [],
  doors: [parsePoints("150,74 150,226,0.05 214,226,0.05 214,74")],
  handles: [],
  slideRail: parsePoints("112,84 562,84"),
  crease: parsePoints("104,150 200,150,1 300,150,1 420,150,1 565,150"),
  hoodLine: parsePoints("110,78 111,76"),
  rearCut: parsePoints("556,240 556,70"),
  headlamp: [104, 70, 106, 76, 0],
  taillamp: [566, 84, 556, 112, 0],
  face: { half: 105, roofHalf: 100, roof: 248, belt: 150, hood: 140, nose: 96 },
};

/** Of what nobody knows, a car would claim more than a cloth over it. */
export const coveredVehicle: Body = { ...midSizeSuv, isCovered: true };
