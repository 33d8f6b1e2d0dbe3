import { type Point, round, trace } from "./geometry.ts";
import { glaze } from "./paint-tones.ts";

/** Places and opacities go from 0 to 1. */
export type Stop = readonly [
  at: number,
  color: string,
  opacity?: number | undefined,
];

export const BLACK = "#14171a";
export const SEAL = "#0b0d0f";
export const CAP = "#1a1d21";

export const drawLine = (
  points: readonly Point[],
  stroke: string,
  width: number,
  extra = "",
): string =>
  `<path d="${trace(points)}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`;
export const drawArea = (
  points: readonly Point[],
  fill: string,
  extra = "",
): string => `<path d="${trace(points, true)}" fill="${fill}" ${extra}/>`;
export const drawBox = (
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  fill: string,
  extra = "",
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${height}" rx="${corner}" fill="${fill}" ${extra}/>`;
export const drawDisc = (
  x: number,
  y: number,
  radius: number,
  fill: string,
  extra = "",
): string =>
  `<circle cx="${x}" cy="${round(y)}" r="${radius}" fill="${fill}" ${extra}/>`;
export const traceCrossbar = (half: number, y: number): string =>
  `M${-half} ${round(y)}H${half}`;
export const repeat = (
  count: number,
  draw: (index: number) => string,
): string => Array.from({ length: count }, (_, i) => draw(i)).join("");

export const drawStops = (list: readonly Stop[]): string =>
  list
    .map(
      ([at, color, opacity]) =>
        `<stop${at ? ` offset="${round(at * 100) / 100}"` : ""} stop-color="${opacity === undefined ? color : glaze(color, opacity)}"/>`,
    )
    .join("");
export const drawGradient = (
  name: string,
  axis: string,
  list: readonly Stop[],
): string =>
  `<linearGradient id="${name}" ${axis}>${drawStops(list)}</linearGradient>`;
export const drawVerticalGradient = (
  name: string,
  from: number,
  to: number,
  list: readonly Stop[],
): string =>
  drawGradient(
    name,
    `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${from}" y2="${to}"`,
    list,
  );
export const drawHorizontalGradient = (
  name: string,
  from: number,
  to: number,
  list: readonly Stop[],
): string =>
  drawGradient(
    name,
    `gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}" y1="0" y2="0"`,
    list,
  );
export const drawDownwardGradient = (
  name: string,
  list: readonly Stop[],
): string => drawGradient(name, 'x1="0" x2="0" y1="1" y2="0"', list);

/** A list of vehicles carries dozens of drawings, so every byte counts. */
export function compactSvg(svg: string): string {
  return svg
    .replace(/\n\s*/g, " ")
    .replace(/> </g, "><")
    .replace(/ \/>/g, "/>")
    .replace(/\b0\.(?=\d)/g, ".");
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
