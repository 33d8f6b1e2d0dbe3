import fc from "fast-check";
import { expect, test } from "vitest";
import { countUp } from "./count-up.ts";

test("a total counts from nothing, never falls, never passes itself and ends to the cent", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (cents, one, other) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        expect(countUp(cents, early)).toBeLessThanOrEqual(countUp(cents, late));
        expect(countUp(cents, late)).toBeLessThanOrEqual(cents);
        expect(countUp(cents, 1)).toBe(cents);
        expect(countUp(cents, 0)).toBe(0);
      },
    ),
  );
});
