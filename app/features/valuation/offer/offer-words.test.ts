import { expect, test } from "vitest";
import type { TradeOfferType } from "#app/domain/store-profile/content/trade.ts";
import type { Rule } from "#app/domain/store-profile/fields/rule.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import { buildOfferView, sayWhyNot } from "./offer-words.ts";

const { profile } = await portsWith([]);

function listReasons(rules: readonly Rule[]): readonly string[] {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const offer = {
    type: "bringVehicleIn",
    reason: { kind: "rules", rules },
    estimatedFinalPriceCents: null,
  } as const;
  const said = { trade: profile.trade, language: "en", balanceCents: 0, t };
  return buildOfferView(offer, { ...said, language: "en" }).reasons;
}

const atLeast = {
  object: "prices",
  key: "wholeRough",
  operator: ">=",
  ruleValue: "10000",
} as const;
const atMost = { ...atLeast, operator: "<=", ruleValue: "20000" } as const;

test("the ends of a value are one sentence without sums, which would contradict the range beside it", () => {
  const said = ["Its value is within what we pay for online."];
  expect(listReasons([atLeast, atMost])).toEqual(said);
  expect(listReasons([atMost])).toEqual(said);
});

test("why there is no more cash later is said of a car that is too young, and of no other", () => {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const sayOf = (...types: readonly TradeOfferType[]) =>
    sayWhyNot(
      {
        visibleOffers: types.map((type) => ({
          type,
          reason: { kind: "none-matched" },
          estimatedFinalPriceCents: null,
        })),
      },
      { trade: profile.trade, t },
    );
  expect(sayOf("cashNow")).toBe(
    "More cash later is for cars 10 years old or older.",
  );
  expect(sayOf("cashNow", "moreCashLater")).toBeNull();
  expect(sayOf("bringVehicleIn")).toBeNull();
});
