import fc from "fast-check";
import { expect, test } from "vitest";
import { buildPriceDots } from "./price-dots.ts";

test("the car with the fewest miles stands left, the dearest on top", () => {
  const few = { miles: 10_000, totalCents: 30_000 };
  const many = { miles: 50_000, totalCents: 20_000 };
  const middle = { miles: 30_000, totalCents: 25_000 };
  const dots = buildPriceDots([few, many, middle]);
  expect(dots.toPath([few, many, middle])).toBe("M15 0h0M985 100h0M500 50h0");
});

test("cars of one price and mileage stand in the middle", () => {
  const alike = { miles: 9, totalCents: 20_000 };
  expect(buildPriceDots([alike, alike]).toPath([alike])).toBe("M500 50h0");
});

test("no dot leaves the plot", () => {
  const car = fc.record({
    miles: fc.integer({ min: 0, max: 400_000 }),
    totalCents: fc.integer({ min: 1, max: 1_250_000 }),
  });
  fc.assert(
    fc.property(fc.array(car, { minLength: 1 }), (cars) => {
      const path = buildPriceDots(cars).toPath(cars);
      const places = [...path.matchAll(/M(\d+) (\d+)h0/g)];
      expect(places).toHaveLength(cars.length);
      for (const [, x, y] of places) {
        // Half of a dot has room on either side.
        expect(Number(x)).toBeGreaterThanOrEqual(15);
        expect(Number(x)).toBeLessThanOrEqual(985);
        expect(Number(y)).toBeLessThanOrEqual(100);
      }
    }),
  );
});
