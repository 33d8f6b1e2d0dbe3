import { expect, test } from "vitest";
import { addImpliedFeatures, isBasicFeature } from "./basic-features.ts";
import type { FeatureKey } from "./features.ts";

test.each<[better: FeatureKey, basic: FeatureKey]>([
  ["adaptive-cruise", "cruise-control"],
  ["driver-assistance", "cruise-control"],
  ["driver-assistance", "adaptive-cruise"],
  ["apple-carplay", "touchscreen"],
  ["android-auto", "bluetooth"],
  ["navigation", "touchscreen"],
  ["dual-zone-climate", "air-conditioning"],
  ["surround-view-camera", "backup-camera"],
  ["memory-seats", "power-seats"],
])("a car with %s has %s", (better, basic) => {
  expect(addImpliedFeatures([better])).toContain(basic);
});

test("a lesser feature says nothing of a better one, nor a ventilated seat of heat or a glass roof of a sunroof", () => {
  const listed: readonly FeatureKey[] = [
    "ventilated-seats",
    "panoramic-roof",
    "touchscreen",
    "cruise-control",
  ];
  expect(addImpliedFeatures(listed)).toEqual(listed);
});

test("nothing is added where nothing is listed", () => {
  expect(addImpliedFeatures([])).toEqual([]);
});

test("what nearly every car has is basic, and what people choose a car for is not", () => {
  expect(isBasicFeature("air-conditioning")).toBe(true);
  expect(isBasicFeature("third-row")).toBe(false);
});
