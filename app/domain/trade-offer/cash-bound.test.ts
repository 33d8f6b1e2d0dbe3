import { expect, test } from "vitest";
import { portsWith } from "#tests/support/list-pages.tsx";
import { SAMPLE_VALUATION } from "#tests/support/sample-valuation.ts";
import { findCashBound } from "./cash-bound.ts";

const {
  profile: { trade },
} = await portsWith([]);
const { cashNow } = trade.offers;

function findOf(
  wholeRough: number,
  priceRules: typeof cashNow.priceRules = cashNow.priceRules,
) {
  return findCashBound(
    { offers: { ...trade.offers, cashNow: { ...cashNow, priceRules } } },
    {
      ...SAMPLE_VALUATION,
      valuesDollars: { ...SAMPLE_VALUATION.valuesDollars, wholeRough },
    },
  );
}

test("the bound that a car misses is that of the profile's rules", () => {
  expect(findOf(9_999)).toEqual({ priceKey: "wholeRough", dollars: 10_000 });
  expect(findOf(20_001)).toEqual({ priceKey: "wholeRough", dollars: 20_000 });
  expect(findOf(10_000)).toBeNull();
});

test("of several rules, of a bound that is no part of its range, and of a car without a value, none is told", () => {
  const [first] = cashNow.priceRules;
  if (first === undefined) throw new Error("The profile has a rule.");
  const above = {
    object: "valuation",
    key: "wholeRough",
    operator: ">",
    ruleValue: 10_000,
  } as const;
  expect(findOf(9_999, [first, first])).toBeNull();
  expect(findOf(9_999, [{ ...first, rules: [above] }])).toBeNull();
  expect(findOf(9_999, [{ ...first, logic: "or" }])).toBeNull();
  expect(
    findCashBound(trade, {
      status: "unsure",
      reason: "no-answer",
      range: null,
      source: null,
    }),
  ).toBeNull();
});
