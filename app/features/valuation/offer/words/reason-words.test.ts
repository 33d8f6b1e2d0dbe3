import { expect, test } from "vitest";
import type { TradeOfferType } from "#app/domain/store-profile/content/trade.ts";
import type { Rule } from "#app/domain/store-profile/fields/rule.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import { SAMPLE_VALUATION } from "#tests/support/sample-valuation.ts";
import { buildOfferView } from "./offer-words.ts";
import type { Said } from "./line-view.ts";
import { sayTradeLead, sayUnruled, sayWhyLater } from "./reason-words.ts";

const { profile } = await portsWith([]);

function listReasons(
  rules: readonly Rule[],
  type: TradeOfferType = "bringVehicleIn",
): readonly string[] {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const offer = {
    type,
    reason: { kind: "rules", rules },
    estimatedFinalPriceCents: null,
  } as const;
  const said = {
    trade: profile.trade,
    language: "en",
    balanceCents: 0,
    miles: 41_000,
    year: 2008,
    answers: {},
    offered: [offer],
    t,
  };
  return buildOfferView(offer, { ...said, language: "en" }).reasons;
}

const atLeast = {
  object: "prices",
  key: "wholeRough",
  operator: ">=",
  ruleValue: "10000",
} as const;
const atMost = { ...atLeast, operator: "<=", ruleValue: "20000" } as const;

test("the ends of a value are no reason: their sums would contradict the range beside it", () => {
  expect(listReasons([atLeast, atMost])).toEqual([]);
  expect(listReasons([atMost], "cashNow")).toEqual([]);
});

const old = { ...atLeast, object: "vehicle", key: "ageYears" } as const;
const driven = { ...old, key: "miles" } as const;

test.each([
  [[old, driven], "A 2008 with 41,000 miles needs a look first."],
  [[old], "A 2008 needs a look first."],
  [[driven, atMost], "A car with 41,000 miles needs a look first."],
  [[{ ...old, key: "make" }], "It meets the terms of this offer."],
] as const)("why a car has to be seen is told of itself: %#", (rules, said) => {
  expect(listReasons(rules)).toEqual([said]);
});

test("a car that is sold for its owner because of its age is told by its year", () => {
  expect(listReasons([old], "moreCashLater")).toEqual([
    "Because it’s a 2008, we can also sell it for you.",
  ]);
});

test("more cash later has one reason: on which side of the values that get cash at once the car lies, and its age", () => {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const { trade } = profile;
  const sayOf = (
    types: readonly TradeOfferType[],
    wholeRough: number,
    cashNow: typeof trade.offers.cashNow = trade.offers.cashNow,
  ) =>
    sayWhyLater(
      {
        offers: {
          visibleOffers: types.map((type) => ({
            type,
            reason: { kind: "none-matched" },
            estimatedFinalPriceCents: null,
          })),
        },
        valuation: {
          ...SAMPLE_VALUATION,
          valuesDollars: { ...SAMPLE_VALUATION.valuesDollars, wholeRough },
        },
      },
      {
        trade: { ...trade, offers: { ...trade.offers, cashNow } },
        year: 2008,
        t,
      },
    );
  const byAge = "Since it’s a 2008, we can sell it for you.";
  expect(sayOf(["moreCashLater"], 9_999)).toEqual([
    "We only buy cars outright that bring $10,000 or more wholesale in rough condition. Yours would bring less.",
    byAge,
  ]);
  expect(sayOf(["moreCashLater"], 20_001)).toEqual([
    "We only buy cars outright that bring up to $20,000 wholesale in rough condition. Yours would bring more.",
    byAge,
  ]);
  // Of several bounds none is named.
  const [priceRule] = trade.offers.cashNow.priceRules;
  if (priceRule === undefined) throw new Error("The profile has a rule.");
  expect(
    sayOf(["moreCashLater"], 9_999, {
      ...trade.offers.cashNow,
      priceRules: [priceRule, priceRule],
    }),
  ).toEqual([
    "We buy cars outright from a certain wholesale value, and yours is worth less.",
    byAge,
  ]);
  expect(sayOf(["cashNow", "moreCashLater"], 15_000)).toBeNull();
  // What the answers take off has left nothing of a value that would get cash.
  expect(sayOf(["moreCashLater"], 15_000)).toBeNull();
  expect(
    sayOf(["moreCashLater"], 9_999, {
      ...trade.offers.cashNow,
      isEnabled: false,
    }),
  ).toBeNull();
  expect(
    sayOf(["moreCashLater"], 9_999, trade.offers.moreCashLater),
  ).toBeNull();
});

test("where the answers leave nothing, those that take something off are named", () => {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const say = (answers: Said["answers"], by?: "answers" | "costs") =>
    sayUnruled(
      { kind: "nothing-left", ...(by !== undefined && { by }) },
      { trade: profile.trade, language: "en", answers, t },
    );
  expect(
    say(
      {
        "1001000": "poor",
        "1002000": "yes",
        "4001000": "major",
        "4004000": "branded",
      },
      "answers",
    ),
  ).toBe(
    "With poor condition, a warning light, a major accident and a branded title, nothing would be left for an online offer. Our buyer should see it.",
  );
  expect(say({ "1001000": "good" }, "costs")).toBe(
    "After the costs of selling it, nothing would be left for you. Our buyer should see it.",
  );
});

test("a trade that waits for its visit is told on which side of what is priced online it lies", () => {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const { trade } = profile;
  const sayOf = (wholeRough: number) =>
    sayTradeLead(
      {
        ...SAMPLE_VALUATION,
        valuesDollars: { ...SAMPLE_VALUATION.valuesDollars, wholeRough },
      },
      { trade, t },
    );
  const person = "so our buyer prices it in person and writes it down.";
  expect(sayOf(9_999)).toBe(
    `Yours would bring less than $10,000 wholesale in rough condition, ${person}`,
  );
  expect(sayOf(20_001)).toBe(
    `Yours would bring more than $20,000 wholesale in rough condition, ${person}`,
  );
  // What would be paid for at once waits for another reason, which is not told here.
  expect(sayOf(15_000)).toBe(
    "Our buyer looks it over with you and writes down a number.",
  );
});
