import { expect, test } from "vitest";
import { formPorts } from "#tests/support/form-ports.ts";
import { SAMPLE_VALUATION } from "#tests/support/sample-valuation.ts";
import { foretellNothingLeft } from "./foretell-nothing-left.ts";
import type { TradeAnswers } from "./trade-answers.ts";

const { trade, pricing } = formPorts().ports.profile;

function foretell(
  answers: TradeAnswers,
  {
    listingPrice = 6_000,
    optionIds = [],
    asked = trade,
  }: {
    readonly listingPrice?: number;
    readonly optionIds?: readonly string[];
    readonly asked?: typeof trade;
  } = {},
) {
  return foretellNothingLeft({
    trade: asked,
    costs: pricing,
    vehicle: {
      year: 2014,
      make: "Toyota",
      model: "Highlander",
      miles: 92_300,
      ageYears: 12,
    },
    valuation: {
      ...SAMPLE_VALUATION,
      valuesDollars: {
        ...SAMPLE_VALUATION.valuesDollars,
        wholeRough: 4_000,
        listingPrice,
      },
    },
    answers,
    optionIds,
  });
}

const BAD = { "1001000": "poor", "1002000": "yes", "4001000": "major" };

test("as soon as the answers given leave nothing of a price, that is known", () => {
  expect(foretell({})).toBeNull();
  expect(foretell({ "1001000": "poor" })).toBeNull();
  expect(foretell(BAD)).toEqual({ kind: "nothing-left", by: "answers" });
});

test("what the car has may still make up for it", () => {
  const optionIds = trade.options.map(({ optionId }) => optionId);
  expect(foretell(BAD, { listingPrice: 7_500 })).not.toBeNull();
  expect(foretell(BAD, { listingPrice: 7_500, optionIds })).toBeNull();
});

test("a car that a sale costs more than it brings is known before any answer", () => {
  expect(foretell({}, { listingPrice: 1_800 })).toEqual({
    kind: "nothing-left",
    by: "costs",
  });
});

test("nothing is foretold where an answer may still open an offer", () => {
  const { cashNow } = trade.offers;
  const byAnswer = cashNow.priceRules.map((it) => ({
    ...it,
    rules: it.rules.map((rule) => ({ ...rule, object: "answers" as const })),
  }));
  const asked = {
    ...trade,
    offers: { ...trade.offers, cashNow: { ...cashNow, priceRules: byAnswer } },
  };
  expect(foretell(BAD, { asked })).toBeNull();
});
