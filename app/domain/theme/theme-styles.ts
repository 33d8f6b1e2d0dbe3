import { colorSteps, type ColorSteps } from "./color-steps.ts";

export interface ThemeColors {
  /** Levels 500, `#rrggbb`. */
  readonly primary: string;
  readonly secondary: string;
  readonly progressBar: "primary" | "secondary";
}

/** `--surface` of the design: the darkest ground that coloured words stand on. */
export const SURFACE = "#f3f5f2";

/** A style sheet of one rule that lays the dealer's colours over the design's own. */
export function themeStyles(colors: ThemeColors): string {
  const primary = colorSteps(colors.primary, SURFACE);
  const secondary = colorSteps(colors.secondary, SURFACE);
  const loadBar = { primary, secondary }[colors.progressBar].bar;
  return `:root{${variables("primary", primary)}${variables("secondary", secondary)}--load-bar:${loadBar}}`;
}

function variables(name: string, steps: ColorSteps): string {
  return [
    `--${name}:${steps.button}`,
    `--${name}-hover:${steps.hover}`,
    `--${name}-tint:${steps.tint}`,
    `--${name}-text:${steps.text}`,
    `--${name}-bar:${steps.bar};`,
  ].join(";");
}
