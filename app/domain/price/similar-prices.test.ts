import fc from "fast-check";
import { expect, test } from "vitest";
import {
  comparePrice,
  MAX_SIMILAR_CARS,
  MIN_SIMILAR_CARS,
  type PricedCar,
} from "./similar-prices.ts";

const car = (vin: string, miles: number, dollars: number): PricedCar => ({
  vin,
  miles,
  totalCents: dollars * 100,
});
const FIVE = [20_000, 21_000, 22_000, 23_000, 24_000].map((dollars, at) =>
  car(`V${at}`, 30_000 + at * 1000, dollars),
);

test("a car is so much below the average of the others as its price is, in whole ten dollars", () => {
  const compared = comparePrice(car("ME", 40_000, 20_765), FIVE);
  expect(compared?.belowDollars).toBe(1230);
  expect(compared?.moreMiles).toBe(8000);
});

test("a price above the average, or less than $100 below it, is not praised", () => {
  expect(comparePrice(car("ME", 1, 21_901), FIVE)?.belowDollars).toBeNull();
  expect(comparePrice(car("ME", 1, 21_900), FIVE)?.belowDollars).toBe(100);
  expect(comparePrice(car("ME", 1, 22_400), FIVE)?.belowDollars).toBeNull();
});

test("four others are too few to compare with, and the car itself is none of them", () => {
  const me = car("V0", 30_000, 20_000);
  expect(FIVE).toHaveLength(MIN_SIMILAR_CARS);
  expect(comparePrice(me, FIVE)).toBeNull();
  expect(comparePrice(car("ME", 30_000, 20_000), FIVE)).not.toBeNull();
});

const anyCar = fc.record({
  vin: fc.string({ minLength: 1, maxLength: 4 }),
  miles: fc.integer({ min: 0, max: 300_000 }),
  totalCents: fc.integer({ min: 1, max: 200_000_000 }),
});
const anyStock = fc.uniqueArray(anyCar, {
  selector: ({ vin }) => vin,
  maxLength: 60,
});

test("whatever the stock, the words say no more than its prices do", () => {
  fc.assert(
    fc.property(anyCar, anyStock, (me, stock) => {
      const compared = comparePrice(me, stock);
      const others = stock.filter(({ vin }) => vin !== me.vin);
      expect(compared === null).toBe(others.length < MIN_SIMILAR_CARS);
      if (compared === null) return;
      const kept = compared.others;
      expect(kept).toHaveLength(Math.min(others.length, MAX_SIMILAR_CARS));
      const sum = kept.reduce((all, it) => all + it.totalCents, 0);
      const gap = (sum / kept.length - me.totalCents) / 100;
      expect(compared.belowDollars ?? 0).toBeLessThanOrEqual(Math.max(0, gap));
      if (compared.belowDollars === null) expect(gap).toBeLessThan(100.01);
      else expect(gap - compared.belowDollars).toBeLessThan(10.01);
    }),
  );
});

test("the order of the stock changes nothing, and the cars that stay are those nearest in miles", () => {
  fc.assert(
    fc.property(anyCar, anyStock, (me, stock) => {
      const compared = comparePrice(me, stock);
      expect(comparePrice(me, stock.toReversed())).toEqual(compared);
      if (compared === null) return;
      const kept = new Set(compared.others.map(({ vin }) => vin));
      const apart = ({ miles }: PricedCar) => Math.abs(miles - me.miles);
      const furthest = Math.max(...compared.others.map(apart));
      for (const other of stock)
        if (other.vin !== me.vin && !kept.has(other.vin))
          expect(apart(other)).toBeGreaterThanOrEqual(furthest);
    }),
  );
});
