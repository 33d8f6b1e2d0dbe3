import { expect, test } from "vitest";
import { formPorts } from "#tests/support/form-ports.ts";
import { isCashByValue } from "./cash-by-value.ts";

const { trade } = formPorts().ports.profile;
const { cashNow, moreCashLater } = trade.offers;

function withCash(changed: Partial<typeof cashNow>) {
  return {
    offers: { ...trade.offers, cashNow: { ...cashNow, ...changed } },
  };
}

test("a car's value decides on cash at once where every rule is about it", () => {
  expect(isCashByValue(trade)).toBe(true);
});

test("it does not where the offer is off, open to every car, or asks for anything else", () => {
  expect(isCashByValue(withCash({ isEnabled: false }))).toBe(false);
  expect(isCashByValue(withCash({ priceRules: [] }))).toBe(false);
  const open = cashNow.priceRules.map((it) => ({ ...it, rules: [] }));
  expect(isCashByValue(withCash({ priceRules: open }))).toBe(false);
  const { priceRules } = moreCashLater;
  expect(isCashByValue(withCash({ priceRules }))).toBe(false);
});
