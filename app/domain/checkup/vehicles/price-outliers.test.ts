import fc from "fast-check";
import { expect, test } from "vitest";
import { buildPriceOutlierFinding } from "./price-outlier-finding.ts";
import { findPriceOutliers, type PricePoint } from "./price-outliers.ts";
import {
  computeMedian,
  computeSpread,
} from "#app/domain/checkup/findings/robust.ts";

function aPoint(overrides: Partial<PricePoint> = {}): PricePoint {
  return {
    tag: {
      vin: "1HGCV1F33LA000001",
      stockNumber: "A1",
      storeId: "main",
      name: "2020 Honda Accord",
      path: "/used-vehicle/sedans/2020-honda-accord/1HGCV1F33LA000001",
    },
    make: "Honda",
    model: "Honda Accord",
    trim: null,
    isNew: false,
    year: 2020,
    miles: 30_000,
    priceCents: 2_000_000,
    ...overrides,
  };
}

const someCents = fc.integer({ min: 50_000, max: 100_000_000 });
const somePoint = fc
  .record({
    priceCents: someCents,
    year: fc.integer({ min: 2010, max: 2027 }),
    isNew: fc.boolean(),
    model: fc.constantFrom("Honda Accord", "Ford F-150"),
  })
  .map(aPoint);

test("identical prices are never outliers", () => {
  fc.assert(
    fc.property(
      someCents,
      fc.array(somePoint, { maxLength: 60 }),
      (priceCents, points) => {
        const same = points.map((point) => ({ ...point, priceCents }));
        expect(findPriceOutliers(same)).toEqual([]);
      },
    ),
  );
});

test("prices of which none is more than half as high again as another are never outliers", () => {
  fc.assert(
    fc.property(
      someCents,
      fc.array(fc.double({ min: 1, max: 1.5, noNaN: true }), { maxLength: 40 }),
      (least, factors) => {
        const points = factors.map((factor) =>
          aPoint({ priceCents: Math.round(least * factor) }),
        );
        expect(findPriceOutliers(points)).toEqual([]);
      },
    ),
  );
});

test("an outlier without a trim lies outside its usual range, never between half and twice the middle, and was compared with 8 at least", () => {
  fc.assert(
    fc.property(fc.array(somePoint, { maxLength: 80 }), (points) => {
      for (const outlier of findPriceOutliers(points)) {
        const { point, medianCents, lowCents, highCents } = outlier;
        expect(outlier.comparedCount).toBeGreaterThanOrEqual(8);
        expect(Math.abs(outlier.deviation)).toBeGreaterThan(Math.log(2));
        expect(lowCents).toBeLessThanOrEqual(medianCents);
        expect(highCents).toBeGreaterThanOrEqual(medianCents);
        expect(point.year).toBeGreaterThanOrEqual(outlier.fromYear);
        expect(point.year).toBeLessThanOrEqual(outlier.toYear);
      }
    }),
  );
});

test("the order of the vehicles does not matter", () => {
  fc.assert(
    fc.property(fc.array(somePoint, { maxLength: 50 }), (points) => {
      const cents = (of: readonly PricePoint[]) =>
        findPriceOutliers(of)
          .map(({ point }) => point.priceCents)
          .toSorted((a, b) => a - b);
      expect(cents(points.toReversed())).toEqual(cents(points));
    }),
  );
});

const EIGHT = Array.from({ length: 8 }, (_, at) =>
  aPoint({ priceCents: 2_000_000 + at * 50_000 }),
);

test("a price with a digit missing is found and explained", () => {
  const slip = aPoint({ priceCents: 219_900 });
  const outliers = findPriceOutliers([...EIGHT, slip]);
  expect(outliers.map(({ point }) => point)).toEqual([slip]);
  expect(buildPriceOutlierFinding(outliers)?.groups[0]?.cases[0]?.detail).toBe(
    "$2,199, far below the middle of $21,500 (9 of the same model, 2020, usually $10,750 to $43,000)",
  );
});

test.each<[string, readonly PricePoint[]]>([
  ["7 vehicles alone", EIGHT.slice(0, 6)],
  ["new ones, when it is used", EIGHT.map((it) => ({ ...it, isNew: true }))],
  [
    "another model",
    EIGHT.map((it) => ({ ...it, model: "Ford F-150", make: "Ford" })),
  ],
  ["vehicles 4 years older", EIGHT.map((it) => ({ ...it, year: 2016 }))],
])("a price is not compared with %s", (_, others) => {
  expect(
    findPriceOutliers([...others, aPoint({ priceCents: 219_900 })]),
  ).toEqual([]);
});

const TEN_TRIMMED = Array.from({ length: 10 }, (_, at) =>
  aPoint({ trim: "EX", priceCents: 2_000_000 + at * 20_000 }),
);

test("a price is compared within its trim where there are enough of it, and closer", () => {
  const slip = aPoint({ trim: "EX", priceCents: 1_200_000 });
  const [outlier] = findPriceOutliers([...TEN_TRIMMED, slip]);
  expect(outlier).toMatchObject({ comparedWithin: "trim", point: slip });
  const others = TEN_TRIMMED.map((it) => ({ ...it, trim: "LX" }));
  expect(findPriceOutliers([...others, slip])).toEqual([]);
});

test("a lone dear trim is no slip below three times its model, and a digit too many is one", () => {
  const dear = aPoint({ trim: "Type R", priceCents: 5_000_000 });
  expect(findPriceOutliers([...TEN_TRIMMED, dear])).toEqual([]);
  const slip = { ...dear, priceCents: 20_900_000 };
  expect(findPriceOutliers([...TEN_TRIMMED, slip])).toHaveLength(1);
});

test("a lone model is compared within its make, and with all of its year where that is small too", () => {
  const fit = aPoint({ model: "Honda Fit", priceCents: 199_900 });
  expect(findPriceOutliers([...EIGHT, fit])[0]).toMatchObject({
    comparedWithin: "make",
  });
  const many = [...EIGHT, ...EIGHT, ...EIGHT];
  const kia = { ...fit, make: "Kia", model: "Kia Rio" };
  expect(findPriceOutliers([...many, kia])[0]).toMatchObject({
    comparedWithin: "stock",
  });
  const dear = { ...kia, make: "Bentley", priceCents: 25_000_000 };
  expect(findPriceOutliers([...many, dear])).toEqual([]);
});

test("years farther away are asked only where there are too few nearby", () => {
  const older = EIGHT.map((it) => ({ ...it, year: 2017 }));
  const slip = aPoint({ priceCents: 219_900 });
  expect(findPriceOutliers([...older, slip])[0]).toMatchObject({
    fromYear: 2017,
    toYear: 2020,
  });
  expect(findPriceOutliers([...older, ...EIGHT, slip])[0]).toMatchObject({
    fromYear: 2020,
    toYear: 2020,
    comparedCount: 9,
  });
});

test("medians and spreads are those of textbooks", () => {
  expect(computeMedian([5])).toBe(5);
  expect(computeMedian([9, 1, 5])).toBe(5);
  expect(computeMedian([1, 10, 2, 3])).toBe(2.5);
  expect(computeSpread(3, [1, 2, 3, 4, 100])).toBeCloseTo(1.4826);
});
