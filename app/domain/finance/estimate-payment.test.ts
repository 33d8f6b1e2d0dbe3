import fc from "fast-check";
import { expect, test } from "vitest";
import { amortize } from "./amortization.ts";
import {
  anyPaidVehicle,
  anyTerms,
  hostileTerms,
} from "#tests/finance/any-terms.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import {
  computeLeasePaymentCents,
  computeLoanPaymentCents,
  estimatePayment,
} from "./estimate-payment.ts";
import { computeHighestPriceDollars } from "./payment-ceilings.ts";
import type {
  DownPayment,
  EstimatorTerms,
  PaidVehicle,
} from "./payment-estimate.ts";
import { getDefaultTerms, getStandingTerms } from "./standing-terms.ts";

const { estimator } = readProfile();
const USED: PaidVehicle = {
  priceCents: 2_500_700,
  msrpCents: 2_500_700,
  modelYear: 2022,
  condition: "used",
};
const NEW: PaidVehicle = {
  priceCents: 3_600_000,
  msrpCents: 3_700_000,
  modelYear: 2026,
  condition: "new",
};
const standing = getStandingTerms(estimator, null);
const dollars = (amount: number): DownPayment => ({
  unit: "dollars",
  dollars: amount,
});
const estimate = (vehicle: PaidVehicle, terms: Partial<EstimatorTerms>) =>
  estimatePayment(vehicle, { ...standing, ...terms }, estimator);

test("a loan: price, down payment, rate, payment and totals", () => {
  expect(estimate(USED, { down: dollars(7) })).toEqual({
    kind: "finance",
    priceCents: 2_500_700,
    monthlyCents: 46_189,
    termMonths: 72,
    aprPercent: 9.9,
    bandAprPercent: 7.9,
    addedPercent: 2,
    downCents: 700,
    tradeEquityCents: 0,
    owedOnTradeCents: 0,
    creditScore: 850,
    creditLabel: "Great",
    minimumScore: 720,
    amountFinancedCents: 2_500_000,
    interestCents: 825_565,
    totalOfPaymentsCents: 3_325_565,
    totalCostCents: 3_326_265,
  });
});

test("a lease: capitalized cost with the acquisition fee, residual of the MSRP, rent charge, due at signing", () => {
  expect(estimate(NEW, { kind: "lease", down: dollars(2000) })).toEqual({
    kind: "lease",
    priceCents: 3_600_000,
    // (3,469,500 − 2,146,000) / 36 + (3,469,500 + 2,146,000) · 0.00145
    monthlyCents: 44_906,
    termMonths: 36,
    milesPerYear: 10_000,
    downCents: 200_000,
    tradeEquityCents: 0,
    owedOnTradeCents: 0,
    creditScore: 850,
    creditLabel: "Great",
    minimumScore: 720,
    capCostCents: 3_469_500,
    residualCents: 2_146_000,
    rentChargeCents: 293_116,
    acquisitionFeeCents: 69_500,
    dispositionFeeCents: 39_500,
    excessMileCents: 25,
    dueAtSigningCents: 244_906,
    totalOfPaymentsCents: 1_616_616,
    totalCostCents: 1_856_116,
  });
});

test("a down payment in percent is whole dollars, rounded up", () => {
  const down = { unit: "percent", percent: 20 } as const;
  expect(estimate(USED, { down })).toMatchObject({
    downCents: 500_200,
    amountFinancedCents: 2_000_500,
  });
  expect(
    estimate(
      { ...USED, priceCents: 2_000_000 },
      {
        down: { unit: "percent", percent: 20.1 },
      },
    ),
  ).toMatchObject({ downCents: 402_000 });
});

test("Assumption A40: a price with cents costs no more a month than the same price rounded up, whatever share is paid down", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      (priceCents, percent) => {
        const down = { unit: "percent", percent } as const;
        const roundedCents = Math.ceil(priceCents / 100) * 100;
        const compute = (cents: number) =>
          estimate({ ...USED, priceCents: cents }, { down })?.monthlyCents ??
          NaN;
        expect(compute(priceCents)).toBeLessThanOrEqual(compute(roundedCents));
      },
    ),
    { examples: [[3_437_845, 99]] },
  );
});

