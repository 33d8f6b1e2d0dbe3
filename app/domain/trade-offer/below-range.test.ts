import { expect, test } from "vitest";
import { isAtLowEnd, isBelowRange } from "./below-range.ts";

const reason = { kind: "rules", rules: [] } as const;
const RANGE = { lowDollars: 4_800 };

test.each([
  ["within the range", 650_600, false],
  ["at its low end", 480_000, false],
  ["a cent below it", 479_999, true],
  ["above it", 2_000_000, false],
])("an offer %s", (_, estimatedFinalPriceCents, isBelow) => {
  expect(isBelowRange({ estimatedFinalPriceCents, reason }, RANGE)).toBe(
    isBelow,
  );
});

test("what has no price, and a car that nobody knows a range of, contradict nothing", () => {
  expect(isBelowRange({ estimatedFinalPriceCents: null, reason }, RANGE)).toBe(
    false,
  );
  expect(isBelowRange(undefined, RANGE)).toBe(false);
  expect(isBelowRange({ estimatedFinalPriceCents: 1, reason }, null)).toBe(
    false,
  );
});

test("where nothing would be left of a price, the range of sound cars would only promise one", () => {
  expect(
    isBelowRange(
      {
        estimatedFinalPriceCents: null,
        reason: { kind: "nothing-left", by: "answers" },
      },
      RANGE,
    ),
  ).toBe(true);
});

test.each([
  ["a cent above what the answers leave of its low end", 235_001, false],
  ["at what they leave", 235_000, true],
  ["below it", 100_000, true],
])("a sale that brings %s", (_, estimatedFinalPriceCents, isLess) => {
  expect(isAtLowEnd({ estimatedFinalPriceCents }, RANGE, 245_000)).toBe(isLess);
});

test("no sale, or no range, is no less than a trade", () => {
  expect(isAtLowEnd(undefined, RANGE, 0)).toBe(false);
  expect(isAtLowEnd({ estimatedFinalPriceCents: null }, RANGE, 0)).toBe(false);
  expect(isAtLowEnd({ estimatedFinalPriceCents: 1 }, null, 0)).toBe(false);
});
