import { expect, test } from "vitest";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { listPromotionFaults } from "./promotion-faults.ts";
import type { Promotion } from "#app/domain/store-profile/store-profile.ts";

const NOW_MS = Date.UTC(2026, 10, 20);
const [promotion] = readProfile().promotions;
if (promotion === undefined) throw new Error("The profile has no promotions.");

const listFaults = (changes: Partial<Promotion>) =>
  listPromotionFaults([{ ...promotion, ...changes }], NOW_MS).map(
    ({ key, message, isWarning }) =>
      `${isWarning ? "warning" : "fault"} ${key.join(".")} ${message}`,
  );

const rule = (object: string, key: string) => ({
  criterias: [{ object, key, operator: "==", ruleValue: 1 } as const],
});

test("the sample profiles have nothing to say of", () => {
  for (const name of ["franchise", "used-only"] as const)
    expect(listPromotionFaults(readProfile(name).promotions, NOW_MS)).toEqual(
      [],
    );
});

test.each([
  [
    rule("customer", "age"),
    'warning promotions.0.criterias.0.object "customer" is always empty; criteria speak of visitor, store, inventory, vehicle',
  ],
  [
    rule("store", "phone"),
    'warning promotions.0.criterias.0.key "phone" is always empty; store has id, city, state',
  ],
  [
    rule("constructor", "name"),
    'warning promotions.0.criterias.0.object "constructor" is always empty; criteria speak of visitor, store, inventory, vehicle',
  ],
  [
    { ...rule("vehicle", "miles"), url: "/sell-trade-my-car" },
    'warning promotions.0.criterias.0.object "vehicle" is always empty, because url (/sell-trade-my-car) finds no vehicles',
  ],
  [
    { endDate: promotion.startDate },
    `fault promotions.0.endDate must be after startDate (${promotion.startDate})`,
  ],
  [
    { endDate: "2040-01-01T00:00:00Z" },
    "warning promotions.0.endDate is more than two years away; an offer that stands until you take it down ends in 2050",
  ],
] as const)("%j is named", (changes, expected) => {
  expect(listFaults(changes)).toEqual([expected]);
});

test("an offer that ends in 2050 stands, as the specification's do (spec §3)", () => {
  expect(listFaults({ endDate: "2050-01-01T00:00:00-06:00" })).toEqual([]);
});

test("a criterion on something known is fine", () => {
  expect(listFaults(rule("visitor", "hasTerms"))).toEqual([]);
  expect(
    listFaults({
      ...rule("vehicle", "miles"),
      url: "/search-vehicles/used-inventory",
    }),
  ).toEqual([]);
});
