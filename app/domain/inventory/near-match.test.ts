import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compareMatches,
  findKinship,
  type NearMatch,
  rankKinship,
  type WantedKind,
} from "./near-match.ts";

const ROGUE: WantedKind = {
  bodystyles: ["suvs"],
  makes: ["nissan"],
  namesakes: ["nissan~rogue-sport"],
  found: [{ priceCents: 1_000_000, year: 2017, miles: 80_000 }],
};

const near = (given: Partial<NearMatch>): NearMatch => ({
  distance: 1,
  bodystyle: "suvs",
  make: "nissan",
  model: "nissan~murano",
  priceCents: 1_000_000,
  year: 2017,
  miles: 80_000,
  ...given,
});

const anyCar = fc.record({
  distance: fc.constantFrom(0.5, 1, 2),
  bodystyle: fc.constantFrom("suvs", "sedans", "trucks"),
  make: fc.constantFrom("nissan", "bmw"),
  model: fc.constantFrom("nissan~murano", "nissan~rogue-sport"),
  priceCents: fc.option(fc.constantFrom(900_000, 1_500_000, 3_000_000)),
  year: fc.integer({ min: 2015, max: 2020 }),
  miles: fc.option(fc.integer({ min: 0, max: 90_000 })),
});

test.each([
  [
    "what has nearly the name that was asked for",
    near({ model: "nissan~rogue-sport", priceCents: 9_000_000 }),
    near({}),
  ],
  ["the nearest in price", near({}), near({ priceCents: 900_000 })],
  [
    "a known price",
    near({ priceCents: 3_000_000 }),
    near({ priceCents: null }),
  ],
  ["the nearest model year", near({ year: 2018 }), near({ year: 2014 })],
  ["the nearest in miles", near({ miles: 70_000 }), near({ miles: 95_000 })],
  [
    "another make of the body style",
    near({ make: "bmw", priceCents: 9_000_000 }),
    near({ bodystyle: "sedans" }),
  ],
  [
    "the same make where no body style is kept",
    near({ bodystyle: "sedans", priceCents: 9_000_000 }),
    near({ bodystyle: "sedans", make: "bmw" }),
  ],
  [
    "what has more of what was asked for",
    near({ bodystyle: "trucks", make: "ram" }),
    near({ distance: 2 }),
  ],
])("among near matches %s comes first", (_, first, second) => {
  expect(compareMatches(first, second, ROGUE)).toBeLessThan(0);
  expect(compareMatches(second, first, ROGUE)).toBeGreaterThan(0);
});

test("near matches have one order, whatever order they come in, and each is as near as itself", () => {
  fc.assert(
    fc.property(anyCar, anyCar, anyCar, (a, b, c) => {
      const compare = (x: NearMatch, y: NearMatch) =>
        compareMatches(x, y, ROGUE);
      expect(compare(a, a)).toBe(0);
      expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0);
      if (compare(a, b) <= 0 && compare(b, c) <= 0)
        expect(compare(a, c)).toBeLessThanOrEqual(0);
    }),
  );
});

test("no other body style stands before one of the same, unless it has more of what was asked for", () => {
  fc.assert(
    fc.property(fc.array(anyCar, { maxLength: 12 }), (cars) => {
      const sorted = cars.toSorted((a, b) => compareMatches(a, b, ROGUE));
      sorted.forEach((car, at) => {
        for (const later of sorted.slice(at + 1))
          if (car.bodystyle !== "suvs" && later.bodystyle === "suvs")
            expect(car.distance).toBeLessThan(later.distance);
      });
    }),
  );
});

test("where no make and no body style was meant, every car is of the kind", () => {
  const kinship = findKinship(near({ bodystyle: "trucks" }), {
    bodystyles: [],
    makes: [],
  });
  expect(rankKinship(kinship)).toBe(0);
});

test("where nothing was found, cars of one kind are alike", () => {
  const empty = { ...ROGUE, found: [] };
  expect(
    compareMatches(near({}), near({ priceCents: null, year: 1999 }), empty),
  ).toBe(0);
});

test("a price among those that were found is as near as can be, however far from each of them", () => {
  const wanted = {
    bodystyles: [],
    makes: [],
    namesakes: [],
    found: [
      { priceCents: 9_859_00, year: 2017, miles: 161_000 },
      { priceCents: 18_847_00, year: 2021, miles: 88_000 },
    ],
  };
  const between = near({ priceCents: 14_000_00, year: 2019, miles: 90_000 });
  const beyond = near({ priceCents: 19_453_00, year: 2020, miles: 90_000 });
  expect(compareMatches(between, beyond, wanted)).toBeLessThan(0);
});
