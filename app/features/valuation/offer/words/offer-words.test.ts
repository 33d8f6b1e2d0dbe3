import { expect, test } from "vitest";
import { createTranslator } from "#app/site/page/copy.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import type { TradeOffer } from "#app/domain/trade-offer/trade-offer.ts";
import { buildOfferView, sayOfferTitle } from "./offer-words.ts";

const { profile } = await portsWith([]);

test("cash later is more only beside cash now: alone it is called by what is done", () => {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const reason = { kind: "rules", rules: [] } as const;
  const later = { type: "moreCashLater", reason } as const;
  const bring = { type: "bringVehicleIn", reason } as const;
  expect(sayOfferTitle(later, [{ type: "cashNow" }, later], t)).toBe(
    "More cash later",
  );
  const alone = [later, bring];
  expect(sayOfferTitle(later, alone, t)).toBe("We sell it for you");
  expect(sayOfferTitle(bring, alone, t)).toBe("Get a cash number at the store");
  expect(
    sayOfferTitle({ ...bring, reason: { kind: "trade-in" } }, alone, t),
  ).toBe("Bring it in for your trade-in value");
});

test("what a lender has of it is said with the offer, and each step speaks of as much", () => {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const sayWith = (balanceCents: number) => {
    const offer: TradeOffer = {
      type: "moreCashLater",
      reason: { kind: "none-matched" },
      estimatedFinalPriceCents: 571_235,
      lines: [],
      payments: [
        { at: 0, share: "reservePrice", percent: 68, cents: 388_440 },
        { at: 1, share: "profitShare", percent: 32, cents: 182_795 },
      ],
      equityCents: 571_235 - balanceCents,
    };
    const { headLoan, text, steps, saleText } = buildOfferView(offer, {
      trade: profile.trade,
      language: "en",
      miles: 140_000,
      year: 2012,
      answers: {},
      offered: [offer],
      t,
      balanceCents,
    });
    return [headLoan, text, ...steps.map((it) => it.description), saleText];
  };
  const second =
    "Whatever it sells for, the first part stays the same. The second goes up or down with the sale price.";
  const sold = "We photograph it, advertise it and show it to buyers.";
  expect(sayWith(0)).toEqual([
    null,
    "What’s left after the costs of selling it is yours, in two parts.",
    "We check the car and pay the first part.",
    sold,
    "You get it when the car sells.",
    second,
  ]);
  expect(sayWith(100_000)).toEqual([
    "$1,000 of it goes to your lender first. The rest is yours.",
    "We sell it for you and pay off your lender first. The rest is yours.",
    "We check the car and pay the first part. Your lender is paid off first.",
    sold,
    "When the car sells. What your lender is still owed comes first.",
    second,
  ]);
  expect(sayWith(840_000)).toEqual([
    "All of it goes to your lender. You’d still owe about $2,688.",
    "We sell it for you. What’s left after the costs goes to your lender, in two parts.",
    "We check the car and pay the first part to your lender.",
    sold,
    "It goes to your lender when the car sells.",
    second,
  ]);
  expect(sayWith(571_235)[0]).toBe(
    "All of it goes to your lender. That pays off what you owe.",
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
    "32% of the total: $1,200.00 to your lender, about $2,000 to you",
  ]);
  expect(sayNotes(500_000)).toEqual([
    "68% of the total: $5,000.00 to your lender, $1,800.00 to you",
    "32% of the total",
  ]);
});

test("a sum that waits for a sale is about the nearest dollar, and the part that is paid at once has its cents", () => {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const offer: TradeOffer = {
    type: "moreCashLater",
    reason: { kind: "none-matched" },
    estimatedFinalPriceCents: 902_185,
    lines: [],
    payments: [
      { at: 0, share: "reservePrice", percent: 68, cents: 613_450 },
      { at: 1, share: "profitShare", percent: 32, cents: 288_735 },
    ],
    equityCents: 902_185,
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
  const { headPrice, headParts, price, payments } = buildOfferView(offer, {
    ...said,
    balanceCents: 0,
  });
  expect(price).toBe("about $9,022");
  expect(payments.map(({ amount }) => amount)).toEqual([
    "$6,134.50",
    "about $2,887",
  ]);
  expect(headPrice).toBe("$9,022");
  expect(headParts).toEqual({
    first: "$6,134.50",
    firstAbout: "$6,135",
    rest: "$2,887",
  });
  expect(
    buildOfferView(offer, { ...said, balanceCents: 100 }).headParts,
  ).toBeNull();
});

test("a firm sum never says that it is about so much, and what a loan leaves of an estimate does", () => {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const sayOf = (
    type: TradeOffer["type"],
    equityCents: number,
  ): readonly (string | null | undefined)[] => {
    const offer: TradeOffer = {
      type,
      reason: { kind: "none-matched" },
      estimatedFinalPriceCents: 900_050,
      lines: [],
      payments: [],
      equityCents,
    };
    const { price, balance, headLoan } = buildOfferView(offer, {
      trade: profile.trade,
      language: "en",
      miles: 41_000,
      year: 2008,
      answers: {},
      offered: [offer],
      t,
      balanceCents: 900_050 - equityCents,
    });
    return [price, balance?.equity, balance?.shortfall, headLoan];
  };
  expect(sayOf("cashNow", 100_050)).toEqual([
    "$9,000.50",
    "$1,000.50",
    null,
    "$8,000 of it goes to your lender first. The rest is yours.",
  ]);
  expect(sayOf("cashNow", -99_950)[2]).toBe("$999.50");
  expect(sayOf("moreCashLater", 100_050)).toEqual([
    "about $9,001",
    "about $1,001",
    null,
    "$8,000 of it goes to your lender first. The rest is yours.",
  ]);
  expect(sayOf("moreCashLater", -99_950).slice(2)).toEqual([
    "about $1,000",
    "All of it goes to your lender. You’d still owe about $1,000.",
  ]);
});
