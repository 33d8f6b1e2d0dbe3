import fc from "fast-check";
import { expect, test } from "vitest";
import { amortize, findLastPaymentCents } from "./amortization.ts";
import { computeLoanPaymentCents } from "./estimate-payment.ts";

test("a small loan, month by month", () => {
  expect(
    amortize({
      amountFinancedCents: 100_000,
      aprPercent: 12,
      termMonths: 3,
      monthlyCents: 34_002,
    }),
  ).toEqual([
    {
      month: 1,
      paymentCents: 34_002,
      interestCents: 1000,
      principalCents: 33_002,
      balanceCents: 66_998,
    },
    {
      month: 2,
      paymentCents: 34_002,
      interestCents: 670,
      principalCents: 33_332,
      balanceCents: 33_666,
    },
    {
      month: 3,
      paymentCents: 34_003,
      interestCents: 337,
      principalCents: 33_666,
      balanceCents: 0,
    },
  ]);
});

test("nothing financed is nothing to pay, in as many months", () => {
  for (const amountFinancedCents of [0, -500]) {
    const schedule = amortize({
      amountFinancedCents,
      aprPercent: 9.9,
      termMonths: 12,
      monthlyCents: 0,
    });
    expect(schedule).toHaveLength(12);
    expect(schedule.every((it) => it.paymentCents === 0)).toBe(true);
  }
});

const anyLoan = fc.record({
  amountFinancedCents: fc.oneof(
    fc.integer({ min: 0, max: 2000 }),
    fc.integer({ min: 0, max: 30_000_000 }),
  ),
  aprPercent: fc.integer({ min: 0, max: 35_900 }).map((it) => it / 1000),
  termMonths: fc.integer({ min: 1, max: 96 }),
});

test("the parts of every schedule add up exactly, nothing is negative, and nothing is owed at the end", () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const { amountFinancedCents, aprPercent, termMonths } = loan;
      const monthlyCents = computeLoanPaymentCents(
        amountFinancedCents,
        aprPercent,
        termMonths,
      );
      const schedule = amortize({ ...loan, monthlyCents });
      expect(schedule.map(({ month }) => month)).toEqual(
        Array.from({ length: termMonths }, (_, at) => at + 1),
      );
      let owedCents = amountFinancedCents;
      let principalCents = 0;
      for (const row of schedule) {
        expect(row.paymentCents).toBe(row.interestCents + row.principalCents);
        expect(row.balanceCents).toBe(owedCents - row.principalCents);
        expect(Math.min(...Object.values(row))).toBeGreaterThanOrEqual(0);
        if (row.month < termMonths)
          expect(row.paymentCents).toBeLessThanOrEqual(monthlyCents);
        expect(Object.values(row).every(Number.isSafeInteger)).toBe(true);
        owedCents = row.balanceCents;
        principalCents += row.principalCents;
      }
      expect(owedCents).toBe(0);
      expect(principalCents).toBe(amountFinancedCents);
    }),
  );
});

test("the last payment differs from the others by no more than the cents that rounding piled up", () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const { amountFinancedCents, aprPercent, termMonths } = loan;
      const monthlyCents = computeLoanPaymentCents(
        amountFinancedCents,
        aprPercent,
        termMonths,
      );
      const last = amortize({ ...loan, monthlyCents }).at(-1);
      // Half a cent of each payment and half a cent of each month's interest, with interest on both.
      const piledUp = termMonths * (1 + aprPercent / 1200) ** termMonths + 1;
      expect(
        Math.abs((last?.paymentCents ?? NaN) - monthlyCents),
      ).toBeLessThanOrEqual(piledUp);
    }),
  );
});

test("the last payment is told where it differs from the others, and is that of the schedule", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 20_000_000 }),
      fc.integer({ min: 0, max: 250 }),
      fc.integer({ min: 12, max: 96 }),
      (amountFinancedCents, tenths, termMonths) => {
        const aprPercent = tenths / 10;
        const monthlyCents = computeLoanPaymentCents(
          amountFinancedCents,
          aprPercent,
          termMonths,
        );
        const schedule = amortize({
          amountFinancedCents,
          aprPercent,
          termMonths,
          monthlyCents,
        });
        const totalOfPaymentsCents = schedule.reduce(
          (sum, it) => sum + it.paymentCents,
          0,
        );
        const last = findLastPaymentCents({
          totalOfPaymentsCents,
          monthlyCents,
          termMonths,
        });
        expect(last).not.toBe(monthlyCents);
        expect(last ?? monthlyCents).toBe(schedule.at(-1)?.paymentCents);
      },
    ),
  );
});
