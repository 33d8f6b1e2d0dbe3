import { expect, test } from "vitest";
import { SAMPLE_ESTIMATOR } from "#tests/support/sample-estimator.ts";
import { rateRange } from "./rate-range.ts";
import { rateYears } from "./rate-years.ts";

const rule = (modelYearFrom: number | null, modelYearTo: number | null) => ({
  modelYearFrom,
  modelYearTo,
  conditions: ["used" as const],
  addPercent: 2,
});

test("model years part where a rule begins and after it ends", () => {
  const aprAdjustments = [rule(2018, null), rule(2010, 2019)];
  expect(rateYears("used", { aprAdjustments })).toEqual([
    { max: 2009 },
    { min: 2010, max: 2017 },
    { min: 2018, max: 2019 },
    { min: 2020 },
  ]);
  expect(rateYears("new", { aprAdjustments })).toEqual([{}]);
});

test("a rate range runs from the oldest used car's to the newest one's", () => {
  expect(rateRange(["used"], 850, SAMPLE_ESTIMATOR, 2026)).toEqual({
    lowestPercent: 7.9,
    highestPercent: 9.9,
  });
  expect(rateRange(["new", "used"], 640, SAMPLE_ESTIMATOR, 2026)).toEqual({
    lowestPercent: 12.9,
    highestPercent: 16.9,
  });
  // No new car is older than 2018.
  expect(rateRange(["new"], 640, SAMPLE_ESTIMATOR, 2026)).toEqual({
    lowestPercent: 12.9,
    highestPercent: 12.9,
  });
});
