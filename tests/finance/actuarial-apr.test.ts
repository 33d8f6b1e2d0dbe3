import fc from "fast-check";
import { expect, test } from "vitest";
import { actuarialAprPercent, ONE_MONTH } from "./actuarial-apr.ts";
import { firstPeriodOf } from "./first-period.ts";
import { computeLoanPaymentCents } from "#app/domain/finance/estimate-payment.ts";

const times = (count: number, cents: number) =>
  Array.from({ length: count }, () => cents);

test.each([
  // 12 CFR 1026, Appendix J (c)(1)(i), (c)(1)(ii), (c)(2)(i), (c)(3)(i) and (c)(4)(i).
  [9.69, 500_000, "1978-02-10", times(24, 23_000)],
  [10.08, 500_000, "1978-02-10", [25_000, ...times(23, 23_000)]],
  [10.5, 500_000, "1978-02-10", [...times(23, 23_000), 28_000]],
  [10.9, 500_000, "1978-02-10", [25_000, ...times(22, 23_000), 28_000]],
])(
  "an example of the regulation: %s %%",
  (aprPercent, amountFinancedCents, firstPaymentDay, paymentsCents) => {
    const firstPeriod = firstPeriodOf("1978-01-10", firstPaymentDay);
    expect(firstPeriod).toEqual(ONE_MONTH);
    expect(
      actuarialAprPercent({
        amountFinancedCents,
        firstPeriod: ONE_MONTH,
        paymentsCents,
      }),
    ).toBeCloseTo(aprPercent, 1);
  },
);

test("a long first period counts its odd days as thirtieths of a month", () => {
  const firstPeriod = firstPeriodOf("1978-02-10", "1978-04-01");
  expect(firstPeriod).toEqual({ months: 1, oddDays: 19 });
  expect(
    actuarialAprPercent({
      amountFinancedCents: 600_000,
      firstPeriod: firstPeriod ?? ONE_MONTH,
      paymentsCents: times(36, 20_000),
    }),
  ).toBeCloseTo(11.82, 2);
});

test.each([
  ["2026-01-31", "2026-03-31", { months: 2, oddDays: 0 }],
  // The 28th of each month, which need not be its last day.
  ["2026-01-31", "2026-02-28", { months: 0, oddDays: 28 }],
  ["2026-01-30", "2026-03-31", { months: 2, oddDays: 1 }],
  ["2024-02-29", "2025-02-28", { months: 11, oddDays: 28 }],
  ["2026-11-20", "2026-12-05", { months: 0, oddDays: 15 }],
  ["2026-11-20", "2026-11-20", null],
  ["2026-11-20", "2026-11-19", null],
  ["2026-11-20", "soon", null],
])("from %s to %s", (advanceDay, firstPaymentDay, period) => {
  expect(firstPeriodOf(advanceDay, firstPaymentDay)).toEqual(period);
});

test("a fee kept back at once makes 7.413 % of 6.9 %", () => {
  const monthlyCents = computeLoanPaymentCents(2_500_000, 6.9, 72);
  const aprKeepingBack = (chargeCents: number) =>
    actuarialAprPercent({
      amountFinancedCents: 2_500_000 - chargeCents,
      firstPeriod: ONE_MONTH,
      paymentsCents: Array.from({ length: 72 }, () => monthlyCents),
    });
  expect(aprKeepingBack(35_803)).toBeCloseTo(7.413, 3);
  expect(aprKeepingBack(0)).toBeCloseTo(6.9, 3);
});

test("there is no rate for nothing, for payments that never repay, nor beyond 2,400 %", () => {
  const rate = (amountFinancedCents: number, paymentsCents: number[]) =>
    actuarialAprPercent({
      amountFinancedCents,
      firstPeriod: ONE_MONTH,
      paymentsCents,
    });
  expect(rate(0, [100])).toBeNull();
  expect(rate(-100, [100])).toBeNull();
  expect(rate(NaN, [100])).toBeNull();
  expect(rate(100, [NaN])).toBeNull();
  expect(rate(100, [])).toBeNull();
  expect(rate(100, [99])).toBeNull();
  expect(rate(100, [301])).toBeNull();
  expect(rate(100, [100])).toBe(0);
  expect(rate(100, [300])).toBeCloseTo(2400, 6);
});

test("the rate of a loan's own payments is the rate it was worked out with", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 20_000_000 }),
      fc.integer({ min: 0, max: 29_900 }).map((it) => it / 1000),
      fc.integer({ min: 1, max: 96 }),
      (amountFinancedCents, aprPercent, termMonths) => {
        const monthlyCents = computeLoanPaymentCents(
          amountFinancedCents,
          aprPercent,
          termMonths,
        );
        const found = actuarialAprPercent({
          amountFinancedCents,
          firstPeriod: ONE_MONTH,
          paymentsCents: times(termMonths, monthlyCents),
        });
        // Half a cent a month, against what is owed on average, in percent a year.
        const roundingPercent =
          ((0.5 * termMonths) / amountFinancedCents) *
          (2400 / (termMonths + 1));
        if (found === null) expect(aprPercent).toBeLessThan(roundingPercent);
        else
          expect(Math.abs(found - aprPercent)).toBeLessThan(
            2 * roundingPercent + 1e-9,
          );
      },
    ),
  );
});
