import { parsePoints } from "#app/domain/illustration/pen/geometry.ts";
import type { Body } from "./body.ts";
import { reshape } from "./reshape.ts";

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

export const midSizePickup: Body = reshape(crewCab, {
  x: [
    [0, 0],
    [95, 90],
    [226, 211],
    [300, 280],
    [407, 366],
    [469, 416],
    [588, 528],
  ],
  y: [
    [0, 0],
    [45, 40],
    [133, 121],
    [198, 179],
  ],
  tire: 39,
  facePatch: { half: 95, roofHalf: 64 },
});

/** It is built like a car, low and with a short bed. */
export const compactPickup: Body = reshape(crewCab, {
  x: [
    [0, 0],
    [95, 88],
    [226, 214],
    [300, 284],
    [407, 372],
    [469, 396],
    [588, 500],
  ],
  y: [
    [0, 0],
    [45, 30],
    [133, 112],
    [198, 172],
  ],
  tire: 37,
  facePatch: { half: 93, roofHalf: 62 },
});

export const electricPickup: Body = reshape(crewCab, {
  isElectric: true,
  x: [
    [0, 0],
    [95, 92],
    [168, 150],
    [226, 214],
    [300, 294],
    [407, 396],
    [469, 444],
    [588, 556],
  ],
  y: [
    [0, 0],
    [45, 42],
    [133, 131],
    [198, 195],
  ],
});
