import { expect, test } from "vitest";
import { estimatePayment } from "#app/domain/finance/estimate-payment.ts";
import type { EstimatorTerms } from "#app/domain/finance/payment-estimate.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { listUncounted } from "./uncounted.ts";

const { estimator } = readProfile();
const TERMS: EstimatorTerms = {
  kind: "finance",
  down: { unit: "dollars", dollars: 2000 },
  tradeEquityDollars: 0,
  creditScore: 850,
  financeTermMonths: 60,
  leaseTermMonths: 36,
  leaseMilesPerYear: 10_000,
};
const CAR = {
  priceCents: 1_250_050,
  msrpCents: 1_250_050,
  modelYear: 2026,
  condition: "new" as const,
};

function list(terms: Partial<EstimatorTerms>) {
  const all = { ...TERMS, ...terms };
  const estimate = estimatePayment(CAR, all, estimator);
  if (estimate === null) throw new Error("There is no estimate.");
  return { estimate, uncounted: listUncounted(all, estimate, estimator) };
}

test("a payment that counts all of the shopper's money says nothing", () => {
  for (const kind of ["finance", "lease"] as const) {
    expect(list({ kind }).uncounted).toEqual([]);
    expect(
      list({ kind, down: { unit: "percent", percent: 10 } }).uncounted,
    ).toEqual([]);
  }
  expect(list({ down: { unit: "percent", percent: 100 } }).uncounted).toEqual(
    [],
  );
});

test("cash down beyond the price, and equity that is left over, are said to the cent", () => {
  const { uncounted } = list({
    down: { unit: "dollars", dollars: 15_000 },
    tradeEquityDollars: 4000,
  });
  expect(uncounted).toEqual([
    { kind: "down", askedCents: 1_500_000, usedCents: 1_250_050 },
    { kind: "equity", askedCents: 400_000, usedCents: 0 },
  ]);
  expect(list({ tradeEquityDollars: 12_000 }).uncounted).toEqual([
    { kind: "equity", askedCents: 1_200_000, usedCents: 1_050_050 },
  ]);
});

test("a lease with more down than its payments says from where on none is left", () => {
  const { estimate, uncounted } = list({
    kind: "lease",
    down: { unit: "dollars", dollars: 12_000 },
  });
  expect(estimate.monthlyCents).toBe(0);
  const [said] = uncounted;
  expect(said).toMatchObject({ kind: "lease", askedCents: 1_200_000 });
  const most = said?.usedCents ?? 0;
  const paying = (cents: number) =>
    list({ kind: "lease", down: { unit: "dollars", dollars: cents / 100 } });
  expect(paying(most).estimate.monthlyCents).toBe(0);
  expect(paying(most).uncounted).toEqual([]);
  expect(paying(most - 10_000).estimate.monthlyCents).toBeGreaterThan(0);
});