test("model years from 2018 on add two percent, older ones nothing", () => {
  const rate = (modelYear: number) => estimate({ ...USED, modelYear }, {});
  expect(rate(2017)).toMatchObject({ aprPercent: 7.9, addedPercent: 0 });
  expect(rate(2018)).toMatchObject({ aprPercent: 9.9, addedPercent: 2 });
  expect(rate(2031)).toMatchObject({ aprPercent: 9.9, addedPercent: 2 });
});

test.each([
  [900, "Great"],
  [720, "Great"],
  [719, "Good"],
  [600, "Okay"],
  [599, "Bad"],
  [0, "Bad"],
  [-5, "Bad"],
  [NaN, "Bad"],
])("a score of %s is %s", (creditScore, creditLabel) => {
  expect(estimate(USED, { creditScore })).toMatchObject({ creditLabel });
});

test.each([
  ["no price", { ...NEW, priceCents: 0 }, {}],
  ["a negative price", { ...NEW, priceCents: -100 }, {}],
  ["a price that is no number", { ...NEW, priceCents: NaN }, {}],
  ["a price without end", { ...NEW, priceCents: Infinity }, {}],
  ["no months", NEW, { financeTermMonths: 0 }],
  ["part of a month", NEW, { financeTermMonths: 12.5 }],
  ["months that are no number", NEW, { financeTermMonths: NaN }],
  ["a used car's lease", USED, { kind: "lease" }],
  ["a lease with poor credit", NEW, { kind: "lease", creditScore: 500 }],
  ["a lease of 25 months", NEW, { kind: "lease", leaseTermMonths: 25 }],
  ["a lease of 99 miles", NEW, { kind: "lease", leaseMilesPerYear: 99 }],
] as const)("%s has no estimate", (_, vehicle, terms) => {
  expect(estimate(vehicle, terms)).toBeNull();
});

test("13 months are paid in 13 months", () => {
  expect(estimate(USED, { financeTermMonths: 13 })).toMatchObject({
    termMonths: 13,
  });
});

test("a down payment above the price leaves nothing to finance, and an equity beside it is not needed", () => {
  expect(
    estimate(USED, { down: dollars(90_000), tradeEquityDollars: 5000 }),
  ).toMatchObject({
    downCents: USED.priceCents,
    tradeEquityCents: 0,
    amountFinancedCents: 0,
    monthlyCents: 0,
    interestCents: 0,
    totalCostCents: USED.priceCents,
  });
});

test("amounts below zero, and amounts that are none, are nothing", () => {
  const nothing = estimate(USED, { down: dollars(0), tradeEquityDollars: 0 });
  for (const amount of [-500, NaN, -Infinity])
    for (const down of [
      dollars(amount),
      { unit: "percent", percent: amount } as const,
    ])
      expect(estimate(USED, { down, tradeEquityDollars: amount })).toEqual(
        nothing,
      );
});

test("down payment, equity and amount financed are the price, and with the interest the whole cost", () => {
  fc.assert(
    fc.property(anyPaidVehicle, anyTerms, (vehicle, terms) => {
      const it = estimatePayment(vehicle, terms, estimator);
      if (it === null) return;
      const paidCents = it.downCents + it.tradeEquityCents;
      if (it.kind === "lease") {
        expect(paidCents + it.capCostCents).toBe(
          it.priceCents + it.acquisitionFeeCents,
        );
        return;
      }
      expect(paidCents + it.amountFinancedCents).toBe(vehicle.priceCents);
      // The schedule, month by month, comes to the same cent.
      const schedule = amortize(it);
      const interestCents = schedule.reduce(
        (sum, month) => sum + month.interestCents,
        0,
      );
      expect(it.interestCents).toBe(interestCents);
      expect(it.totalOfPaymentsCents).toBe(
        schedule.reduce((sum, month) => sum + month.paymentCents, 0),
      );
      expect(it.totalCostCents).toBe(paidCents + it.totalOfPaymentsCents);
      // The estimator prints these rows above their total.
      expect(paidCents + it.amountFinancedCents + it.interestCents).toBe(
        it.totalCostCents,
      );
    }),
  );
});

