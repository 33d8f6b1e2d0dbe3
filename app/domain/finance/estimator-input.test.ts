import fc from "fast-check";
import { expect, test } from "vitest";
import { readProfile } from "#tests/leads/sample-profile.ts";
import {
  getAllowedAmounts,
  getAllowedDown,
  AMOUNT_SOURCES,
  type AllowedAmounts,
  type AmountField,
} from "./allowed-amounts.ts";
import { printEstimatorTerms, readEstimatorTerms } from "./estimator-input.ts";
import type { DownPayment, EstimatorTerms } from "./payment-estimate.ts";
import { getDefaultTerms } from "./standing-terms.ts";

const { estimator } = readProfile();
const start = getDefaultTerms(estimator);
const read = (query: string, from: EstimatorTerms = start) =>
  readEstimatorTerms(new URLSearchParams(query), estimator, from);

test("nothing sent, or nothing filled in, is the start, without a problem", () => {
  for (const query of ["", "kind=&down=&downUnit=&equity=%20&score=&term="])
    expect(read(query)).toEqual({ terms: start, problems: [] });
});

test("every value is read by its name", () => {
  expect(
    read(
      "kind=lease&down=2500&downUnit=dollars&equity=1200&score=700&term=60&leaseTerm=36&leaseMiles=12500",
    ),
  ).toEqual({
    terms: {
      kind: "lease",
      down: { unit: "dollars", dollars: 2500 },
      tradeEquityDollars: 1200,
      creditScore: 700,
      financeTermMonths: 60,
      leaseTermMonths: 36,
      leaseMilesPerYear: 12_500,
    },
    problems: [],
  });
});

test.each([
  ["down=$2,500&downUnit=dollars", { unit: "dollars", dollars: 2500 }],
  ["down=2+500.00&downUnit=dollars", { unit: "dollars", dollars: 2500 }],
  ["down=15%25", { unit: "percent", percent: 15 }],
  // The sign is plainer than the button beside it.
  ["down=15%25&downUnit=dollars", { unit: "percent", percent: 15 }],
  ["down=$400&downUnit=percent", { unit: "dollars", dollars: 400 }],
  // Another unit alone: the profile's own amount in it.
  ["downUnit=dollars", { unit: "dollars", dollars: 1000 }],
])("%s is a down payment as it was meant", (query, down) => {
  expect(read(query)).toEqual({ terms: { ...start, down }, problems: [] });
});

const MONTHS = { min: 12, max: 72, step: 12, unit: "months" };
const DOLLARS = { min: 0, max: 20_000, step: 100, unit: "dollars" };
const PERCENT = { min: 0, max: 100, step: 5, unit: "percent" };
const POINTS = { min: 550, max: 850, step: 10, unit: "points" };

test.each([
  ["term=13", "term", "between", MONTHS, { financeTermMonths: 12 }],
  ["term=18", "term", "between", MONTHS, { financeTermMonths: 24 }],
  ["term=0", "term", "below", MONTHS, { financeTermMonths: 12 }],
  ["term=1e2", "term", "unreadable", MONTHS, {}],
  ["term=36%25", "term", "unreadable", MONTHS, {}],
  ["score=900", "score", "above", POINTS, { creditScore: 850 }],
  ["score=0", "score", "below", POINTS, { creditScore: 550 }],
  ["score=NaN", "score", "unreadable", POINTS, {}],
  ["equity=-5", "equity", "below", DOLLARS, { tradeEquityDollars: 0 }],
  ["equity=20049", "equity", "above", DOLLARS, { tradeEquityDollars: 20_000 }],
  ["equity=10%25", "equity", "unreadable", DOLLARS, {}],
  [
    "down=$20001",
    "down",
    "above",
    DOLLARS,
    { down: { unit: "dollars", dollars: 20_000 } },
  ],
  [
    "down=101",
    "down",
    "above",
    PERCENT,
    { down: { unit: "percent", percent: 100 } },
  ],
  ["down=lots", "down", "unreadable", PERCENT, {}],
  ["kind=gift", "kind", "unreadable", null, {}],
  ["downUnit=cars", "downUnit", "unreadable", null, {}],
])(
  "%s: %s is %s, and the nearest allowed value stands",
  (query, field, reason, allowed, changed) => {
    expect(read(query)).toEqual({
      terms: { ...start, ...changed },
      problems: [{ field, reason, allowed }],
    });
  },
);

