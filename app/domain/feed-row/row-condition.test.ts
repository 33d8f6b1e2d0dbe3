import { expect, test } from "vitest";
import { readCondition } from "./row-condition.ts";

test("a certified car is a used one where certified cars are not sold, and the import says so", () => {
  expect(
    readCondition({ condition: "Used", certified: "Y" }, ["new", "used"]),
  ).toEqual({
    condition: "used",
    isAssumed: false,
    warnings: ["certified cars are not sold here: taken as used"],
  });
  expect(
    readCondition({ condition: "Used", certified: "Y" }, ["used", "certified"]),
  ).toEqual({ condition: "certified", isAssumed: false, warnings: [] });
});

test.each([
  ["New", ["used"], "new"],
  ["Used", ["new"], "used"],
  ["Certified", ["new"], "certified"],
] as const)(
  "a row that says %s is refused where only %j cars are sold, and the reason names the key",
  (condition, sold, name) => {
    expect(readCondition({ condition }, sold)).toEqual({
      reason: `${name} cars are not sold here: add "${name}" to "conditions" of the profile to show them`,
    });
  },
);

test("a row without a condition is used, or what the store sells when that is one condition alone", () => {
  const missing = "condition is missing: taken as";
  expect(readCondition({}, ["new", "used", "certified"])).toEqual({
    condition: "used",
    isAssumed: true,
    warnings: [`${missing} used`],
  });
  expect(readCondition({}, ["new"])).toMatchObject({
    condition: "new",
    warnings: [`${missing} new`],
  });
  expect(readCondition({ condition: "EXCELLENT" }, ["used"])).toMatchObject({
    isAssumed: true,
    warnings: ["condition not understood, taken as used: EXCELLENT"],
  });
});