test("close to no interest nobody pays back less than they borrowed, and the rows still add up to the cent", () => {
  fc.assert(
    fc.property(
      anyPaidVehicle,
      anyTerms,
      fc.constantFrom(0, 0.001, 0.01),
      (vehicle, terms, aprPercent) => {
        const rates = {
          new: aprPercent,
          used: aprPercent,
          certified: aprPercent,
        };
        const it = estimatePayment(
          vehicle,
          { ...terms, kind: "finance" },
          {
            ...estimator,
            aprAdjustments: [],
            creditBands: estimator.creditBands.map((band) => ({
              ...band,
              aprPercent: rates,
            })),
          },
        );
        if (it?.kind !== "finance") return;
        expect(it.interestCents).toBeGreaterThanOrEqual(0);
        expect(
          it.downCents +
            it.tradeEquityCents +
            it.amountFinancedCents +
            it.interestCents,
        ).toBe(it.totalCostCents);
      },
    ),
  );
});

test("every figure of every estimate is a number, whole where it is cents, and never negative", () => {
  fc.assert(
    fc.property(anyPaidVehicle, hostileTerms, (vehicle, terms) => {
      const it = estimatePayment(vehicle, terms, estimator);
      for (const [name, value] of Object.entries(it ?? {})) {
        if (typeof value !== "number" || name === "creditScore") continue;
        expect(value, name).toBeGreaterThanOrEqual(0);
        if (!name.endsWith("Percent"))
          expect(Number.isSafeInteger(value), name).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test("a dearer car never costs less a month", () => {
  fc.assert(
    fc.property(
      anyPaidVehicle,
      anyTerms,
      fc.integer({ min: 0, max: 50_000 }),
      (vehicle, terms, moreDollars) => {
        const lower = {
          ...vehicle,
          priceCents: Math.ceil(vehicle.priceCents / 100) * 100,
        };
        const higher = {
          ...lower,
          priceCents: lower.priceCents + moreDollars * 100,
        };
        expect(
          estimatePayment(lower, terms, estimator)?.monthlyCents ?? 0,
        ).toBeLessThanOrEqual(
          estimatePayment(higher, terms, estimator)?.monthlyCents ?? 0,
        );
      },
    ),
  );
});

test("the highest price for a payment costs no more than it, and one dollar more does", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3000 }),
      anyTerms,
      fc.constantFrom("new", "used", "certified"),
      (monthlyDollars, terms, condition) => {
        const vehicle = { modelYear: 2021, condition } as const;
        const dollarsAtMost = computeHighestPriceDollars(
          monthlyDollars,
          terms,
          estimator,
          vehicle,
        );
        const monthlyCents = (priceDollars: number) =>
          estimatePayment(
            {
              ...vehicle,
              priceCents: priceDollars * 100,
              msrpCents: priceDollars * 100,
            },
            { ...terms, kind: "finance" },
            estimator,
          )?.monthlyCents ?? 0;
        expect(monthlyCents(dollarsAtMost)).toBeLessThanOrEqual(
          monthlyDollars * 100,
        );
        if (dollarsAtMost < 10_000_000)
          expect(monthlyCents(dollarsAtMost + 1)).toBeGreaterThan(
            monthlyDollars * 100,
          );
      },
    ),
  );
});

test("no price is low enough for a payment that is none, nor for no months", () => {
  const vehicle = { modelYear: 2021, condition: "used" } as const;
  const terms = { ...getDefaultTerms(estimator), down: dollars(0) };
  for (const monthly of [-1, NaN])
    expect(computeHighestPriceDollars(monthly, terms, estimator, vehicle)).toBe(
      0,
    );
  expect(
    computeHighestPriceDollars(
      300,
      { ...terms, financeTermMonths: 0 },
      estimator,
      vehicle,
    ),
  ).toBe(0);
});

test.each([
  // 25,000 at 6.9 % for 72 months = 425.03.
  [2_500_000, 6.9, 72, 42_503],
  [2_000_000, 0, 60, 33_333],
  // Half a cent goes up.
  [90, 0, 60, 2],
  [30, 0, 60, 1],
  [29, 0, 60, 0],
  [1_500_000, 8, 60, 30_415],
  [2_500_000, 9.9, 72, 46_189],
  [0, 6.9, 72, 0],
  [-100, 6.9, 72, 0],
  [100, 12, 1, 101],
])("%s cents at %s %% over %s months are %s cents a month", (...row) => {
  const [amountCents, aprPercent, termMonths, monthlyCents] = row;
  expect(computeLoanPaymentCents(amountCents, aprPercent, termMonths)).toBe(
    monthlyCents,
  );
});

test("a lease of 30,000 down to 18,000 at 0.00125 over 36 months is 393.33", () => {
  expect(computeLeasePaymentCents(3_000_000, 1_800_000, 0.00125, 36)).toBe(
    39_333,
  );
  expect(computeLeasePaymentCents(0, 1_800_000, 0.00125, 36)).toBe(0);
});

const anyCents = fc.oneof(
  fc.integer({ min: 0, max: 5000 }),
  fc.integer({ min: 0, max: 50_000_000 }),
);
/** To three places, as the profile's rates come out. */
const anyApr = fc.integer({ min: 0, max: 35_900 }).map((it) => it / 1000);
const anyTerm = fc.integer({ min: 1, max: 120 });

test("payments together are at least the principal, less half a cent for each", () => {
  fc.assert(
    fc.property(anyCents, anyApr, anyTerm, (principal, apr, term) => {
      expect(
        computeLoanPaymentCents(principal, apr, term) * term,
      ).toBeGreaterThanOrEqual(principal - term / 2);
    }),
  );
});

test("where a month's interest is a cent or more, payments together are at least the principal", () => {
  fc.assert(
    fc.property(anyCents, anyApr, anyTerm, (principal, apr, term) => {
      // Interest over the whole term is at least half of the first month's for each payment.
      fc.pre((principal * apr) / 1200 >= 1);
      expect(
        computeLoanPaymentCents(principal, apr, term) * term,
      ).toBeGreaterThanOrEqual(principal);
    }),
  );
});

test("a payment never falls as the rate or the principal rises, and never rises with the term", () => {
  const two = <T>(any: fc.Arbitrary<T>) => fc.tuple(any, any);
  const sorted = ([a, b]: [number, number]): [number, number] =>
    a <= b ? [a, b] : [b, a];
  fc.assert(
    fc.property(
      two(anyCents).map(sorted),
      two(anyApr).map(sorted),
      two(anyTerm).map(sorted),
      ([lessCents, moreCents], [lowApr, highApr], [short, long]) => {
        expect(
          computeLoanPaymentCents(lessCents, lowApr, short),
        ).toBeLessThanOrEqual(
          computeLoanPaymentCents(moreCents, lowApr, short),
        );
        expect(
          computeLoanPaymentCents(lessCents, lowApr, short),
        ).toBeLessThanOrEqual(
          computeLoanPaymentCents(lessCents, highApr, short),
        );
        expect(
          computeLoanPaymentCents(lessCents, lowApr, long),
        ).toBeLessThanOrEqual(
          computeLoanPaymentCents(lessCents, lowApr, short),
        );
      },
    ),
  );
});

test("a payment is within half a cent of the formula worked out by repeated multiplication", () => {
  fc.assert(
    fc.property(
      anyCents,
      fc.integer({ min: 1000, max: 35_900 }).map((it) => it / 1000),
      anyTerm,
      (principal, apr, term) => {
        let discounted = 0;
        let factor = 1;
        for (let month = 0; month < term; month++) {
          factor /= 1 + apr / 1200;
          discounted += factor;
        }
        expect(
          Math.abs(
            computeLoanPaymentCents(principal, apr, term) -
              principal / discounted,
          ),
        ).toBeLessThanOrEqual(0.5 + 1e-6);
      },
    ),
  );
});
