import { repeat } from "#app/domain/illustration/pen/marks.ts";

interface Light {
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly haze: string;
  readonly trees: string;
  readonly wall: string;
  readonly glass: readonly [high: string, low: string];
  readonly glow: string;
  readonly glowOpacity: number;
  readonly asphalt: readonly [far: string, near: string];
  readonly paint: string;
  readonly lamp: string;
}

const LIGHTS: Readonly<Record<"lot" | "dusk", Light>> = {
  lot: {
    sky: ["#6fa5d8", "#b5d2ea", "#eef3f5"],
    haze: "#ffffff",
    trees: "#5c7360",
    wall: "#eef0f0",
    glass: ["#8fb0c6", "#54707f"],
    glow: "#fff3d6",
    glowOpacity: 0.16,
    asphalt: ["#9b9fa3", "#6a6e73"],
    paint: "#ffffffb0",
    lamp: "#d8dde1",
  },
  dusk: {
    sky: ["#1d2c4d", "#6d5f83", "#f0a879"],
    haze: "#ffc58f",
    trees: "#1f2731",
    wall: "#3a3f4a",
    glass: ["#ffdf9f", "#d99a4e"],
    glow: "#ffc06a",
    glowOpacity: 0.5,
    asphalt: ["#545463", "#22252d"],
    paint: "#e9dcc966",
    lamp: "#fff0c8",
  },
};

/** A dealer's lot: the showroom behind, trees and lamps, and the lines of the bays. The horizon is out of focus. */
export function drawLot(time: "lot" | "dusk", ground: number): string {
  const light = LIGHTS[time];
  const [skyTop, skyMiddle, skyLow] = light.sky;
  const [glassHigh, glassLow] = light.glass;
  const [far, near] = light.asphalt;
  const horizon = ground - 118;
  const drawTree = (i: number) => {
    const x = -60 + i * 74 + ((i * 37) % 29);
    const radius = 34 + ((i * 53) % 31);
    return `<ellipse cx="${x}" cy="${horizon - radius * 0.6}" rx="${radius}" ry="${Math.round(radius * 1.1)}"/>`;
  };
  const drawMullion = (i: number) =>
    `<path d="M${260 + i * 92} ${horizon - 176}V${horizon - 6}"/>`;
  const drawPole = (x: number) =>
    `<path d="M${x} ${horizon + 6}V${horizon - 330}M${x - 46} ${horizon - 330}h92" fill="none" stroke="#4d535b" stroke-width="7"/><path d="M${x - 58} ${horizon - 334}h40M${x + 18} ${horizon - 334}h40" stroke="${light.lamp}" stroke-width="9"/>`;
  const drawBay = (i: number) => {
    const x = -700 + i * 430;
    const reach = (x - 800) * 0.42;
    return `<path d="M${x} ${ground + 400}L${800 + reach} ${horizon + 24}h7L${x + 30} ${ground + 400}Z"/>`;
  };
  return `<defs><linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${skyTop}"/><stop offset=".6" stop-color="${skyMiddle}"/><stop offset="1" stop-color="${skyLow}"/></linearGradient>
<linearGradient id="glass" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${glassHigh}"/><stop offset="1" stop-color="${glassLow}"/></linearGradient>
<linearGradient id="asphalt" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>
<radialGradient id="sun"><stop stop-color="${light.glow}"/><stop offset="1" stop-color="${light.glow}" stop-opacity="0"/></radialGradient>
<filter id="far" x="-3%" y="-3%" width="106%" height="106%"><feGaussianBlur stdDeviation="3.4"/></filter>
<radialGradient id="cloud"><stop stop-color="${light.haze}"/><stop offset=".5" stop-color="${light.haze}" stop-opacity=".55"/><stop offset="1" stop-color="${light.haze}" stop-opacity="0"/></radialGradient></defs>
<rect x="-300" y="-400" width="2200" height="${horizon + 420}" fill="url(#sky)"/>
<g fill="url(#cloud)" opacity=".7"><ellipse cx="380" cy="120" rx="330" ry="44"/><ellipse cx="480" cy="96" rx="200" ry="40"/><ellipse cx="1180" cy="50" rx="420" ry="46"/><ellipse cx="1080" cy="24" rx="240" ry="40"/><ellipse cx="820" cy="230" rx="460" ry="30"/></g>
<circle cx="1290" cy="${horizon - 150}" r="520" fill="url(#sun)" opacity="${light.glowOpacity + 0.2}"/>
<g filter="url(#far)"><g fill="${light.trees}">${repeat(26, drawTree)}</g>
<rect x="210" y="${horizon - 236}" width="940" height="240" fill="${light.wall}"/><rect x="180" y="${horizon - 252}" width="1000" height="26" fill="#2b3138"/><rect x="180" y="${horizon - 226}" width="1000" height="7" fill="#15803d"/>
<rect x="240" y="${horizon - 176}" width="880" height="172" fill="url(#glass)"/><g stroke="#39424b" stroke-width="5">${repeat(10, drawMullion)}<path d="M240 ${horizon - 92}h880"/></g>
<path d="M300 ${horizon - 176}h110L330 ${horizon - 4}H240V${horizon - 40}ZM720 ${horizon - 176}h60L690 ${horizon - 4}h-50Z" fill="#ffffff2e"/>
<g fill="#11161b8c"><path d="M300 ${horizon - 4}q8-40 52-44l30-26h60l36 30q40 4 44 40ZM830 ${horizon - 4}q8-36 52-40l34-22h60l30 26q40 4 44 36Z"/></g>
${drawPole(96)}${drawPole(1330)}<rect x="-300" y="${horizon - 6}" width="2200" height="16" fill="#78806f" opacity=".8"/></g>
<rect x="-300" y="${horizon + 6}" width="2200" height="700" fill="url(#asphalt)"/><g fill="${light.paint}" opacity=".75">${repeat(8, drawBay)}</g>
<ellipse cx="900" cy="${ground - 60}" rx="900" ry="80" fill="url(#sun)" opacity="${light.glowOpacity}"/>`;
}
