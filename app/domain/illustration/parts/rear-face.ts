import type { LampFrame } from "#app/domain/illustration/bodies/body.ts";
import { round, makeSymmetric } from "#app/domain/illustration/pen/geometry.ts";
import { drawTaillamp } from "./lamps.ts";
import {
  drawArea,
  BLACK,
  drawBox,
  CAP,
  traceCrossbar,
  drawLine,
  SEAL,
} from "#app/domain/illustration/pen/marks.ts";
import { drawBlankPlate, drawBothSides, getBumperFill } from "./materials.ts";
import { glaze } from "#app/domain/illustration/pen/paint-tones.ts";
import type { Scene } from "./scene.ts";

export function drawRearFace(scene: Scene): string {
  const { ref, body, look, tones } = scene;
  const { half, belt, roof } = body.face;
  const chin = scene.tailChin - 4;
  const [, low, , high] = body.taillamp;
  const lamp: LampFrame = [
    half - 1,
    low,
    half - (body.hasTallTaillamps ? 15 : 41),
    high,
    body.hasTallTaillamps ? 0 : 2,
  ];
  const bumper = Math.min(low - 6, chin + 40);
  const lidTop = body.cargo ? roof - 8 : belt + 2;
  const lid = makeSymmetric([
    [0, bumper, 0],
    [half - 20, bumper + 1, 0.4],
    [half - 17, belt - 6, 0.6],
    [half - 18, lidTop, 0.2],
    [0, lidTop, 0],
  ]);
  const diffuser = makeSymmetric([
    [0, chin - 3, 0],
    [half - 6, chin - 2, 0.3],
    [half - 9, chin + 9, 0.4],
    [half - 34, chin + 16, 0.5],
    [0, chin + 16, 0],
  ]);
  const stepBumper = makeSymmetric([
    [0, chin - 4, 0],
    [half - 4, chin - 3, 0.3],
    [half, chin + 14, 0.3],
    [0, chin + 15, 0],
  ]);
  const hasLightBar =
    !body.hasTallTaillamps &&
    (body.isElectric ||
      look.lamps.grille === "slim" ||
      look.lamps.grille === "slot");
  const lightBar = hasLightBar
    ? `<path d="${traceCrossbar(half - 38, high - 3)}" stroke="#b3121d" stroke-width="4.4"/><path d="${traceCrossbar(half - 38, high - 2.4)}" stroke="#ff6a5e"/>`
    : "";
  const hinges = [70, 130, roof - 38]
    .map((y) => drawBox(half - 9, y, 6, 9, 1.5, CAP))
    .join("");
  const barnDoors =
    drawLine(
      [
        [0, chin + 14],
        [0, roof - 4],
      ],
      tones.line,
      1.3,
    ) +
    drawBothSides(hinges) +
    drawBox(3, 112, 4, 15, 2, BLACK);
  const exhaust =
    body.cargo || body.bed || body.isElectric
      ? ""
      : drawBox(
          half - 40,
          chin + 1,
          15,
          6,
          3,
          SEAL,
          'stroke="#aab1b8" stroke-width="1.4"',
        );
  const badgeY = body.bed
    ? belt - 40
    : Math.min(belt - 7, high + (hasLightBar ? -12 : high < belt - 6 ? 3 : -9));
  const plateY = body.bed
    ? chin
    : body.cargo
      ? bumper + 6
      : (low + bumper) / 2 - (low - bumper > 14 ? 6 : 1);
  return `${drawArea(lid, "none", `stroke="${tones.line}"`)}${drawLine(
    [
      [-half, bumper - 4],
      [0, bumper - 2, 1],
      [half, bumper - 4],
    ],
    glaze(tones.glint, 0.55),
    1.2,
  )}
${body.bed ? drawArea(stepBumper, getBumperFill(scene)) + drawBox(-17, belt - 17, 34, 8, 3, BLACK) : drawArea(diffuser, BLACK)}${body.cargo && !body.box ? barnDoors : ""}
${drawBothSides(drawBox(half - 24, chin + 19, 16, 2.4, 1, "#8e1018") + exhaust + drawTaillamp(scene, lamp))}${lightBar}
${body.cargo ? "" : `<ellipse cy="${round(badgeY)}" rx="6" ry="4.3" fill="${ref("bright")}"/>`}${drawBox(-20, plateY - 4, 40, 19, 2.5, "#0c0e108c")}${drawBlankPlate(plateY - 1)}`;
}
