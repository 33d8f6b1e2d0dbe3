import { expect, test } from "vitest";
import { formPorts } from "#tests/support/form-ports.ts";
import { SAMPLE_VALUATION } from "#tests/support/sample-valuation.ts";
import { foretellLaterAlone, foretellNoPrice } from "./foretell-no-price.ts";

const { trade } = formPorts().ports.profile;

function buildCar(wholeRough: number, ageYears: number) {
  return [
    {
      year: 2026,
      make: "Toyota",
      model: "Highlander",
      miles: 22_300,
      ageYears,
    },
    {
      ...SAMPLE_VALUATION,
      valuesDollars: { ...SAMPLE_VALUATION.valuesDollars, wholeRough },
    },
  ] as const;
}

const foretell = (
  wholeRough: number,
  ageYears: number,
  asked: typeof trade = trade,
) => foretellNoPrice(asked, ...buildCar(wholeRough, ageYears));

test("a car whose value and age no offer is for is known before any answer, and on which side its value lies", () => {
  expect(foretell(31_000, 0)).toEqual({ kind: "none-matched", miss: "above" });
  expect(foretell(4_000, 9)).toEqual({ kind: "none-matched", miss: "below" });
});

test("nothing is foretold of a car that either offer is for", () => {
  expect(foretell(15_000, 3)).toBeNull();
  expect(foretell(31_000, 10)).toBeNull();
});

test("nothing is foretold where an answer may still open an offer", () => {
  const { cashNow } = trade.offers;
  const byAnswer = cashNow.priceRules.map((it) => ({
    ...it,
    rules: [
      {
        object: "answers",
        key: "1001000",
        operator: "==" as const,
        ruleValue: "great",
      },
    ],
  }));
  const asked = {
    ...trade,
    offers: { ...trade.offers, cashNow: { ...cashNow, priceRules: byAnswer } },
  };
  expect(foretell(31_000, 0, asked)).toBeNull();
});

test("a value that nobody knows is foretold with its own reason", () => {
  const unsure = {
    status: "unsure",
    reason: "unknown-model",
    range: null,
    source: "own-book",
  } as const;
  expect(
    foretellNoPrice(
      trade,
      { year: 2015, make: "Saab", model: "9-5", miles: 90_000, ageYears: 11 },
      unsure,
    ),
  ).toEqual({ kind: "unsure", reason: "unknown-model" });
});

test("that a car can only be sold for its owner is known before any answer, unless an answer may still open cash", () => {
  const isLater = (
    wholeRough: number,
    ageYears: number,
    asked: typeof trade = trade,
  ) => foretellLaterAlone(asked, ...buildCar(wholeRough, ageYears));
  expect(isLater(4_000, 12)).toBe(true);
  // Cash at once, and neither of the two.
  expect(isLater(15_000, 12)).toBe(false);
  expect(isLater(4_000, 3)).toBe(false);
  const { cashNow } = trade.offers;
  const answered = {
    ...trade,
    offers: {
      ...trade.offers,
      cashNow: {
        ...cashNow,
        priceRules: cashNow.priceRules.map((rule) => ({
          ...rule,
          rules: rule.rules.map((it) => ({
            ...it,
            object: "answers" as const,
          })),
        })),
      },
    },
  };
  expect(isLater(4_000, 12, answered)).toBe(false);
});
