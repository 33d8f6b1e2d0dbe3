import { expect, test } from "vitest";
import { isBelowRange } from "./below-range.ts";

const RANGE = { lowDollars: 4_800 };

test.each([
  ["within the range", 650_600, false],
  ["at its low end", 480_000, false],
  ["a cent below it", 479_999, true],
  ["above it", 2_000_000, false],
])("an offer %s", (_, estimatedFinalPriceCents, isBelow) => {
  expect(isBelowRange({ estimatedFinalPriceCents }, RANGE)).toBe(isBelow);
});

test("what has no price, and a car that nobody knows a range of, contradict nothing", () => {
  expect(isBelowRange({ estimatedFinalPriceCents: null }, RANGE)).toBe(false);
  expect(isBelowRange(undefined, RANGE)).toBe(false);
  expect(isBelowRange({ estimatedFinalPriceCents: 1 }, null)).toBe(false);
});
