import {
  drawDownwardGradient,
  drawVerticalGradient,
} from "#app/domain/illustration/pen/marks.ts";
import { glaze, mix } from "#app/domain/illustration/pen/paint-tones.ts";
import type { Art, Scene } from "./scene.ts";

// A generic cabin is seen from between the front seats.
export function drawDashboardView({ id, ref, look, tones }: Scene): Art {
  const hide = look.upholstery;
  const soft = mix(hide, "#ffffff", 0.14);
  const dark = mix(hide, "#08090b", 0.55);
  const drawVent = (x: number, width: number) =>
    `<rect x="${x}" y="452" width="${width}" height="40" rx="12" fill="#0b0d0f" stroke="#474d54" stroke-width="2"/><path d="M${x + 12} 465h${width - 24}M${x + 12} 479h${width - 24}" stroke="#30353b" stroke-width="4"/>`;
  const drawDial = (x: number) =>
    `<circle cx="${x}" cy="424" r="46" fill="none" stroke="#2b3138" stroke-width="7"/><path d="M${x - 36} 453A46 46 0 0 1 ${x + 14} 380" fill="none" stroke="${tones.lit}" stroke-width="7"/><path d="M${x} 424L${x + 16} 394" stroke="#eef2f5" stroke-width="3"/>`;
  const drawSeat = (x: number) =>
    `<path d="M${x} 900V820Q${x + 6} 782 ${x + 52} 778H${x + 286}Q${x + 330} 782 ${x + 338} 820V900Z" fill="${ref("hide")}"/><path d="M${x + 70} 900L${x + 78} 800H${x + 262}L${x + 270} 900" fill="none" stroke="${dark}" stroke-width="3"/>`;
  const drawKnob = (x: number) =>
    `<circle cx="${x}" cy="652" r="24" fill="${ref("metal")}" stroke="#0a0c0e" stroke-width="3"/><circle cx="${x}" cy="652" r="16" fill="#1c2025"/>`;
  const defs =
    drawVerticalGradient(`${id}sky`, 0, 400, [
      [0, "#aebac5"],
      [0.62, "#e8edf1"],
      [0.8, "#c9d0d6"],
      [1, "#8e979f"],
    ]) +
    drawVerticalGradient(`${id}top`, 330, 560, [
      [0, "#4a4f55"],
      [0.12, "#2b2f34"],
      [1, "#15181b"],
    ]) +
    drawVerticalGradient(`${id}hide`, 470, 900, [
      [0, soft],
      [0.45, hide],
      [1, dark],
    ]) +
    drawDownwardGradient(`${id}metal`, [
      [0, "#6d747b"],
      [0.5, "#c9ced3"],
      [1, "#f2f4f6"],
    ]) +
    drawVerticalGradient(`${id}screen`, 300, 560, [
      [0, "#26323d"],
      [1, "#0d1318"],
    ]);
  const art = `<rect width="1600" height="900" fill="#0f1113"/><path d="M0 0H1600V420H0Z" fill="${ref("sky")}"/><path d="M0 330Q260 296 520 312T1040 300T1600 326V420H0Z" fill="#7f8a928c"/>
<path d="M0 -20H1600V44Q800 8 0 44Z" fill="#23272b"/><path d="M0 -20H120V0Q96 190 0 400ZM1600 -20H1480V0Q1504 190 1600 400Z" fill="#1b1e22"/><path d="M120 0Q96 190 0 400M1480 0Q1504 190 1600 400" fill="none" stroke="#3d4349" stroke-width="4"/>
<path d="M800 20V66" stroke="#15181b" stroke-width="12"/><rect x="690" y="62" width="220" height="62" rx="24" fill="#15181b"/><rect x="700" y="70" width="200" height="46" rx="18" fill="#93a0ab"/><path d="M740 70L716 116H770L796 70Z" fill="#ffffff40"/>
<path d="M0 400Q120 352 300 350Q440 320 600 348Q900 366 1200 356Q1460 350 1600 400V600H0Z" fill="${ref("top")}"/><path d="M0 404Q120 356 300 354Q440 324 600 352Q900 370 1200 360Q1460 354 1600 404" fill="none" stroke="#6a7178" stroke-width="2.5"/>
<path d="M0 520Q400 496 800 500T1600 520V700Q1200 640 800 640T0 700Z" fill="${ref("hide")}"/><path d="M0 512Q400 488 800 492T1600 512V528Q1200 508 800 508T0 528Z" fill="${ref("metal")}"/><path d="M0 534Q400 514 800 514T1600 534" fill="none" stroke="${tones.lit}" stroke-width="3"/>
<path d="M0 552Q400 532 800 530T1600 552" fill="none" stroke="${soft}" stroke-width="2.5" stroke-dasharray="9 7"/>${drawVent(76, 190)}${drawVent(1334, 190)}
<path d="M1206 556Q1380 556 1538 572Q1548 574 1548 584V664Q1548 676 1536 674Q1370 652 1210 650Q1198 650 1198 640V566Q1198 556 1206 556Z" fill="${glaze(dark, 0.18)}" stroke="${glaze(dark, 0.7)}" stroke-width="3"/><rect x="1340" y="576" width="64" height="14" rx="7" fill="${glaze(dark, 0.6)}"/><path d="M0 700Q200 668 420 668L520 900H0ZM1600 700Q1400 668 1180 668L1080 900H1600Z" fill="#121416"/>
<path d="M300 356Q440 322 590 356Q604 430 592 486H298Q286 430 300 356Z" fill="#0c0e10" stroke="#3a4046" stroke-width="2"/>${drawDial(370)}${drawDial(520)}<rect x="424" y="388" width="42" height="70" rx="8" fill="#1d242b"/><path d="M434 440l11-30l11 30Z" fill="${tones.lit}"/>
<rect x="676" y="322" width="398" height="226" rx="18" fill="#090b0d" stroke="#4b5259" stroke-width="2"/><rect x="688" y="334" width="374" height="202" rx="10" fill="${ref("screen")}"/>
<path d="M760 536L830 446L918 430L990 334M688 404L830 446L1062 486M918 430L944 536" fill="none" stroke="#4a5a68" stroke-width="7"/><path d="M760 536L830 446L918 430L962 372" fill="none" stroke="#63b3ff" stroke-width="7"/><circle cx="918" cy="430" r="11" fill="#fff" stroke="#2f7fd0" stroke-width="5"/>
<rect x="698" y="346" width="44" height="178" rx="10" fill="#10171d"/><path d="M712 370h16M712 402h16M712 434h16M712 466h16M712 498h16" stroke="#8fa1b1" stroke-width="9"/><path d="M676 548L830 322H760Z" fill="#ffffff0d"/>
<rect x="690" y="566" width="370" height="44" rx="14" fill="#0d0f11" stroke="#3a4046" stroke-width="2"/><path d="M712 580h42M712 594h42M996 580h42M996 594h42" stroke="#343a40" stroke-width="4"/><rect x="790" y="580" width="170" height="16" rx="8" fill="#1f252b"/>
<path d="M640 620H1110L1160 900H590Z" fill="#15181b"/><path d="M640 620H1110L1114 640H637Z" fill="${ref("metal")}"/>${drawKnob(710)}${drawKnob(1040)}<rect x="790" y="640" width="170" height="24" rx="12" fill="#272c31"/>
<path d="M700 700H1050L1078 860H672Z" fill="#0c0e10" stroke="#3a4046" stroke-width="2"/><path d="M846 830L852 738Q876 716 900 738L906 830Z" fill="${hide}"/><path d="M838 748Q840 708 876 706T914 748Z" fill="${ref("metal")}" stroke="#14171a" stroke-width="2"/><circle cx="760" cy="780" r="42" fill="#050607" stroke="#4a5056" stroke-width="4"/><circle cx="992" cy="780" r="42" fill="#050607" stroke="#4a5056" stroke-width="4"/>
${drawSeat(120)}${drawSeat(1190)}
<g fill="none"><ellipse cx="445" cy="560" rx="214" ry="204" stroke="#0a0b0d" stroke-width="42"/><ellipse cx="445" cy="560" rx="214" ry="204" stroke="${mix(hide, "#17191c", 0.7)}" stroke-width="34"/><path d="M252 486A214 204 0 0 1 638 486" stroke="#ffffff29" stroke-width="5"/></g>
<path d="M248 548Q330 520 378 522H512Q560 520 642 548V604Q560 606 530 640Q500 690 486 752H404Q390 690 360 640Q330 606 248 604Z" fill="#17191c" stroke="#08090a" stroke-width="3"/><path d="M414 748L428 664H462L476 748Z" fill="${ref("metal")}"/>
<path d="M372 536Q445 512 518 536Q530 600 500 640Q445 664 390 640Q360 600 372 536Z" fill="#22262a" stroke="#0b0d0f" stroke-width="3"/><ellipse cx="445" cy="588" rx="27" ry="20" fill="${ref("metal")}"/><g fill="#0c0e10" stroke="#565d64" stroke-width="2"><rect x="278" y="556" width="70" height="34" rx="12"/><rect x="542" y="556" width="70" height="34" rx="12"/></g><path d="M296 573h34M560 573h34" stroke="#aab1b8" stroke-width="4"/>`;
  return { defs, art };
}
