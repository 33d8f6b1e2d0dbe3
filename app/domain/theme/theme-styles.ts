import { buildColorSteps, type ColorSteps } from "./color-steps.ts";

export interface ThemeColors {
  /** Levels 500, `#rrggbb`. */
  readonly primary: string;
  readonly secondary: string;
  readonly progressBar: "primary" | "secondary";
}

/** `--surface` of the design: the darkest ground that coloured words stand on. */
export const SURFACE = "#f3f5f2";

/** A style sheet of one rule that lays the dealer's colours over the design's own. */
export function formatThemeStyles(colors: ThemeColors): string {
  const primary = buildColorSteps(colors.primary, SURFACE);
  const secondary = buildColorSteps(colors.secondary, SURFACE);
  const loadBar = { primary, secondary }[colors.progressBar].bar;
  return `:root{${formatVariables("primary", primary)}${formatVariables("secondary", secondary)}--load-bar:${loadBar}}`;
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
