import { expect, test } from "vitest";
import { SAMPLE_ESTIMATOR } from "#tests/support/sample-estimator.ts";
import { getRateRange, listRateYears } from "./rate-years.ts";

const rule = (modelYearFrom: number | null, modelYearTo: number | null) => ({
  modelYearFrom,
  modelYearTo,
  conditions: ["used" as const],
  addPercent: 2,
});

test("model years part where a rule begins and after it ends", () => {
  const aprAdjustments = [rule(2018, null), rule(2010, 2019)];
  expect(listRateYears("used", { aprAdjustments })).toEqual([
    { max: 2009 },
    { min: 2010, max: 2017 },
    { min: 2018, max: 2019 },
    { min: 2020 },
  ]);
  expect(listRateYears("new", { aprAdjustments })).toEqual([{}]);
});

test("a rate range runs from the oldest used car's to the newest one's", () => {
  expect(getRateRange(["used"], 850, SAMPLE_ESTIMATOR, 2026)).toEqual({
    lowestPercent: 7.9,
    highestPercent: 9.9,
  });
  expect(getRateRange(["new", "used"], 640, SAMPLE_ESTIMATOR, 2026)).toEqual({
    lowestPercent: 12.9,
    highestPercent: 16.9,
  });
  // No new car is older than 2018.
  expect(getRateRange(["new"], 640, SAMPLE_ESTIMATOR, 2026)).toEqual({
    lowestPercent: 12.9,
    highestPercent: 12.9,
  });
});
