import fc from "fast-check";
import { expect, test } from "vitest";
import { computeLeasePaymentCents } from "./lease.ts";
import { computeLoanPaymentCents } from "./loan.ts";

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
