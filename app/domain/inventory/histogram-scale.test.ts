import fc from "fast-check";
import { expect, test } from "vitest";
import {
  chooseHistogramScale,
  countTail,
  findHistogramEnd,
} from "./histogram-scale.ts";

test("both bounds lie in a bar, steps are round, and there are 40 bars at most", () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)];
      const { start, step, barCount } = chooseHistogramScale(min, max);
      expect(String(step)).toMatch(/^[125]0*$/);
      expect(start % step).toBe(0);
      expect(start).toBeLessThanOrEqual(min);
      expect(min).toBeLessThan(start + step);
      expect(max).toBeGreaterThanOrEqual(start + (barCount - 1) * step);
      expect(max).toBeLessThan(start + barCount * step);
      expect(barCount).toBeLessThanOrEqual(40);
      if (max - min >= 100) expect(barCount).toBeGreaterThanOrEqual(14);
    }),
  );
});

test("prices from $4,000 to $81,000 fall into steps of $2,000", () => {
  expect(chooseHistogramScale(4_123, 80_999)).toEqual({
    start: 4_000,
    step: 2_000,
    barCount: 39,
  });
});

test("a long tail of at most 2 % shares the last bar, and a short one has bars of its own", () => {
  expect(countTail(641)).toBe(12);
  expect(countTail(49)).toBe(0);
  expect(findHistogramEnd(5_000, 1_250_000, 65_000)).toBe(65_000);
  expect(findHistogramEnd(5_000, 80_000, 65_000)).toBe(80_000);
  expect(findHistogramEnd(5_000, 80_000, null)).toBe(80_000);
});