test("the visitor's own answer stays although it lies between two steps", () => {
  const own: EstimatorTerms = {
    ...start,
    down: { unit: "dollars", dollars: 1234 },
    creditScore: 783,
  };
  expect(read("down=1,234&downUnit=dollars&score=783", own)).toEqual({
    terms: own,
    problems: [],
  });
});

test("terms are printed by what differs from the start, in one order", () => {
  const terms = {
    ...start,
    creditScore: 700,
    down: { unit: "dollars", dollars: 0 },
    kind: "lease",
  } as const;
  expect(String(printEstimatorTerms(terms, start))).toBe(
    "kind=lease&down=0&downUnit=dollars&score=700",
  );
  expect(String(printEstimatorTerms(start, start))).toBe("");
});

const anyStep = ({ min, max, step }: AllowedAmounts) =>
  fc
    .integer({ min: 0, max: Math.floor((max - min) / step) })
    .map((steps) => min + steps * step);
const anyAmount = (field: AmountField) =>
  anyStep(getAllowedAmounts(field, estimator));
const anyAllowed: fc.Arbitrary<EstimatorTerms> = fc.record({
  kind: fc.constantFrom("finance", "lease"),
  down: fc.oneof(
    anyStep(getAllowedDown("dollars", estimator)).map(
      (dollars): DownPayment => ({
        unit: "dollars",
        dollars,
      }),
    ),
    anyStep(getAllowedDown("percent", estimator)).map(
      (percent): DownPayment => ({
        unit: "percent",
        percent,
      }),
    ),
  ),
  tradeEquityDollars: anyAmount("equity"),
  creditScore: anyAmount("score"),
  financeTermMonths: anyAmount("term"),
  leaseTermMonths: anyAmount("leaseTerm"),
  leaseMilesPerYear: anyAmount("leaseMiles"),
});
/** As a visitor's own answers may be: between the steps and beyond the ends. */
const anyStart: fc.Arbitrary<EstimatorTerms> = fc.record({
  kind: fc.constantFrom("finance", "lease"),
  down: fc.nat(90_000).map((dollars) => ({ unit: "dollars", dollars })),
  tradeEquityDollars: fc.nat(90_000),
  creditScore: fc.nat(999),
  financeTermMonths: fc.nat(99),
  leaseTermMonths: fc.nat(99),
  leaseMilesPerYear: fc.nat(99_999),
});

test("what is printed is read again as the same terms, from any start", () => {
  fc.assert(
    fc.property(
      anyAllowed,
      fc.oneof(anyStart, anyAllowed),
      (terms, anyOfStarts) => {
        const printed = printEstimatorTerms(terms, anyOfStarts);
        expect(readEstimatorTerms(printed, estimator, anyOfStarts)).toEqual({
          terms,
          problems: [],
        });
      },
    ),
  );
});

test("whatever is sent, every value is allowed or the start's, and reading it again changes nothing", () => {
  const anyText = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.double().map(String),
    fc.integer().map((it) => `$${it}`),
    fc.constantFrom("Infinity", "-0", "9".repeat(24), ".", "$", "%", "0x10"),
  );
  const anyEntries = fc.dictionary(
    fc.constantFrom("kind", "down", "downUnit", ...Object.keys(AMOUNT_SOURCES)),
    anyText,
  );
  fc.assert(
    fc.property(anyEntries, anyStart, (entries, from) => {
      const { terms, problems } = readEstimatorTerms(
        new URLSearchParams(entries),
        estimator,
        from,
      );
      for (const [name, value] of Object.entries(terms))
        if (typeof value === "number") expect(value, name).not.toBeNaN();
      expect(new Set(problems.map(({ field }) => field)).size).toBe(
        problems.length,
      );
      const printed = printEstimatorTerms(terms, from);
      expect(readEstimatorTerms(printed, estimator, from)).toEqual({
        terms,
        problems: [],
      });
    }),
  );
});
