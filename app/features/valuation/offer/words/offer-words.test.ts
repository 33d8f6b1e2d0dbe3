import { expect, test } from "vitest";
import { createTranslator } from "#app/site/page/copy.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import type { TradeOffer } from "#app/domain/trade-offer/trade-offer.ts";
import { buildOfferView, sayOfferTitle } from "./offer-words.ts";

const { profile } = await portsWith([]);

test("cash later is more only beside cash now: alone it is called by what is done", () => {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const later = { type: "moreCashLater" } as const;
  expect(sayOfferTitle("moreCashLater", [{ type: "cashNow" }, later], t)).toBe(
    "More cash later",
  );
  const alone = [later, { type: "bringVehicleIn" }] as const;
  expect(sayOfferTitle("moreCashLater", alone, t)).toBe("We sell it for you");
  expect(sayOfferTitle("bringVehicleIn", alone, t)).toBe(
    "Get a cash number at the store",
  );
});

test("of each payment the lender has its part first, until the loan is paid off", () => {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const offer: TradeOffer = {
    type: "moreCashLater",
    reason: { kind: "none-matched" },
    estimatedFinalPriceCents: 1_000_000,
    lines: [],
    payments: [
      { at: 0, share: "reservePrice", percent: 68, cents: 680_000 },
      { at: 1, share: "profitShare", percent: 32, cents: 320_000 },
    ],
    equityCents: 200_000,
  };
  const said = {
    trade: profile.trade,
    language: "en",
    miles: 41_000,
    year: 2008,
    answers: {},
    offered: [{ type: "cashNow" }, { type: "moreCashLater" }],
    t,
  } as const;
  const sayNotes = (balanceCents: number) =>
    buildOfferView(offer, { ...said, balanceCents }).payments.map(
      ({ note }) => note,
    );
  expect(sayNotes(0)).toEqual(["68% of the total", "32% of the total"]);
  expect(sayNotes(800_000)).toEqual([
    "68% of the total: all of it to your lender",
    "32% of the total: $1,200.00 to your lender, $2,000.00 to you",
  ]);
  expect(sayNotes(500_000)).toEqual([
    "68% of the total: $5,000.00 to your lender, $1,800.00 to you",
    "32% of the total",
  ]);
});

test("a heading leaves out the cents of a sum that waits for a sale, and the two parts of it are those of the ledger", () => {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const offer: TradeOffer = {
    type: "moreCashLater",
    reason: { kind: "none-matched" },
    estimatedFinalPriceCents: 902_100,
    lines: [],
    payments: [
      { at: 0, share: "reservePrice", percent: 68, cents: 613_450 },
      { at: 1, share: "profitShare", percent: 32, cents: 288_650 },
    ],
    equityCents: 902_100,
  };
  const said = {
    trade: profile.trade,
    language: "en",
    miles: 41_000,
    year: 2008,
    answers: {},
    offered: [{ type: "cashNow" }, { type: "moreCashLater" }],
    t,
  } as const;
  const { headPrice, headParts } = buildOfferView(offer, {
    ...said,
    balanceCents: 0,
  });
  expect(headPrice).toBe("$9,021");
  expect(headParts).toEqual({
    first: "$6,134.50",
    rest: "$2,886.50",
  });
  expect(
    buildOfferView(offer, { ...said, balanceCents: 100 }).headParts,
  ).toBeNull();
});
