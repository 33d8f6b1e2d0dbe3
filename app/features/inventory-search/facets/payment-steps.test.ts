import fc from "fast-check";
import { expect, test } from "vitest";
import { choosePaymentSteps } from "./payment-steps.ts";

test("the sums part the cars about evenly, at round amounts", () => {
  // Few cars cost less than $500 a month, and many from $600 to $800.
  const barCounts = [
    0, 0, 0, 0, 0, 2, 5, 9, 20, 30, 50, 80, 120, 160, 190, 220,
  ];
  expect(choosePaymentSteps(barCounts, 50)).toEqual([
    { maxDollars: 550, count: 50 },
    { maxDollars: 600, count: 80 },
    { maxDollars: 650, count: 120 },
    { maxDollars: 700, count: 160 },
    { maxDollars: 750, count: 190 },
  ]);
});

test("every sum leaves in more cars than the one before it, and fewer than there are", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(40), { minLength: 1, maxLength: 40 }),
      (bars) => {
        let sum = 0;
        const barCounts = bars.map((count) => (sum += count));
        const steps = choosePaymentSteps(barCounts, 50);
        const counts = [0, ...steps.map(({ count }) => count), sum];
        expect(steps.length).toBeLessThanOrEqual(5);
        expect(counts).toEqual([...counts].sort((a, b) => a - b));
        if (steps.length > 0) expect(new Set(counts).size).toBe(counts.length);
        for (const { maxDollars, count } of steps)
          expect(barCounts[maxDollars / 50 - 1]).toBe(count);
      },
    ),
  );
});

test("where all cars cost about the same, and where there is none, no sum tells them apart", () => {
  expect(choosePaymentSteps([0, 0, 7, 7], 50)).toEqual([]);
  expect(choosePaymentSteps([0, 0, 0], 50)).toEqual([]);
  expect(choosePaymentSteps([], 50)).toEqual([]);
});
