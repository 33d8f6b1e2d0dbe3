import { expect, test } from "vitest";
import { getMostCoveredMiles, hasEngineWarranty } from "./engine-warranty.ts";
import { FUEL_TYPES } from "./vehicle.ts";

const WARRANTY = { maxMiles: 85_000 };

test.each([
  [0, true],
  [84_999, true],
  [85_000, false],
  [null, false],
])("at %s miles it is %s that the engine is covered", (miles, isCovered) => {
  expect(hasEngineWarranty({ miles, fuelType: "gasoline" }, WARRANTY)).toBe(
    isCovered,
  );
});

test("a car without an engine has no engine warranty", () => {
  const covered = FUEL_TYPES.filter((fuelType) =>
    hasEngineWarranty({ miles: 10, fuelType }, WARRANTY),
  );
  expect(covered).toEqual([
    "gasoline",
    "hybrid",
    "plug-in-hybrid",
    "diesel",
    "flex-fuel",
    "natural-gas",
  ]);
});

test("the most miles of a search are the most that are covered", () => {
  const miles = getMostCoveredMiles(WARRANTY.maxMiles);
  const vehicle = { fuelType: "diesel" } as const;
  expect(hasEngineWarranty({ ...vehicle, miles }, WARRANTY)).toBe(true);
  expect(hasEngineWarranty({ ...vehicle, miles: miles + 1 }, WARRANTY)).toBe(
    false,
  );
});
