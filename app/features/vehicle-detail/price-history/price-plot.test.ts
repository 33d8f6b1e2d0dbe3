import { expect, test } from "vitest";
import { buildPricePlot } from "./price-plot.ts";

const row = (atMs: number, cents: number | null) => ({
  atMs,
  day: `day ${atMs}`,
  cents,
});

test("prices are steps: each holds until the next, and the last until today", () => {
  expect(
    buildPricePlot({
      rows: [row(0, 20_000), row(50, 19_000), row(75, 18_000)],
      untilMs: 100,
    }),
  ).toEqual({
    line: "M0 0H500V50H750V100H1000",
    dots: [
      { x: 0, y: 0 },
      { x: 500, y: 50 },
      { x: 750, y: 100 },
    ],
    highestCents: 20_000,
    lowestCents: 18_000,
  });
});

test("while there was no price there is no line", () => {
  expect(
    buildPricePlot({
      rows: [row(0, 20_000), row(50, null), row(75, 18_000)],
      untilMs: 100,
    })?.line,
  ).toBe("M0 0H500M750 100H1000");
});

test("a price that never changed is not drawn, nor is one that changed this instant divided by nothing", () => {
  expect(buildPricePlot({ rows: [row(0, 20_000)], untilMs: 100 })).toBeNull();
  expect(
    buildPricePlot({ rows: [row(5, 20_000), row(5, 18_000)], untilMs: 5 })
      ?.line,
  ).not.toContain("NaN");
});
