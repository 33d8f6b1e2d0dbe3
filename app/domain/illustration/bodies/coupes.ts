import { parsePoints } from "#app/domain/illustration/pen/geometry.ts";
import type { Body } from "./body.ts";

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

/** The hood is long and high, and the deck short. */
export const muscleCoupe: Body = {
  axles: [92, 366],
  tire: 36.5,
  sill: 22,
  belt: 104,
  outline: parsePoints(`
    18,20,0 5,23,0.6 0,40,0.6 0,66,0.5 4,82,0.6 18,90,0.9 96,98,1 190,105,0.3
    256,133,0.75 308,141,1 368,134,0.9 436,110,0.5 466,110,0.25 476,105,0.3
    480,86,0.7 478,56,0.6 470,36,0.5 452,24,0
  `),
  windscreen: [196, 104.5, 257, 130],
  backlight: [358, 133.5, 428, 112],
  glass: parsePoints(`
    207,106,0.1 266,128.5,0.5 308,134.5,1 342,130.5,0.8 376,113,0.3 366,109,0.4
    290,107.5,1
  `),
  pillars: [[336, 332, 5]],
  seats: [298],
  doors: [
    "198,104 190,80 192,48 202,26",
    "332,109 335,88,0.8 321,58,0.8 317,26",
  ].map(parsePoints),
  handles: [296],
  crease: parsePoints("20,86 130,92,1 290,93,1 400,100,1 480,98"),
  hoodLine: parsePoints("12,87 90,95,1 198,104"),
  rearCut: parsePoints("430,111 440,106,0.6 446,99"),
  headlamp: [0, 72, 40, 83, 4],
  taillamp: [481, 86, 446, 102, 1],
  fuelDoor: [410, 92],
  face: { half: 96, roofHalf: 58, roof: 138, belt: 104, hood: 99, nose: 87 },
};

/** Low and wide, with the cabin far forward. */
export const sportCoupe: Body = {
  axles: [82, 346],
  tire: 35,
  sill: 16,
  belt: 93,
  outline: parsePoints(`
    20,13,0 7,16,0.7 0,28,0.8 1,42,0.9 8,54,1 34,70,1 92,87,1 138,92,0.3
    206,118,0.8 262,127,1 326,120,1 396,101,0.6 430,100,0.3 441,94,0.4
    446,78,0.8 444,50,0.6 437,30,0.5 418,18,0
  `),
  windscreen: [144, 91.5, 208, 115.5],
  backlight: [300, 122.5, 390, 102],
  glass: parsePoints(`
    156,93,0.1 216,113.5,0.6 264,120.5,1 300,115,0.8 340,99,0.3 330,95.5,0.4
    250,95,1
  `),
  pillars: [[300, 296, 4]],
  seats: [256],
  doors: [
    "150,92 142,70 145,40 153,20",
    "294,97 298,78,0.8 286,50,0.8 282,20",
  ].map(parsePoints),
  handles: [258],
  crease: parsePoints("26,66 120,78,1 250,80,1 360,88,1 446,86"),
  hoodLine: parsePoints("22,64 70,80,1 152,90"),
  rearCut: parsePoints("394,101 404,97,0.6 410,90"),
  headlamp: [0, 47, 52, 59, 15],
  taillamp: [447, 76, 400, 90, 2],
  fuelDoor: [384, 82],
  face: { half: 96, roofHalf: 54, roof: 125, belt: 92, hood: 85, nose: 67 },
};
