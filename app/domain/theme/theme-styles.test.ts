import fc from "fast-check";
import { expect, test } from "vitest";
import {
  buildColorSteps,
  formatThemeStyles,
  SURFACE,
  TEXT_CONTRAST,
} from "./theme-styles.ts";
import { computeContrast, formatHex, parseHex } from "./oklch.ts";

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const EXTREMES = [
  "#000000",
  "#ffffff",
  "#ffff00",
  "#00ff00",
  "#00ffff",
  "#0000ff",
  "#ff0000",
  "#ff00ff",
  "#777777",
  "#010101",
];

function expectPromisesHeld(color: string): void {
  const { button, hover, tint, text, bar } = buildColorSteps(color, SURFACE);
  expect(bar).toBe(color);
  expect(computeContrast(button, "#ffffff")).toBeGreaterThanOrEqual(
    TEXT_CONTRAST,
  );
  expect(computeContrast(hover, "#ffffff")).toBeGreaterThanOrEqual(
    TEXT_CONTRAST,
  );
  expect(hover).not.toBe(button);
  for (const ground of [tint, SURFACE, "#ffffff"])
    expect(computeContrast(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  for (const words of ["#14191b", "#434d50", "#586266"])
    expect(computeContrast(words, tint)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
}

test("whatever colour a dealer configures, white text on its button and its words on every ground can be read", () => {
  fc.assert(fc.property(hexColor, expectPromisesHeld), { numRuns: 2000 });
});

test.each(EXTREMES)("the promises hold for %s too", expectPromisesHeld);

test("a colour that carries white text is the button's own colour", () => {
  expect(buildColorSteps("#1D4ED8", SURFACE).button).toBe("#1d4ed8");
});

test("a level 500 too light for white text falls back to a darker step of its hue", () => {
  fc.assert(
    fc.property(hexColor, (color) => {
      const from = parseHex(color);
      const to = parseHex(buildColorSteps(color, SURFACE).button);
      // A grey has no hue to keep, and little chroma is rounded away.
      fc.pre(to.chroma > 0.05);
      expect(Math.cos(from.hue - to.hue)).toBeGreaterThan(0.99);
      expect(to.lightness).toBeLessThanOrEqual(from.lightness + 0.001);
    }),
  );
});

test("a colour comes back from Oklch as it went in", () => {
  fc.assert(
    fc.property(hexColor, (color) => {
      expect(formatHex(parseHex(color))).toBe(color);
    }),
  );
});

test("the dark bands take the brand's hue, and what stands on them can be read whatever it is", () => {
  const findNight = (primary: string) =>
    Object.fromEntries(
      [
        ...formatThemeStyles({
          primary,
          secondary: primary,
          progressBar: "primary",
        }).matchAll(/--(night[^:]*):([^;]+);/g),
      ].map(([, name = "", value = ""]) => [name, value] as const),
    );
  fc.assert(
    fc.property(hexColor, (color) => {
      const night = findNight(color)["night"] ?? "";
      const words = findNight(color)["night-2"] ?? "";
      expect(computeContrast(words, night)).toBeGreaterThan(9);
      expect(computeContrast("#ffffff", night)).toBeGreaterThan(15);
    }),
  );
  expect(findNight("#0ea5e9")).toEqual({
    night: "#101e27",
    "night-2": "#b8c5cd",
    "night-line": "#2c3e49",
  });
  expect(findNight("#808080")["night"]).toBe("#1c1c1c");
});

test("contrast is WCAG's", () => {
  expect(computeContrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(computeContrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("the load bar has the level 500 of the colour that the profile names", () => {
  const colors = { primary: "#22c55e", secondary: "#1d4ed8" };
  expect(formatThemeStyles({ ...colors, progressBar: "primary" })).toContain(
    "--load-bar:#22c55e}",
  );
  expect(formatThemeStyles({ ...colors, progressBar: "secondary" })).toContain(
    "--load-bar:#1d4ed8}",
  );
});
