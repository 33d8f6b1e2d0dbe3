import fc from "fast-check";
import type {
  DownPayment,
  EstimatorTerms,
  PaidVehicle,
} from "#app/domain/finance/payment-estimate.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";

/** Up to $500,000, small ones as often as large ones. */
export const anyPaidVehicle: fc.Arbitrary<PaidVehicle> = fc.record({
  priceCents: anyCents(50_000_000),
  msrpCents: anyCents(50_000_000),
  modelYear: fc.integer({ min: 1990, max: 2040 }),
  condition: fc.constantFrom(...CONDITIONS),
});

/** As the estimator's controls give them. */
export const anyTerms: fc.Arbitrary<EstimatorTerms> = buildTerms({
  dollars: fc.nat(200).map((it) => it * 100),
  percent: fc.nat(100),
  score: fc.integer({ min: 400, max: 850 }),
  months: fc.integer({ min: 1, max: 96 }),
});

/** Anything that a number may hold. */
export const hostileTerms: fc.Arbitrary<EstimatorTerms> = buildTerms({
  dollars: anyNumber(),
  percent: anyNumber(),
  score: anyNumber(),
  months: fc.oneof(fc.integer({ min: -3, max: 999 }), anyNumber()),
});

function buildTerms(any: {
  readonly dollars: fc.Arbitrary<number>;
  readonly percent: fc.Arbitrary<number>;
  readonly score: fc.Arbitrary<number>;
  readonly months: fc.Arbitrary<number>;
}): fc.Arbitrary<EstimatorTerms> {
  return fc.record({
    kind: fc.constantFrom("finance", "lease"),
    down: fc.oneof(
      any.dollars.map((dollars): DownPayment => ({ unit: "dollars", dollars })),
      any.percent.map((percent): DownPayment => ({ unit: "percent", percent })),
    ),
    tradeEquityDollars: any.dollars,
    creditScore: any.score,
    financeTermMonths: any.months,
    leaseTermMonths: fc.oneof(fc.constantFrom(24, 36, 39), any.months),
    leaseMilesPerYear: fc.constantFrom(10_000, 12_500, 15_000),
  });
}

function anyCents(max: number): fc.Arbitrary<number> {
  return fc.oneof(fc.nat(2000), fc.nat(max));
}

function anyNumber(): fc.Arbitrary<number> {
  return fc.oneof(fc.double(), fc.integer({ min: -500, max: 500 }));
}
