import {
  makeSymmetric,
  type Point,
  round,
  trace,
} from "#app/domain/illustration/pen/geometry.ts";
import {
  drawArea,
  repeat,
  SEAL,
  traceCrossbar,
} from "#app/domain/illustration/pen/marks.ts";
import { glaze } from "#app/domain/illustration/pen/paint-tones.ts";
import type { Scene } from "./scene.ts";

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

export function drawGrille(scene: Scene): string {
  const { id, ref, body, look, tones, chin } = scene;
  if (body.isElectric) return drawClosedFront(scene);
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
