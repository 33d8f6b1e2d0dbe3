import fc from "fast-check";
import { expect, test } from "vitest";
import { getCreditBand, getRate } from "#app/domain/credit/credit-band.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import { SAMPLE_ESTIMATOR } from "#tests/support/sample-estimator.ts";
import { buildRateColumns } from "./credit-rates.ts";

const THIS_YEAR = 2026;

test("used cars have a rate before the model year that adds to it and one from it on; new cars are all newer", () => {
  const columns = buildRateColumns(
    {
      ...SAMPLE_ESTIMATOR,
      aprAdjustments: [
        {
          modelYearFrom: 2018,
          modelYearTo: null,
          conditions: ["new", "used"],
          addPercent: 2,
        },
      ],
      creditBands: [
        {
          label: "Bad",
          minimumScore: 0,
          aprPercent: { new: 14.9, used: 19.9, certified: 19.9 },
          leaseMoneyFactor: null,
        },
      ],
    },
    ["new", "used"],
    THIS_YEAR,
  );
  expect(columns).toEqual([
    { conditions: ["new"], from: null, to: null, aprPercents: [16.9] },
    { conditions: ["used"], from: 2018, to: null, aprPercents: [21.9] },
    { conditions: ["used"], from: null, to: 2017, aprPercents: [19.9] },
  ]);
});

test("conditions with the same rates for the same years share a column", () => {
  const columns = buildRateColumns(
    { ...SAMPLE_ESTIMATOR, aprAdjustments: [] },
    CONDITIONS,
    THIS_YEAR,
  );
  expect(columns.map(({ conditions }) => conditions)).toEqual([
    ["new"],
    ["used", "certified"],
  ]);
});

const anyYear = fc.integer({ min: 1990, max: THIS_YEAR + 1 });

const anyAdjustment = fc.record({
  modelYearFrom: fc.option(anyYear),
  modelYearTo: fc.option(anyYear),
  conditions: fc.subarray([...CONDITIONS]),
  addPercent: fc.integer({ min: -2, max: 4 }),
});

test("whatever the rules, a car's own rate stands in the one column that it is in", () => {
  fc.assert(
    fc.property(
      fc.array(anyAdjustment, { maxLength: 4 }),
      fc.constantFrom(...CONDITIONS),
      anyYear,
      fc.integer({ min: 0, max: 850 }),
      (aprAdjustments, condition, year, score) => {
        const modelYear =
          condition === "new" ? Math.max(year, THIS_YEAR - 1) : year;
        const estimator = { ...SAMPLE_ESTIMATOR, aprAdjustments };
        const own = buildRateColumns(estimator, CONDITIONS, THIS_YEAR).filter(
          ({ conditions, from, to }) =>
            conditions.includes(condition) &&
            modelYear >= (from ?? -Infinity) &&
            modelYear <= (to ?? Infinity),
        );
        expect(own).toHaveLength(1);
        const band = getCreditBand(estimator, score);
        expect(own[0]?.aprPercents[estimator.creditBands.indexOf(band)]).toBe(
          getRate(estimator, band, { modelYear, condition }).aprPercent,
        );
      },
    ),
  );
});
