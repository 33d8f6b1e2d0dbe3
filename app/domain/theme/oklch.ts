/** Lightness is 0 to 1, chroma starts at 0, and hue is in radians. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

/** Steps of lightness keep their hue in Björn Ottosson's Oklab. */
export function parseHex(hex: string): Oklch {
  const [red, green, blue] = parseLinearRgb(hex);
  const l = Math.cbrt(
    0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue,
  );
  const m = Math.cbrt(
    0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue,
  );
  const s = Math.cbrt(
    0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue,
  );
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

const SMALLEST_CHROMA = 0.002;

/** A color that no screen can show loses chroma until one can. */
export function formatHex(color: Oklch): string {
  let { chroma } = color;
  let rgb = toLinearRgb({ ...color, chroma });
  while (chroma > SMALLEST_CHROMA && !isShown(rgb)) {
    chroma *= 0.97;
    rgb = toLinearRgb({ ...color, chroma });
  }
  return `#${rgb.map(formatHexPair).join("")}`;
}

/** WCAG 2.2: two `#rrggbb` colors contrast from 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [
    computeLuminance(one),
    computeLuminance(other),
  ].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function computeLuminance(hex: string): number {
  const [red, green, blue] = parseLinearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const ROUNDING = 0.0005;

function isShown(rgb: Triple): boolean {
  return rgb.every((part) => part >= -ROUNDING && part <= 1 + ROUNDING);
}

function parseLinearRgb(hex: string): Triple {
  const parsePart = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [parsePart(1), parsePart(3), parsePart(5)];
}

function formatHexPair(linear: number): string {
  const part = Math.min(1, Math.max(0, linear));
  const value =
    part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, "0");
}
