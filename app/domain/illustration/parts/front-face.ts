import type { LampFrame } from "#app/domain/illustration/bodies/body.ts";
import { makeSymmetric } from "#app/domain/illustration/pen/geometry.ts";
import {
  BLACK,
  drawArea,
  drawBox,
  drawDisc,
  drawLine,
  SEAL,
  traceCrossbar,
} from "#app/domain/illustration/pen/marks.ts";
import { glaze } from "#app/domain/illustration/pen/paint-tones.ts";
import { drawGrille } from "./grille.ts";
import { drawHeadlamp } from "./lamps.ts";
import { drawBlankPlate, drawBothSides, getBumperFill } from "./materials.ts";
import type { Scene } from "./scene.ts";

export function drawFrontFace(scene: Scene): string {
  const { body, tones, chin } = scene;
  const { half, nose, belt, hood } = body.face;
  const lampHeight =
    body.headlamp[3] - body.headlamp[1] + (body.upright ? 2 : 5);
  const lamp: LampFrame = [
    half - 1,
    nose - lampHeight - 3,
    half - (body.upright ? 36 : 48),
    nose - 3,
    -5,
  ];
  const mouth = chin + (nose - chin) * 0.36;
  const bonnet = makeSymmetric([
    [0, nose - 3, 0],
    [half - 44, nose - 4, 0.5],
    [half - 22, belt - 1, 0.6],
    [0, belt - 1, 0],
  ]);
  const hoodLines =
    drawLine(
      [
        [half - 48, nose - 4],
        [half - 42, hood - 2, 0.7],
        [half - 24, belt - 1],
      ],
      tones.line,
      1,
    ) +
    drawLine(
      [
        [half - 62, nose - 2],
        [half - 60, hood, 0.7],
        [half - 48, belt],
      ],
      glaze(tones.glint, 0.45),
      1.1,
    );
  const intake = makeSymmetric([
    [0, chin + 5, 0],
    [half - 38, chin + 5, 0.4],
    [half - 30, mouth, 0.4],
    [0, mouth + 1, 0],
  ]);
  const intakeBars =
    traceCrossbar(half - 36, mouth - 5) + traceCrossbar(half - 37, mouth - 9);
  const fogPocket =
    drawArea(
      [
        [half - 25, chin + 8, 0.5],
        [half - 20, mouth + 6, 0.5],
        [half - 8, mouth + 9, 0.4],
        [half - 7, chin + 12, 0.5],
      ],
      "#101316",
    ) +
    drawDisc(
      half - 15,
      (chin + mouth) / 2 + 9,
      3,
      "#c9d2da",
      'stroke="#3a4148"',
    );
  const skidPlate =
    drawBox(-half, 0, half * 2, chin + 13, 0, BLACK) +
    drawArea(
      makeSymmetric([
        [0, chin - 2, 0],
        [half - 44, chin - 2, 0],
        [half - 40, chin + 6, 0.5],
        [0, chin + 7, 0],
      ]),
      "#9aa1a8",
    );
  const steelBumper = makeSymmetric([
    [0, chin - 2, 0],
    [half - 6, chin - 1, 0.3],
    [half + 2, chin + 18, 0.3],
    [half - 26, chin + 21, 0.4],
    [0, chin + 21, 0],
  ]);
  return `${drawArea(bonnet, glaze(tones.lit, 0.35))}${drawBothSides(hoodLines)}${body.clad ? skidPlate : ""}
${body.bed ? drawArea(steelBumper, getBumperFill(scene)) : `${drawArea(intake, SEAL)}<path d="${intakeBars}" stroke="#2b3035" stroke-width="1.2"/>`}
${drawGrille(scene)}${drawBothSides(fogPocket + drawHeadlamp(scene, lamp))}${drawBlankPlate(mouth - 7)}`;
}
