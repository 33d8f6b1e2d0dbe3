/** Colors are `#rrggbb`. */
export interface PaintTones {
  readonly glint: string;
  readonly lit: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
  readonly line: string;
  /** The reflection along the side is 0 to 1 strong. */
  readonly sheen: number;
}

// White needs gray shadows and no added highlights; black shows only highlights. Every other color shares one recipe.
export function getPaintTones(paint: string): PaintTones {
  const brightness = computeLuminance(paint);
  const isPale = brightness > 0.62;
  const isDark = brightness < 0.035;
  const base = isDark
    ? mix(paint, "#262c34", 0.45)
    : isPale
      ? mix(paint, "#e9edf1", 0.25)
      : paint;
  return {
    glint: mix(base, "#ffffff", isDark ? 0.62 : isPale ? 1 : 0.7),
    lit:
      isDark || isPale
        ? mix(base, "#ffffff", isPale ? 0.75 : 0.3)
        : lighten(base, 0.42),
    base,
    shade: darken(base, isPale ? 0.26 : isDark ? 0.55 : 0.42),
    deep: darken(base, isPale ? 0.5 : 0.8),
    line: darken(base, isPale ? 0.72 : 1),
    sheen: isDark ? 0.32 : isPale ? 0.75 : 0.3,
  };
}

type Rgb = readonly [red: number, green: number, blue: number];

const toRgb = (hex: string): Rgb => [
  parseChannel(hex, 1),
  parseChannel(hex, 3),
  parseChannel(hex, 5),
];
const toHex = (rgb: Rgb): string =>
  "#" +
  rgb
    .map((c) =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");
const parseChannel = (hex: string, at: number): number =>
  parseInt(hex.slice(at, at + 2), 16);
const mapRgb = ([r, g, b]: Rgb, change: (channel: number) => number): Rgb => [
  change(r),
  change(g),
  change(b),
];
export const mix = (from: string, to: string, t: number): string => {
  const [r, g, b] = toRgb(from);
  const [r2, g2, b2] = toRgb(to);
  return toHex([r + (r2 - r) * t, g + (g2 - g) * t, b + (b2 - b) * t]);
};
const computeLuminance = (hex: string): number => {
  const [r, g, b] = toRgb(hex);
  return (
    (r / 255) ** 2.2 * 0.21 + (g / 255) ** 2.2 * 0.72 + (b / 255) ** 2.2 * 0.07
  );
};

// Eight-digit hex is far shorter than a separate opacity attribute.
export const glaze = (hex: string, opacity: number): string =>
  hex +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, "0");

// The shadow raises each channel to a power before dimming, so yellow turns amber rather than olive and red stays red.
function darken(hex: string, amount: number): string {
  const deepened = mapRgb(
    toRgb(hex),
    (c) => 255 * (c / 255) ** (1 + amount * 0.7) * (1 - amount * 0.62),
  );
  return mix(toHex(deepened), "#2a3440", amount * 0.16);
}

// The light brightens within the hue first and then adds white, because reds would otherwise turn chalky pink.
function lighten(hex: string, amount: number): string {
  const brightened = mapRgb(
    toRgb(hex),
    (c) => 255 * (c / 255) ** (1 - amount * 0.45),
  );
  return mix(toHex(brightened), "#ffffff", amount * 0.62);
}
