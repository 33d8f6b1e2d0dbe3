import { parsePoints } from "#app/domain/illustration/pen/geometry.ts";
import type { Body } from "./body.ts";
import { reshape } from "./reshape.ts";
import { sedan } from "./sedans.ts";

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

export const raisedWagon: Body = reshape(wagon, {
  clad: true,
  y: [
    [0, 0],
    [21, 27],
    [103, 111],
    [149, 161],
  ],
  tire: 36.5,
});
