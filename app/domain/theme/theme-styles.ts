import { buildColorSteps, type ColorSteps } from "./color-steps.ts";

export interface ThemeColors {
  /** The colors are level 500 as `#rrggbb`. */
  readonly primary: string;
  readonly secondary: string;
  readonly progressBar: "primary" | "secondary";
}

/** It is `--surface` of the design, the darkest background that colored text stands on. */
export const SURFACE = "#f3f5f2";

/** It is a style sheet of one rule that overrides the design's own colors with the dealer's. */
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
