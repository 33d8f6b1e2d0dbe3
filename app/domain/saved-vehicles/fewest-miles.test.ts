import { expect, test } from "vitest";
import { listMileMeasures } from "./fewest-miles.ts";

const used = (miles: number | null) => ({ isNew: false, miles });
const brandNew = (miles: number | null) => ({ isNew: true, miles });

test("of cars with fewer than 500 miles between them all, none is ahead", () => {
  expect(listMileMeasures([used(9000), used(9499)])).toEqual([-9000, -9000]);
});

test("of two that are far ahead of a third, the one with the fewest miles is the best alone", () => {
  expect(listMileMeasures([used(9000), used(9499), used(9500)])).toEqual([
    -9000, -9499, -9500,
  ]);
  expect(listMileMeasures([brandNew(5), brandNew(4), used(47_839)])).toEqual([
    -5, -4, -47_839,
  ]);
});

test("of new cars alone none has the fewest miles", () => {
  expect(listMileMeasures([brandNew(4), brandNew(3000)])).toEqual([null, null]);
});

test("a car whose miles nobody knows has no measure", () => {
  expect(listMileMeasures([used(null), used(900)])).toEqual([null, -900]);
});
