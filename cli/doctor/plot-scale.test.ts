import fc from "fast-check";
import { expect, test } from "vitest";
import { linearScale, logScale } from "./plot-scale.ts";

const someMax = fc.integer({ min: 0, max: 10_000_000 });

test("a linear axis begins at 0, reaches its greatest value in at most 5 equal round steps, and keeps order", () => {
  fc.assert(
    fc.property(someMax, fc.array(fc.nat(20_000_000)), (max, values) => {
      const { from, to, ticks, toPercent } = linearScale(max);
      expect(from).toBe(0);
      expect(to).toBeGreaterThanOrEqual(max);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBe(to);
      const [, step = 0] = ticks;
      expect(step).toSatisfy(Number.isInteger);
      expect(`${step}`).toMatch(/^[125]0*$/);
      const sorted = values.toSorted((a, b) => a - b).map(toPercent);
      expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
      for (const percent of sorted) {
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test("a logarithmic axis spans its values by ticks of 1, 2 and 5, one beyond either end at most", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 1_000_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (min, more) => {
        const max = min + more;
        const { ticks, toPercent } = logScale(min, max);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks[0]).toBeLessThanOrEqual(min);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
        for (const tick of ticks) expect(`${tick}`).toMatch(/^[125]0*$/);
        expect(ticks.slice(1, -1).every((it) => it > min && it < max)).toBe(
          true,
        );
        expect(toPercent(ticks[0] ?? 0)).toBe(0);
        expect(toPercent(ticks.at(-1) ?? 0)).toBe(100);
      },
    ),
  );
});
