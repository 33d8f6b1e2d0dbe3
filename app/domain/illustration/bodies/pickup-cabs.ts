import { parsePoints } from "#app/domain/illustration/pen/geometry.ts";
import type { Body } from "./body.ts";
import { crewCab } from "./pickups.ts";
import { reshape } from "./reshape.ts";

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

/** One row of seats, and the longest bed. */
export const regularCab: Body = reshape(
  {
    ...crewCab,
    bed: 315,
    outline: [
      ...crewCab.outline.slice(0, 8),
      ...parsePoints(`
        222,186,0.55 262,195,1 280,193.5,0.8 300,188,0.4 309,134,0.1
        317,133,0.2
      `),
      ...crewCab.outline.slice(14),
    ],
    glass: parsePoints(`
      185,138,0.1 235,178.5,0.45 260,187,1 276,186,0.6 286,182,0.3
      293,144,0.25 283,140,0.4 250,138,1
    `),
    pillars: [],
    seats: [264],
    handles: [254],
    doors: [
      ...crewCab.doors.slice(0, 1),
      [
        [298, 143],
        [299, 100],
        [298, 49],
      ],
    ],
    fuelDoor: [340, 108],
  },
  {
    x: [
      [0, 0],
      [330, 330],
      [469, 432],
      [588, 548],
    ],
  },
);
