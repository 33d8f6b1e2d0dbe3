import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { actuarialAprPercent } from "#tests/finance/actuarial-apr.ts";
import { amortize } from "./amortization.ts";
import { firstPeriodOf } from "#tests/finance/first-period.ts";
import {
  computeLeasePaymentCents,
  computeLoanPaymentCents,
} from "./estimate-payment.ts";

const FOLDER = path.join(
  import.meta.dirname,
  "../../../../shared/data/finance",
);
const isAbsent = !existsSync(FOLDER);
const WHERE = isAbsent ? " (skipped: ../shared/data is absent)" : "";

test.skipIf(isAbsent)(`published loans agree to the cent${WHERE}`, () => {
  const { loans } = readVectors();
  expect(loans).toHaveLength(7);
  for (const {
    source,
    principal,
    apr_percent,
    months,
    expected_payment,
  } of loans)
    expect(
      computeLoanPaymentCents(Math.round(principal * 100), apr_percent, months),
      source,
    ).toBe(Math.round(expected_payment * 100));
});

test.skipIf(isAbsent)(`published leases agree to the cent${WHERE}`, () => {
  const { leases } = readVectors();
  expect(leases).toHaveLength(2);
  for (const { source, inputs, expected } of leases) {
    const cap = inputs.sellingPrice - inputs.rebates - inputs.downPayment;
    const tax = 1 + inputs.sales_tax_percent_on_payment / 100;
    // The sources tax the payment before they round it.
    const withTax = (cents: number) => Math.round(cents * tax) / 100;
    const exact =
      ((cap - inputs.residual) / inputs.term +
        (cap + inputs.residual) * inputs.money_factor) *
      100;
    expect(withTax(exact), source).toBe(expected.payment_with_tax);
    const cents = computeLeasePaymentCents(
      cap * 100,
      inputs.residual * 100,
      inputs.money_factor,
      inputs.term,
    );
    expect(cents, source).toBe(Math.round(exact));
    if (expected.payment_pre_tax !== undefined)
      expect(cents / 100, source).toBe(expected.payment_pre_tax);
  }
});

test.skipIf(isAbsent)(
  `published parts of a payment agree within the cent of its rounding${WHERE}`,
  () => {
    const { amortisation_parts } = readVectors();
    expect(amortisation_parts).toHaveLength(2);
    for (const part of amortisation_parts) {
      const [yearly = 0, months = 1] = part.rate_per_month
        .split("/")
        .map(Number);
      expect(months).toBe(12);
      const loan = {
        amountFinancedCents: part.principal * 100,
        aprPercent: yearly * 100,
        termMonths: part.n,
      };
      const row = amortize({
        ...loan,
        monthlyCents: computeLoanPaymentCents(
          loan.amountFinancedCents,
          loan.aprPercent,
          loan.termMonths,
        ),
      })[part.period - 1];
      for (const [cents, expected] of [
        [row?.principalCents, part.expected_principal_part],
        [row?.interestCents, part.expected_interest_part],
      ] as const)
        if (expected !== undefined)
          expect(Math.abs((cents ?? NaN) - expected * 100)).toBeLessThan(1);
    }
  },
);

/** 12 CFR 1026.22(a)(2). */
const TOLERANCE_POINTS = 1 / 8;

test.skipIf(isAbsent)(
  `the monthly examples of Appendix J agree within an eighth of a point${WHERE}`,
  () => {
    const monthly = read("regz_appendix_j_apr.json", appendix).cases.filter(
      (it) => it.unit_periods_per_year === 12,
    );
    expect(monthly).toHaveLength(5);
    for (const it of monthly) {
      const firstPeriod = firstPeriodOf(it.advance_date, it.first_payment_date);
      const found =
        firstPeriod &&
        actuarialAprPercent({
          amountFinancedCents: it.amount_financed * 100,
          firstPeriod,
          paymentsCents: readPayments(it.payments),
        });
      expect(found, it.ref).not.toBeNull();
      expect(
        Math.abs((found ?? NaN) - it.expected_apr_percent),
        it.ref,
      ).toBeLessThan(TOLERANCE_POINTS);
      expect(found, it.ref).toBeCloseTo(it.recomputed_apr_percent, 4);
    }
  },
);

/** "250.00, 22 x 230.00, 280.00 monthly", in cents. */
function readPayments(words: string): readonly number[] {
  return [...words.matchAll(/(?:(\d+) x )?(\d+\.\d\d)/g)].flatMap(
    ([, times = "1", dollars]) =>
      Array.from({ length: Number(times) }, () =>
        Math.round(Number(dollars) * 100),
      ),
  );
}

const number = v.number();
const decimal = v.optional(v.pipe(v.string(), v.transform(Number)));
const vectors = v.object({
  loans: v.array(
    v.object({
      source: v.string(),
      principal: number,
      apr_percent: number,
      months: number,
      expected_payment: number,
    }),
  ),
  amortisation_parts: v.array(
    v.object({
      rate_per_month: v.string(),
      period: number,
      n: number,
      principal: number,
      expected_principal_part: decimal,
      expected_interest_part: decimal,
    }),
  ),
  leases: v.array(
    v.object({
      source: v.string(),
      inputs: v.object({
        sellingPrice: number,
        rebates: v.optional(number, 0),
        downPayment: v.optional(number, 0),
        residual: number,
        money_factor: number,
        term: number,
        sales_tax_percent_on_payment: number,
      }),
      expected: v.object({
        payment_pre_tax: v.optional(number),
        payment_with_tax: number,
      }),
    }),
  ),
});
const appendix = v.object({
  cases: v.array(
    v.object({
      ref: v.string(),
      amount_financed: number,
      advance_date: v.string(),
      first_payment_date: v.string(),
      payments: v.string(),
      unit_periods_per_year: number,
      expected_apr_percent: number,
      recomputed_apr_percent: number,
    }),
  ),
});

function readVectors() {
  return read("loan_lease_vectors.json", vectors);
}

function read<const Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): v.InferOutput<Schema> {
  return v.parse(
    schema,
    JSON.parse(readFileSync(path.join(FOLDER, name), "utf8")),
  );
}
