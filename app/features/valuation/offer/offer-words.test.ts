import { expect, test } from "vitest";
import type { Rule } from "#app/domain/store-profile/fields/rule.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import { buildOfferView } from "./offer-words.ts";

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

test("two ends of one range are one sentence", () => {
  expect(listReasons([atLeast, atMost])).toEqual([
    "Cars like yours bring $10,000 to $20,000 at auction.",
  ]);
});

test("one end of a range is said alone", () => {
  expect(listReasons([atMost])).toEqual([
    "Cars like yours bring up to $20,000 at auction.",
  ]);
});
