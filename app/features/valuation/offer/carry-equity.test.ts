import { expect, test } from "vitest";
import type { PricedOffer } from "#app/domain/trade-offer/trade-offer.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { carryEquity } from "./carry-equity.ts";

const profile = readProfile();

function anOffer(
  equityCents: number,
  type: PricedOffer["type"] = "cashNow",
): PricedOffer {
  return {
    type,
    reason: { kind: "none-matched" },
    lines: [],
    payments: [],
    estimatedFinalPriceCents: 12_000_00,
    equityCents,
  };
}

test("what an accepted trade leaves is the wizard's trade equity, in whole dollars, with the other answers as they are", () => {
  const { termsDraft, terms } = carryEquity(
    "trade-in",
    anOffer(8_400_99),
    {
      ...STRANGER,
      terms: {
        downPaymentDollars: 1_500,
        isTradingIn: false,
        tradeEquityDollars: 0,
        creditScore: 700,
      },
    },
    profile,
  );
  expect(termsDraft).toMatchObject({
    isTradingIn: true,
    tradeEquityDollars: 8_400,
    downPaymentDollars: null,
  });
  expect(terms).toMatchObject({
    isTradingIn: true,
    tradeEquityDollars: 8_400,
    downPaymentDollars: 1_500,
    creditScore: 700,
  });
});

test.each([
  [-3_500_00, 0],
  // No field takes so much, and yet it is the written number.
  [90_000_00, 90_000],
])("%i cents of equity fill %i dollars", (cents, dollars) => {
  const learnt = carryEquity("trade-in", anOffer(cents), STRANGER, profile);
  expect(learnt.termsDraft?.tradeEquityDollars).toBe(dollars);
  expect(learnt.terms).toBeUndefined();
});

test("who sells, or gets no price, trades nothing in", () => {
  expect(carryEquity("sell", anOffer(8_400_00), STRANGER, profile)).toEqual({});
  const bringIn = {
    type: "bringVehicleIn",
    reason: { kind: "none-matched" },
    estimatedFinalPriceCents: null,
  } as const;
  expect(carryEquity("trade-in", bringIn, STRANGER, profile)).toEqual({});
});

test("money that waits for a sale fills nothing: a buyer names what counts", () => {
  expect(
    carryEquity(
      "trade-in",
      anOffer(8_400_00, "moreCashLater"),
      STRANGER,
      profile,
    ),
  ).toEqual({});
});
