import fc from "fast-check";
import { expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import type { TradeOfferType } from "#app/domain/store-profile/content/trade.ts";
import type {
  Valuation,
  ValuesDollars,
} from "#app/domain/valuation/valuation.ts";
import { buildTradeOffers, type OfferRequest } from "./build-offers.ts";
import type { PricedOffer, TradeOffer } from "./trade-offer.ts";

const loaded = loadStoreProfile("profiles/used-only");
if (!loaded.ok) throw new Error("The sample profile has faults.");
const { trade, pricing } = loaded.profile;

const GOOD_ANSWERS = {
  "1001000": "great",
  "1002000": "no",
  "4001000": "none",
  "4004000": "no",
  "2001000": "none",
};

test.each<
  [
    rough: number,
    ageYears: number,
    miles: number,
    expected: readonly TradeOfferType[],
  ]
>([
  [9_999, 9, 60_000, ["bringVehicleIn"]],
  [10_000, 9, 60_000, ["cashNow"]],
  [20_000, 9, 60_000, ["cashNow"]],
  [20_001, 9, 60_000, ["bringVehicleIn"]],
  [9_999, 10, 60_000, ["moreCashLater"]],
  [10_000, 10, 60_000, ["cashNow", "moreCashLater"]],
  [20_000, 10, 149_999, ["cashNow", "moreCashLater"]],
  [20_001, 10, 60_000, ["moreCashLater"]],
  [9_999, 14, 149_999, ["moreCashLater"]],
  [9_999, 15, 149_999, ["moreCashLater", "bringVehicleIn"]],
  [9_999, 16, 60_000, ["moreCashLater", "bringVehicleIn"]],
  [10_000, 15, 60_000, ["cashNow", "moreCashLater", "bringVehicleIn"]],
  [9_999, 9, 149_999, ["bringVehicleIn"]],
  [9_999, 9, 150_000, ["bringVehicleIn"]],
  [10_000, 9, 149_999, ["cashNow"]],
  [10_000, 9, 150_000, ["cashNow", "bringVehicleIn"]],
  [9_999, 10, 150_000, ["moreCashLater", "bringVehicleIn"]],
  [20_000, 15, 150_000, ["cashNow", "moreCashLater", "bringVehicleIn"]],
])(
  "a rough wholesale value of $%i at %i years and %i miles is offered as %j",
  (wholeRough, ageYears, miles, expected) => {
    const { visibleOffers } = offersFor({ wholeRough }, { ageYears, miles });
    expect(visibleOffers.map(({ type }) => type)).toEqual(expected);
  },
);

test("whoever matches no rule is asked to bring the vehicle in, and told so", () => {
  const reasons = (wholeRough: number, miles: number) =>
    offersFor({ wholeRough }, { ageYears: 9, miles }).visibleOffers.map(
      ({ reason }) => reason.kind,
    );
  expect(reasons(9_999, 149_999)).toEqual(["none-matched"]);
  expect(reasons(9_999, 150_000)).toEqual(["rules"]);
});

test("an offer names those of its rules that hold and no others", () => {
  const [, , bringIn] = offersFor(
    {},
    { ageYears: 15, miles: 20_000 },
  ).visibleOffers;
  expect(bringIn?.reason).toMatchObject({
    kind: "rules",
    rules: [{ key: "ageYears", ruleValue: 15 }],
  });
});

test("an unsure value gives nothing but bringing the vehicle in, with the reason", () => {
  const { visibleOffers } = buildTradeOffers({
    ...requestFor({}, { ageYears: 12, miles: 160_000 }),
    valuation: {
      status: "unsure",
      reason: "wide-range",
      range: { lowDollars: 5_000, middleDollars: 9_000, highDollars: 14_000 },
      source: "own-book",
    },
  });
  expect(visibleOffers).toEqual([
    {
      type: "bringVehicleIn",
      reason: { kind: "unsure", reason: "wide-range" },
      estimatedFinalPriceCents: null,
    },
  ]);
});

test("cash now is the average wholesale value less each deduction", () => {
  const [cashNow] = offersFor(
    { wholeRough: 12_000, wholeAvg: 13_400 },
    { ageYears: 5, miles: 60_000 },
    { ...GOOD_ANSWERS, "1001000": "good", "4001000": "minor" },
  ).visibleOffers;
  expect(toPriced(cashNow).lines).toEqual([
    { kind: "value", priceKey: "wholeAvg", percent: 100, cents: 13_400_00 },
    { kind: "deduction", questionId: 1001000, answer: "good", cents: -400_00 },
    { kind: "deduction", questionId: 4001000, answer: "minor", cents: -700_00 },
  ]);
  expect(cashNow?.estimatedFinalPriceCents).toBe(12_300_00);
});

test("more cash later bears advertising, reconditioning, the document fee and the days of driving, and is split 68 to 32", () => {
  const [later] = buildTradeOffers({
    ...requestFor(
      { wholeRough: 9_000, listingPrice: 15_000 },
      { ageYears: 11, miles: 60_000 },
    ),
    driveDays: 12,
  }).visibleOffers;
  expect(toPriced(later).lines.slice(1)).toEqual([
    {
      kind: "advertising",
      cents: -995_00,
      rule: { minimumCents: 995_00, percent: 5 },
    },
    // 260 + 300 + 2 % of 15,000.
    {
      kind: "reconditioning",
      cents: -860_00,
      rule: { minimumCents: 560_00, baseCents: 560_00, percent: 2 },
    },
    { kind: "document-fee", cents: -358_03 },
    { kind: "drive", days: 12, cents: -120_00 },
  ]);
  const { payments, estimatedFinalPriceCents } = toPriced(later);
  expect(estimatedFinalPriceCents).toBe(12_666_97);
  expect(payments).toEqual([
    { at: 0, share: "reservePrice", percent: 68, cents: 8_613_54 },
    { at: 1, share: "profitShare", percent: 32, cents: 4_053_43 },
  ]);
});

test.each([
  [19_900, 995_00],
  [19_901, 995_05],
  [30_000, 1_500_00],
])("advertising a price of $%i costs %i cents", (listingPrice, cents) => {
  const { visibleOffers } = offersFor(
    { wholeRough: 9_000, listingPrice },
    { ageYears: 11, miles: 60_000 },
  );
  expect(
    toPriced(visibleOffers[0]).lines.find(({ kind }) => kind === "advertising"),
  ).toMatchObject({ kind: "advertising", cents: -cents });
});

test("nothing is offered for a vehicle that deductions eat up, and the shopper is told to bring it in", () => {
  const { visibleOffers } = offersFor(
    { wholeRough: 4_000, listingPrice: 6_000 },
    { ageYears: 12, miles: 90_000 },
    { ...GOOD_ANSWERS, "1001000": "poor", "4004000": "branded" },
  );
  expect(visibleOffers).toEqual([
    {
      type: "bringVehicleIn",
      reason: { kind: "nothing-left", by: "answers" },
      estimatedFinalPriceCents: null,
    },
  ]);
});

test("where the costs of a sale alone leave nothing, no answer is blamed", () => {
  const [offer] = offersFor(
    { wholeRough: 900, listingPrice: 1_800 },
    { ageYears: 12, miles: 90_000 },
  ).visibleOffers;
  expect(offer?.reason).toEqual({ kind: "nothing-left", by: "costs" });
});

test("that nothing is left is told before an age that has to be seen, which is why it has no price", () => {
  const { visibleOffers } = offersFor(
    { wholeRough: 4_000, listingPrice: 6_000 },
    { ageYears: 16, miles: 90_000 },
    { ...GOOD_ANSWERS, "1001000": "poor", "4004000": "branded" },
  );
  expect(visibleOffers.map(({ reason }) => reason.kind)).toEqual([
    "nothing-left",
  ]);
});

test.each<
  [wholeRough: number, ageYears: number, expected: readonly TradeOfferType[]]
>([
  [9_000, 12, ["moreCashLater", "bringVehicleIn"]],
  [9_000, 16, ["moreCashLater", "bringVehicleIn"]],
  [12_000, 12, ["cashNow", "moreCashLater"]],
])(
  "whoever trades in may have the visit alone where all the money waits for a sale: $%i at %i years is %j",
  (wholeRough, ageYears, expected) => {
    const { visibleOffers } = buildTradeOffers({
      ...requestFor({ wholeRough }, { ageYears, miles: 60_000 }),
      isTradingIn: true,
    });
    expect(visibleOffers.map(({ type }) => type)).toEqual(expected);
    expect(
      visibleOffers.find(({ type }) => type === "bringVehicleIn")?.reason,
    ).toEqual(
      expected.includes("bringVehicleIn") ? { kind: "trade-in" } : undefined,
    );
  },
);

test("a balance above the offer is negative equity, and one without a loan counts for nothing", () => {
  const owing = (financeType: string) =>
    offersFor(
      { wholeRough: 11_000, wholeAvg: 12_000 },
      { ageYears: 4, miles: 60_000 },
      { ...GOOD_ANSWERS, "2001000": financeType, "2002000": "$15,500" },
    );
  const withLoan = owing("loan");
  expect(withLoan.balanceCents).toBe(15_500_00);
  expect(toPriced(withLoan.visibleOffers[0]).equityCents).toBe(-3_500_00);
  const withoutLoan = owing("none");
  expect(withoutLoan.balanceCents).toBe(0);
  expect(toPriced(withoutLoan.visibleOffers[0]).equityCents).toBe(12_000_00);
});

test("an offer of 7 days holds to the end of the seventh day at the store, also when its clocks change", () => {
  const chicago = (at: string) =>
    buildTradeOffers({
      ...requestFor({}, { ageYears: 4, miles: 60_000 }),
      nowMs: Date.parse(at),
    });
  // Clocks go back on 2026-11-01, and forward on 2026-03-08.
  expect(chicago("2026-10-30T23:30:00-05:00")).toMatchObject({
    goodThrough: "2026-11-06",
    validUntilMs: Date.parse("2026-11-07T00:00:00-06:00"),
  });
  expect(chicago("2026-03-04T00:10:00-06:00")).toMatchObject({
    goodThrough: "2026-03-11",
    validUntilMs: Date.parse("2026-03-12T00:00:00-05:00"),
  });
});

const pickAnswers = fc.record(
  Object.fromEntries(
    trade.questions.map(({ questionId, answers }) => [
      String(questionId),
      answers.length > 0
        ? fc.constantFrom(...answers.map(({ value }) => value))
        : fc.integer({ min: 0, max: 40_000 }).map(String),
    ]),
  ),
);

test("an offer's lines add up to its price, and its payments too, whatever was answered", () => {
  let pricedCount = 0;
  fc.assert(
    fc.property(
      pickAnswers,
      fc.integer({ min: 500, max: 60_000 }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 0, max: 200_000 }),
      fc.subarray(trade.options.map(({ optionId }) => optionId)),
      fc.integer({ min: 0, max: 30 }),
      (answers, listingPrice, ageYears, miles, optionIds, driveDays) => {
        const wholeAvg = Math.round(listingPrice * 0.84);
        const offers = buildTradeOffers({
          ...requestFor(
            { listingPrice, wholeAvg, wholeRough: Math.round(wholeAvg * 0.86) },
            { ageYears, miles },
          ),
          answers,
          optionIds,
          driveDays,
        });
        expect(offers.visibleOffers).not.toEqual([]);
        for (const offer of offers.visibleOffers) {
          if (!("lines" in offer)) continue;
          pricedCount += 1;
          const total = offer.estimatedFinalPriceCents;
          expect(sumCents(offer.lines)).toBe(total);
          expect(total).toBeGreaterThan(0);
          expect(offer.equityCents).toBe(total - offers.balanceCents);
          if (offer.payments.length > 0)
            expect(sumCents(offer.payments)).toBe(total);
          expect(offer.lines.every(({ cents }) => Number.isInteger(cents)))
            // A line of nothing would only be noise.
            .toBe(true);
          expect(offer.lines.some(({ cents }) => cents === 0)).toBe(false);
        }
      },
    ),
    { numRuns: 500 },
  );
  expect(pricedCount).toBeGreaterThan(100);
});

