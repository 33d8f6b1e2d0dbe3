import {
  BLACK,
  drawBox,
  drawDownwardGradient,
  drawVerticalGradient,
} from "#app/domain/illustration/pen/marks.ts";
import type { Scene } from "./scene.ts";

// Glass, lamp lenses and chrome look the same in every view.
export const drawMaterials = (id: string, top: number, belt: number): string =>
  drawVerticalGradient(`${id}pane`, top - 6, belt, [
    [0, "#a3b0bc"],
    [0.25, "#5d6b77"],
    [0.65, "#2b343d"],
    [1, "#14181d"],
  ]) +
  drawDownwardGradient(`${id}lens`, [
    [0, "#2c343c"],
    [0.5, "#8593a0"],
    [1, "#252c33"],
  ]) +
  drawDownwardGradient(`${id}tail`, [
    [0, "#d8252c"],
    [0.55, "#a10f19"],
    [1, "#5c0910"],
  ]) +
  drawDownwardGradient(`${id}bright`, [
    [0, "#f6f7f8"],
    [0.42, "#adb4bb"],
    [0.56, "#626970"],
    [1, "#a6adb4"],
  ]);

export const getBumperFill = ({ ref, look }: Scene): string =>
  look.hasChrome ? ref("bright") : "#23272b";
export const getRailColor = ({ look }: Scene): string =>
  look.hasChrome ? "#b9bfc6" : BLACK;
export const drawGroundShadow = (
  id: string,
  centre: number,
  half: number,
): string =>
  `<ellipse cx="${centre}" cy="-1" rx="${half}" ry="5" fill="#14181db8" filter="url(#${id}blur)"/>`;

// The art is the right-hand half.
export const drawBothSides = (art: string): string =>
  `${art}<g transform="scale(-1 1)">${art}</g>`;

export const drawBlankPlate = (y: number): string =>
  drawBox(
    -15.5,
    y,
    31,
    14,
    1.2,
    "#e9ecef",
    'stroke="#8c939a" stroke-width=".8"',
  );
