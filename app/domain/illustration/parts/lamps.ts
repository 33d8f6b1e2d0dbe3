import type { LampFrame } from "#app/domain/illustration/bodies/body.ts";
import {
  getPoint,
  parsePoints,
  round,
  type Point,
} from "#app/domain/illustration/pen/geometry.ts";
import {
  drawArea,
  drawDisc,
  drawLine,
} from "#app/domain/illustration/pen/marks.ts";
import type { Scene } from "./scene.ts";

// Every view shares these unit shapes: u runs from the outer edge inboard, v from the bottom up.
export interface LampSet {
  /** The grille follows the lamps, so that both match. */
  readonly grille: "slim" | "shield" | "ladder" | "slot";
  readonly lens: readonly Point[];
  readonly glow: readonly Point[];
}

export const LAMPS: readonly LampSet[] = [
  {
    // The lamp is a swept blade.
    grille: "slim",
    lens: parsePoints(`
      0,0.1,0 0,0.85,0.3 0.5,0.98,0.6 1,1,0.1 0.72,0.5,0.7 0.3,0.08,0.5
    `),
    glow: parsePoints("0.02,0.2 0.36,0.24,0.6 0.7,0.66,0.6 0.94,0.95"),
  },
  {
    // The lamp is a hook.
    grille: "shield",
    lens: parsePoints(`
      0,0,0 0,0.9,0.3 0.6,1,0.5 0.96,0.96,0.3 0.86,0.46,0.5 0.42,0.34,0.5
      0.3,0,0.4
    `),
    glow: parsePoints("0.16,0.06 0.2,0.72,0.3 0.88,0.84"),
  },
  {
    // The lamp is a framed block.
    grille: "ladder",
    lens: parsePoints(
      "0,0.02,0.2 0,0.98,0.2 0.9,1,0.3 0.98,0.5,0.4 0.84,0.04,0.3",
    ),
    glow: parsePoints("0.78,0.14 0.12,0.12,0.3 0.12,0.88,0.3 0.82,0.88"),
  },
  {
    // The lamp is an eyebrow over a pod.
    grille: "slot",
    lens: parsePoints(`
      0,0.5,0.2 0,0.96,0.3 0.55,1,0.5 1,0.98,0.2 0.8,0.66,0.5 0.42,0.5,0.5
      0.38,0,0.4 0,-0.06,0.3
    `),
    glow: parsePoints("0.02,0.86 0.5,0.9,0.5 0.92,0.93"),
  },
];

const placePoints = (
  [outer, low, inner, high, rise = 0]: LampFrame,
  points: readonly Point[],
): Point[] =>
  points.map(([u, v, k = 0.5]) => [
    outer + (inner - outer) * u,
    low + (high - low) * v + rise * u,
    k,
  ]);

export function drawHeadlamp({ ref, look }: Scene, frame: LampFrame): string {
  const { lens, glow } = look.lamps;
  const [x, y] = getPoint(placePoints(frame, [[0.42, 0.64]]), 0);
  return (
    drawArea(
      placePoints(frame, lens),
      ref("lens"),
      'stroke="#0c0f12" stroke-width=".9"',
    ) +
    drawDisc(
      round(x),
      y,
      round((frame[3] - frame[1]) * 0.2),
      "#d9e4ee",
      'stroke="#2b333b" stroke-width="1.1"',
    ) +
    drawLine(placePoints(frame, glow), "#fff", 1.5)
  );
}

export function drawTaillamp({ ref, look }: Scene, frame: LampFrame): string {
  const { lens, glow } = look.lamps;
  return (
    drawArea(
      placePoints(frame, lens),
      ref("tail"),
      'stroke="#2a0508" stroke-width=".9"',
    ) + drawLine(placePoints(frame, glow), "#ff6a5e", 1.5)
  );
}
