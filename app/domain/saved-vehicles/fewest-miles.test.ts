import { expect, test } from "vitest";
import { listMileMeasures } from "./fewest-miles.ts";

const used = (miles: number | null) => ({ isNew: false, miles });
const brandNew = (miles: number | null) => ({ isNew: true, miles });

test("cars with fewer than 500 miles between them share the lead", () => {
  expect(listMileMeasures([used(9000), used(9499), used(9500)])).toEqual([
    -9000, -9000, -9500,
  ]);
  expect(listMileMeasures([brandNew(5), brandNew(17), used(47_839)])).toEqual([
    -5, -5, -47_839,
  ]);
});

test("of new cars alone none has the fewest miles", () => {
  expect(listMileMeasures([brandNew(4), brandNew(3000)])).toEqual([null, null]);
});

test("a car whose miles nobody knows has no measure", () => {
  expect(listMileMeasures([used(null), used(900)])).toEqual([null, -900]);
});