function sumCents(parts: readonly { readonly cents: number }[]): number {
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}

function toPriced(offer: TradeOffer | undefined): PricedOffer {
  if (offer === undefined || !("lines" in offer))
    throw new Error("The offer has no price.");
  return offer;
}

function offersFor(
  values: Partial<ValuesDollars>,
  vehicle: { readonly ageYears: number; readonly miles: number },
  answers: OfferRequest["answers"] = GOOD_ANSWERS,
) {
  return buildTradeOffers({ ...requestFor(values, vehicle), answers });
}

function requestFor(
  values: Partial<ValuesDollars>,
  vehicle: { readonly ageYears: number; readonly miles: number },
): OfferRequest {
  const middleDollars = values.wholeAvg ?? 12_000;
  const valuation: Valuation = {
    status: "valued",
    valuesDollars: {
      wholeXclean: 15_000,
      wholeClean: 14_000,
      wholeAvg: 13_000,
      wholeRough: 12_000,
      tradeinXclean: 14_400,
      tradeinClean: 13_400,
      tradeinAvg: 12_500,
      tradeinRough: 11_500,
      listingPrice: 16_000,
      ...values,
    },
    range: {
      lowDollars: middleDollars * 0.9,
      middleDollars,
      highDollars: middleDollars * 1.1,
    },
    source: "own-book",
    isMovedByAskingPrices: false,
  };
  return {
    trade,
    costs: pricing,
    vehicle: { year: 2020, make: "Toyota", model: "Camry", ...vehicle },
    valuation,
    answers: GOOD_ANSWERS,
    optionIds: [],
    isTradingIn: false,
    driveDays: 0,
    nowMs: Date.parse("2026-07-02T12:00:00-05:00"),
    timeZone: "America/Chicago",
  };
}
