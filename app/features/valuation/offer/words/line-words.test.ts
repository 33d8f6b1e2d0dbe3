import { expect, test } from "vitest";
import { createTranslator } from "#app/site/page/copy.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import type { OfferLine } from "#app/domain/trade-offer/trade-offer.ts";
import { listLines } from "./line-words.ts";

const { profile } = await portsWith([]);

test("the value says with which miles it was looked up, and whether the answers change it", () => {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const value = {
    kind: "value",
    priceKey: "listingPrice",
    percent: 100,
    cents: 1_232_500,
  } as const;
  const condition = {
    kind: "deduction",
    questionId: 1001000,
    answer: "good",
    cents: -40_000,
  } as const;
  const cost = { kind: "document-fee", cents: -35_803 } as const;
  const sayNote = (lines: readonly OfferLine[]) =>
    listLines(lines, {
      trade: profile.trade,
      language: "en",
      balanceCents: 0,
      miles: 41_000,
      year: 2016,
      offered: [],
      t,
    })[0]?.note;
  const unchanged = "At 41,000 miles. Nothing you told us lowers it.";
  expect(sayNote([value])).toBe(unchanged);
  // Our own costs are no answers.
  expect(sayNote([value, cost])).toBe(unchanged);
  expect(sayNote([value, condition, cost])).toBe(
    "At 41,000 miles, before what you told us about it",
  );
});
