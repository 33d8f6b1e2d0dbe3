import type { LampFrame } from "#app/domain/illustration/bodies/body.ts";
import { symmetric } from "#app/domain/illustration/pen/geometry.ts";
import { grille } from "./grille.ts";
import { headlamp } from "./lamps.ts";
import {
  area,
  BLACK,
  box,
  crossbar,
  disc,
  line,
  SEAL,
} from "#app/domain/illustration/pen/marks.ts";
import { blankPlate, bothSides, bumperMetal } from "./materials.ts";
import { glaze } from "#app/domain/illustration/pen/paint-tones.ts";
import type { Scene } from "./scene.ts";

export function frontFace(scene: Scene): string {
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
  const bonnet = symmetric([
    [0, nose - 3, 0],
    [half - 44, nose - 4, 0.5],
    [half - 22, belt - 1, 0.6],
    [0, belt - 1, 0],
  ]);
  const hoodLines =
    line(
      [
        [half - 48, nose - 4],
        [half - 42, hood - 2, 0.7],
        [half - 24, belt - 1],
      ],
      tones.line,
      1,
    ) +
    line(
      [
        [half - 62, nose - 2],
        [half - 60, hood, 0.7],
        [half - 48, belt],
      ],
      glaze(tones.glint, 0.45),
      1.1,
    );
  const intake = symmetric([
    [0, chin + 5, 0],
    [half - 38, chin + 5, 0.4],
    [half - 30, mouth, 0.4],
    [0, mouth + 1, 0],
  ]);
  const intakeBars =
    crossbar(half - 36, mouth - 5) + crossbar(half - 37, mouth - 9);
  const fogPocket =
    area(
      [
        [half - 25, chin + 8, 0.5],
        [half - 20, mouth + 6, 0.5],
        [half - 8, mouth + 9, 0.4],
        [half - 7, chin + 12, 0.5],
      ],
      "#101316",
    ) +
    disc(half - 15, (chin + mouth) / 2 + 9, 3, "#c9d2da", 'stroke="#3a4148"');
  const skidPlate =
    box(-half, 0, half * 2, chin + 13, 0, BLACK) +
    area(
      symmetric([
        [0, chin - 2, 0],
        [half - 44, chin - 2, 0],
        [half - 40, chin + 6, 0.5],
        [0, chin + 7, 0],
      ]),
      "#9aa1a8",
    );
  const steelBumper = symmetric([
    [0, chin - 2, 0],
    [half - 6, chin - 1, 0.3],
    [half + 2, chin + 18, 0.3],
    [half - 26, chin + 21, 0.4],
    [0, chin + 21, 0],
  ]);
  return `${area(bonnet, glaze(tones.lit, 0.35))}${bothSides(hoodLines)}${body.clad ? skidPlate : ""}
${body.bed ? area(steelBumper, bumperMetal(scene)) : `${area(intake, SEAL)}<path d="${intakeBars}" stroke="#2b3035" stroke-width="1.2"/>`}
${grille(scene)}${bothSides(fogPocket + headlamp(scene, lamp))}${blankPlate(mouth - 7)}`;
}
