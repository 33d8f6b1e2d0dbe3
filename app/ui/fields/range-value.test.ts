import fc from "fast-check";
import { expect, test } from "vitest";
import { moveThumb, parseAmount, getThumbValue } from "./range-value.ts";

const bounds = { min: 5000, max: 60_000, step: 500 };

test.each([
  ["$20,000", 20_000],
  ["20 000", 20_000],
  ["", null],
  ["cheap", null],
])("%s is read as %s", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test("a thumb at its bound leaves the end open", () => {
  const value = { min: 10_000, max: 30_000 };
  expect(moveThumb(value, bounds, "min", 5000).min).toBeNull();
  expect(moveThumb(value, bounds, "max", 60_000).max).toBeNull();
});

test("wherever the thumbs are moved, they stay in the bounds and never cross", () => {
  const move = fc.record({
    end: fc.constantFrom("min" as const, "max" as const),
    to: fc.integer({ min: -10_000, max: 100_000 }),
  });
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      let value = moveThumb({ min: null, max: null }, bounds, "min", 0);
      for (const { end, to } of moves)
        value = moveThumb(value, bounds, end, to);
      const low = getThumbValue(value, bounds, "min");
      const high = getThumbValue(value, bounds, "max");
      expect(low).toBeGreaterThanOrEqual(bounds.min);
      expect(high).toBeLessThanOrEqual(bounds.max);
      expect(low).toBeLessThanOrEqual(high);
    }),
  );
});
