import type { LampFrame } from "#app/domain/illustration/bodies/body.ts";
import {
  makeSymmetric,
  type Point,
  round,
  trace,
} from "#app/domain/illustration/pen/geometry.ts";
import {
  BLACK,
  drawArea,
  drawBox,
  drawDisc,
  drawLine,
  repeat,
  SEAL,
  traceCrossbar,
} from "#app/domain/illustration/pen/marks.ts";
import { glaze } from "#app/domain/illustration/pen/paint-tones.ts";
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
${body.isElectric ? drawClosedFront(scene) : drawGrille(scene)}${drawBothSides(fogPocket + drawHeadlamp(scene, lamp))}${drawBlankPlate(mouth - 7)}`;
}

/** No grille: a smooth panel of the body's color under a line of light. */
function drawClosedFront({ ref, body, tones }: Scene): string {
  const { half, nose } = body.face;
  const side = half - 40;
  const panel = makeSymmetric([
    [0, nose - 2, 0],
    [side, nose - 4, 0.5],
    [side - 12, nose - 24, 0.8],
    [0, nose - 26, 0],
  ]);
  return `${drawArea(panel, glaze(tones.lit, 0.5), `stroke="${tones.line}" stroke-width=".6"`)}<path d="${traceCrossbar(side + 4, nose - 6)}" stroke="${tones.deep}" stroke-width="3.4"/><path d="${traceCrossbar(side + 4, nose - 5.6)}" stroke="#fff" stroke-width="1.5"/>
<ellipse cy="${round(nose - 14)}" rx="5.6" ry="4" fill="${ref("bright")}" stroke="${tones.line}" stroke-width=".7"/>`;
}

function drawGrille({ id, ref, body, look, tones, chin }: Scene): string {
  const { half, nose } = body.face;
  const side = half - (body.upright ? 38 : 46);
  const slim: Point[] = [
    [0, nose - 5, 0],
    [side, nose - 6, 0.3],
    [side - 9, nose - 20, 0.4],
    [0, nose - 21, 0],
  ];
  const shield: Point[] = [
    [0, nose - 4, 0],
    [side - 4, nose - 5, 0.3],
    [side + 3, nose - 18, 0.4],
    [side - 16, chin + 17, 0.3],
    [0, chin + 17, 0],
  ];
  const foot = nose - (body.upright ? 40 : 30);
  const ladder: Point[] = [
    [0, nose - 1, 0],
    [side + 2, nose - 2, 0.3],
    [side - 2, foot, 0.3],
    [0, foot - 2, 0],
  ];
  const slotFoot = body.bed ? foot + 6 : nose - 11;
  const slot: Point[] = [
    [0, nose - 6, 0],
    [side + 4, nose - 6, 0.3],
    [side - 2, slotFoot, 0.4],
    [0, slotFoot, 0],
  ];
  const shape = makeSymmetric(
    { slim, shield, ladder, slot }[look.lamps.grille],
  );
  const bottom = Math.min(...shape.map(([, y]) => y));
  const isLadder = look.lamps.grille === "ladder";
  const gap = isLadder ? 7.5 : 4.2;
  const bars = repeat(Math.max(0, Math.floor((nose - bottom) / gap) - 1), (i) =>
    traceCrossbar(side + 6, nose - 5 - gap * (i + 0.8)),
  );
  return `<clipPath id="${id}mouth"><path d="${trace(shape, true)}"/></clipPath>${drawArea(shape, SEAL)}
<path d="${bars}" stroke="${look.hasChrome ? "#aeb5bc" : "#343a40"}" stroke-width="${isLadder ? 2.8 : 1.3}" clip-path="${ref("mouth")}"/>
${drawArea(shape, "none", `stroke="${look.hasChrome ? ref("bright") : "#3a4046"}" stroke-width="1.7"`)}
<ellipse cy="${round((nose - 4 + Math.max(bottom, nose - 22)) / 2)}" rx="6.4" ry="4.6" fill="${ref("bright")}" stroke="${tones.line}" stroke-width=".7"/>`;
}
