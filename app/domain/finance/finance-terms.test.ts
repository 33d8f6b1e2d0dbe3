import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPaidVehicle, anyTerms } from "#tests/finance/any-terms.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { estimatePayment } from "./estimate-payment.ts";
import { estimateExample, buildFinanceTerms } from "./finance-terms.ts";
import type { PaidVehicle } from "./payment-estimate.ts";
import { getStandingTerms } from "./standing-terms.ts";

const { estimator, promotions } = readProfile();
const example = promotions.find((it) => it.financeExample)?.financeExample;
if (!example) throw new Error("No promotion has an example.");

const NEW: PaidVehicle = {
  priceCents: 3_600_000,
  msrpCents: 3_700_000,
  modelYear: 2026,
  condition: "new",
};
const terms = {
  ...getStandingTerms(estimator, null),
  down: { unit: "dollars", dollars: 2000 },
  tradeEquityDollars: 1000,
} as const;

test("a loan's terms: down payment with the trade, payments over the whole term, APR, finance charge, totals", () => {
  const estimate = estimatePayment(NEW, terms, estimator);
  expect(estimate && buildFinanceTerms(estimate)).toEqual({
    kind: "finance",
    downPaymentCents: 300_000,
    downPaymentPercent: 8.3,
    tradeEquityCents: 100_000,
    amountFinancedCents: 3_300_000,
    paymentCount: 72,
    paymentCents: 57_699,
    aprPercent: 7.9,
    canAprIncrease: false,
    financeChargeCents: 854_300,
    totalOfPaymentsCents: 4_154_300,
    totalSalePriceCents: 4_454_300,
  });
});

test("a lease's terms: due at signing, deposit, payments, what is owed at its end, and no rate", () => {
  const estimate = estimatePayment(NEW, { ...terms, kind: "lease" }, estimator);
  const facts = estimate && buildFinanceTerms(estimate);
  expect(facts).toEqual({
    kind: "lease",
    dueAtSigningCents: 241_984,
    capCostReductionCents: 300_000,
    tradeEquityCents: 100_000,
    isSecurityDepositRequired: false,
    paymentCount: 36,
    paymentCents: 41_984,
    totalOfPaymentsCents: 1_511_424,
    dispositionFeeCents: 39_500,
    milesInAll: 30_000,
    excessMileCents: 25,
    residualCents: 2_146_000,
  });
  expect(Object.keys(facts ?? {}).join(" ")).not.toMatch(/apr|percent|rate/i);
});

test("a loan's terms add up, whatever they are", () => {
  fc.assert(
    fc.property(anyPaidVehicle, anyTerms, (vehicle, any) => {
      const estimate = estimatePayment(
        vehicle,
        { ...any, kind: "finance" },
        estimator,
      );
      if (estimate?.kind !== "finance") return;
      const it = buildFinanceTerms(estimate);
      expect(it.downPaymentCents + it.amountFinancedCents).toBe(
        vehicle.priceCents,
      );
      expect(it.totalOfPaymentsCents).toBe(
        it.amountFinancedCents + it.financeChargeCents,
      );
      expect(it.downPaymentCents + it.totalOfPaymentsCents).toBe(
        it.totalSalePriceCents,
      );
      expect(it.downPaymentPercent).toBeGreaterThanOrEqual(0);
      expect(it.downPaymentPercent).toBeLessThanOrEqual(100);
    }),
  );
});

test("the example behind $7 down is worked out by the estimator's own rates", () => {
  expect(estimateExample(example, estimator)).toMatchObject({
    priceCents: 2_500_700,
    downCents: 700,
    amountFinancedCents: 2_500_000,
    termMonths: 72,
    aprPercent: 9.9,
    monthlyCents: 46_189,
    totalCostCents: 3_326_265,
  });
});

test("an example of nothing financed is none", () => {
  for (const downPaymentCents of [0, 700])
    expect(
      estimateExample(
        { ...example, amountFinancedCents: 0, downPaymentCents },
        estimator,
      ),
    ).toBeNull();
});
