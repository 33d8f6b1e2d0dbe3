import { round, type Point } from "#app/domain/illustration/pen/geometry.ts";
import { area, box, disc, line } from "#app/domain/illustration/pen/marks.ts";
import { bumperMetal, groundShadow, railColor } from "./materials.ts";
import { glaze } from "#app/domain/illustration/pen/paint-tones.ts";
import { antenna, mirror, openCabin } from "./profile-attachments.ts";
import { bodyDetails } from "./profile-details.ts";
import { paintwork } from "./profile-paintwork.ts";
import { windows } from "./profile-windows.ts";
import type { Scene } from "./scene.ts";

export function profile(scene: Scene): string {
  const { id, body, look, tones, front, rear, radius, end } = scene;
  const wheel = (x: number) =>
    `<use href="#${id}wheel" transform="translate(${x} ${body.tire}) scale(${body.tire / 100})"/>`;
  const well = (x: number) => disc(x, body.tire, radius, "#060708");
  const contact = (x: number) =>
    `<ellipse cx="${x}" cy=".5" rx="${round(body.tire * 0.7)}" ry="2" fill="#08090bbf"/>`;
  const underside: Point[] = [
    [front, body.tire - 16, 0.3],
    [front, 70, 0],
    [rear, 70, 0],
    [rear, body.tire - 16, 0.3],
  ];
  const runningBoard = body.bed
    ? box(
        front + radius + 4,
        body.sill - 11,
        rear - front - radius * 2 - 12,
        5,
        2.5,
        bumperMetal(scene),
      )
    : "";
  return `${groundShadow(id, end / 2, end / 2 + 2)}${contact(front)}${contact(rear)}${area(underside, "#0a0c0e")}${well(front)}${well(rear)}
${body.open ? openCabin(scene) : ""}${antenna(scene)}${paintwork(scene)}${windows(scene)}${bodyDetails(scene)}
<use href="#${id}body" fill="none" stroke="${glaze(tones.line, 0.8)}" stroke-width=".8"/>${runningBoard}${look.hasRails ? roofRail(scene) : ""}${mirror(scene)}${wheel(front)}${wheel(rear)}`;
}

function roofRail(scene: Scene): string {
  if (!scene.body.rails) return "";
  const [start, end] = scene.body.rails;
  return line(
    [
      start,
      [start[0] + 12, start[1] + 8, 0.8],
      [end[0] - 12, end[1] + 7, 0.8],
      end,
    ],
    railColor(scene),
    2.6,
  );
}
