import fc from "fast-check";
import {
  findCarriedDownDollars,
  getCarriedEquityDollars,
} from "./carried-amounts.ts";
import { expect, test } from "vitest";
import { anyVisitorTerms } from "#tests/finance/any-visitor-terms.ts";
import { SAMPLE_ESTIMATOR } from "#tests/support/sample-estimator.ts";
import {
  printCarriedAgain,
  printCarriedTerms,
  readCarriedTerms,
} from "./carried-terms.ts";
import { readEstimatorTerms } from "./estimator-input.ts";
import { getDefaultTerms, getStandingTerms } from "./standing-terms.ts";

const estimator = SAMPLE_ESTIMATOR;

function readQuery(query: string | URLSearchParams, canLease = true) {
  const start = getDefaultTerms(estimator);
  return readCarriedTerms(new URLSearchParams(query), {
    estimator,
    start,
    canLease,
  });
}

const anyAmount = fc.oneof(
  fc.nat(25_000).map(String),
  fc.constantFrom("", "x", "15%", "$1,500", "-5", "1e9"),
);

test("whatever the estimator shows is read again as it was, and nothing is left to the defaults", () => {
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom("finance", "lease", "x"),
        down: anyAmount,
        downUnit: fc.constantFrom("dollars", "percent", "x"),
        equity: anyAmount,
        score: anyAmount,
        term: anyAmount,
        leaseTerm: anyAmount,
        leaseMiles: anyAmount,
      }),
      anyVisitorTerms,
      (entries, visitorTerms) => {
        const start = getStandingTerms(estimator, visitorTerms);
        const { terms } = readEstimatorTerms(
          new URLSearchParams(entries),
          estimator,
          start,
        );
        const printed = printCarriedTerms(terms, {
          trade: null,
          stateShort: null,
          typedPriceDollars: null,
        });
        expect(printed.has("score")).toBe(false);
        const read = readCarriedTerms(printed, {
          estimator,
          start,
          canLease: true,
        });
        const isLease = terms.kind === "lease";
        expect(read).toEqual({
          kind: terms.kind,
          down: terms.down,
          tradeEquityDollars: terms.tradeEquityDollars,
          termMonths: isLease ? terms.leaseTermMonths : terms.financeTermMonths,
          milesPerYear: isLease ? terms.leaseMilesPerYear : null,
          trade: null,
          stateShort: null,
          typedPriceDollars: null,
        });
        expect(read && String(printCarriedAgain(read))).toBe(String(printed));
      },
    ),
  );
});

test("an address without terms carries none, and a lease that a car does not get is financed", () => {
  expect(readQuery("vin=1HGCV1F34LA000001&score=700&price=20000")).toBeNull();
  const query = "kind=lease&leaseTerm=36&leaseMiles=12500&term=60";
  expect(readQuery(query)).toMatchObject({
    kind: "lease",
    termMonths: 36,
    milesPerYear: 12_500,
  });
  expect(readQuery(query, false)).toMatchObject({
    kind: "finance",
    termMonths: 60,
    milesPerYear: null,
  });
});

test("what a trade is worth and what is owed on it go along, and more owed than worth is less than nothing", () => {
  const read = readQuery("down=1000&worth=9000&owed=12000&state=in");
  expect(read).toMatchObject({
    trade: { worthDollars: 9000, owedDollars: 12_000 },
    tradeEquityDollars: 0,
    stateShort: "IN",
  });
  expect(read && getCarriedEquityDollars(read)).toBe(-3000);
  expect(read && String(printCarriedAgain(read))).toContain(
    "worth=9000&owed=12000",
  );
  expect(readQuery("owed=x&state=Narnia")).toMatchObject({
    trade: { worthDollars: 0, owedDollars: 0 },
    stateShort: null,
  });
});

test("a share of a price is whole dollars where the price is known, and never more than it", () => {
  const down = { unit: "percent", percent: 15 } as const;
  const terms = { down, tradeEquityDollars: 0 };
  expect(findCarriedDownDollars(terms, 2_000_001)).toBe(3_001);
  expect(findCarriedDownDollars(terms, null)).toBeNull();
  const cash = { unit: "dollars", dollars: 5_000 } as const;
  expect(findCarriedDownDollars({ ...terms, down: cash }, 400_000)).toBe(4_000);
  expect(findCarriedDownDollars({ ...terms, down: cash }, null)).toBe(5_000);
});

test.each(["0", "-1", "x", "20%", "1e9", "99999999"])(
  "a typed price of %s is none",
  (price) => {
    const query = new URLSearchParams({ down: "1000", price });
    expect(readQuery(query)?.typedPriceDollars).toBeNull();
  },
);
