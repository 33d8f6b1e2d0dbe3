import { computeContrast, formatHex, type Oklch, parseHex } from "./oklch.ts";

export interface ThemeColors {
  /** The colors are level 500 as `#rrggbb`. */
  readonly primary: string;
  readonly secondary: string;
  readonly progressBar: "primary" | "secondary";
}

/** Colored text stands on no darker background than the design's `--surface`. */
export const SURFACE = "#f3f5f2";

/** The dealer's colors override the design's own in one rule. */
export function formatThemeStyles(colors: ThemeColors): string {
  const primary = buildColorSteps(colors.primary, SURFACE);
  const secondary = buildColorSteps(colors.secondary, SURFACE);
  const loadBar = { primary, secondary }[colors.progressBar].bar;
  return `:root{${formatVariables("primary", primary)}${formatVariables("secondary", secondary)}${formatNight(colors.primary)}--load-bar:${loadBar}}`;
}

/** As dark, and as light on it, as the design's own; a color of this chroma or more lends them all of its hue. */
const NIGHT_STEPS = [
  ["night", 0.227, 0.026],
  ["night-2", 0.815, 0.019],
  ["night-line", 0.353, 0.03],
] as const;
const FULL_CHROMA = 0.1;

/** The dark bands and the footer are of the brand's hue. */
function formatNight(level500: string): string {
  const { hue, chroma } = parseHex(level500);
  const share = Math.min(1, chroma / FULL_CHROMA);
  return NIGHT_STEPS.map(
    ([name, lightness, most]) =>
      `--${name}:${formatHex({ hue, lightness, chroma: most * share })};`,
  ).join("");
}

function formatVariables(name: string, steps: ColorSteps): string {
  return [
    `--${name}:${steps.button}`,
    `--${name}-hover:${steps.hover}`,
    `--${name}-tint:${steps.tint}`,
    `--${name}-text:${steps.text}`,
    `--${name}-bar:${steps.bar};`,
  ].join(";");
}

/** WCAG 2.2, 1.4.3, requires this contrast for text of any size. */
export const TEXT_CONTRAST = 4.5;
const WHITE = "#ffffff";

/** The site paints these steps with one brand color; every value is `#rrggbb`. */
export interface ColorSteps {
  /** Level 500, as configured, is for the load bar and never under or as text. */
  readonly bar: string;
  /** White text stands on it. */
  readonly button: string;
  /** White text stands on it, and it differs from the button's color. */
  readonly hover: string;
  readonly tint: string;
  /** Text in this color stands on the tint, on white and on the page's surface. */
  readonly text: string;
}

/** The numbers say how light and how strong a step is, compared with level 500. */
const DARKER_STEPS: readonly (readonly [light: number, strong: number])[] = [
  [1, 1],
  // The steps are 600, 700, 800 and 900.
  [0.86, 0.82],
  [0.72, 0.66],
  [0.61, 0.54],
  [0.5, 0.44],
];

/** A color too light for white text is replaced by the first darker step with enough contrast. */
export function buildColorSteps(level500: string, surface: string): ColorSteps {
  const bar = level500.toLowerCase();
  const color = parseHex(bar);
  const tint = formatHex({
    ...color,
    lightness: 0.962,
    chroma: Math.min(0.022, color.chroma),
  });
  const button = getFirstStep(color, [WHITE]);
  return {
    bar,
    button,
    hover: getHoverColor(button),
    tint,
    text: getFirstStep(color, [tint, surface, WHITE]),
  };
}

function getFirstStep(color: Oklch, grounds: readonly string[]): string {
  for (const step of listDarkerSteps(color))
    if (
      grounds.every((ground) => computeContrast(step, ground) >= TEXT_CONTRAST)
    )
      return step;
  return "#000000";
}

function* listDarkerSteps({ lightness, chroma, hue }: Oklch): Iterable<string> {
  for (const [light, strong] of DARKER_STEPS)
    yield formatHex({
      hue,
      lightness: lightness * light,
      chroma: chroma * strong,
    });
}

const HOVER_STEP = 0.085;

/** A button that is nearly black gets lighter instead of darker, as white text has contrast to spare. */
function getHoverColor(button: string): string {
  const color = parseHex(button);
  const step = color.lightness < 0.28 ? 2 * HOVER_STEP : -HOVER_STEP;
  return formatHex({ ...color, lightness: color.lightness + step });
}
