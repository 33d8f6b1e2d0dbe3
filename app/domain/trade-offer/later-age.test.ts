import { expect, test } from "vitest";
import { formPorts } from "#tests/support/form-ports.ts";
import { findAgeForLater } from "./later-age.ts";

const { trade } = formPorts().ports.profile;
const { moreCashLater } = trade.offers;
const [rule] = moreCashLater.priceRules;

function withLater(changed: Partial<typeof moreCashLater>) {
  return {
    offers: {
      ...trade.offers,
      moreCashLater: { ...moreCashLater, ...changed },
    },
  };
}

test("the age from which a car can be sold for its owner is that of the only rule", () => {
  expect(findAgeForLater(trade)).toBe(10);
});

test("no age is named where the offer is off, open to every car, or has more rules", () => {
  expect(findAgeForLater(withLater({ isEnabled: false }))).toBeNull();
  const priceRules = rule === undefined ? [] : [{ ...rule, rules: [] }];
  expect(findAgeForLater(withLater({ priceRules }))).toBeNull();
  const two = rule === undefined ? [] : [rule, rule];
  expect(findAgeForLater(withLater({ priceRules: two }))).toBeNull();
});
