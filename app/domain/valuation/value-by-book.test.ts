import { expect, test } from "vitest";
import { CAMRY_TO_VALUE } from "#tests/support/valued-vehicle.ts";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { computeAskingRatio } from "./asking-ratio.ts";
import type { BookAnswer } from "./book/book.ts";
import { valueByBook } from "./value-by-book.ts";
import type { VehicleToValue } from "./valuation.ts";

const loaded = loadStoreProfile("profiles/used-only");
if (!loaded.ok) throw new Error("The sample profile has faults.");
const settings = loaded.profile.trade.valuation;
const NOW_MS = Date.UTC(2026, 6, 1);

function askBook(
  answer: Partial<BookAnswer>,
  vehicle: Partial<VehicleToValue> = {},
  askingRatio = 1,
) {
  return valueByBook(
    { ...CAMRY_TO_VALUE, ...vehicle },
    {
      book: { ages: [0, 20], miles: [1_000, 200_000], gradedPercent: 0 },
      opened: {
        value: () => ({
          middle: 20_000,
          low: 17_000,
          high: 23_000,
          ageYears: 7,
          makeCount: 90,
          modelCount: 30,
          ...answer,
        }),
      },
    },
    settings,
    { nowMs: NOW_MS, askingRatio },
  );
}

test("wholesale and trade-in follow from the retail price of the book, condition by condition", () => {
  expect(askBook({})).toMatchObject({
    status: "valued",
    valuesDollars: {
      wholeXclean: 18_144,
      wholeClean: 17_472,
      wholeAvg: 16_800,
      wholeRough: 14_952,
      tradeinAvg: 16_128,
      listingPrice: 20_000,
    },
    range: { lowDollars: 14_280, middleDollars: 16_800, highDollars: 19_320 },
    source: "own-book",
    isMovedByAskingPrices: false,
  });
});

test.each([
  [14_000, 26_000, "valued"],
  [13_999, 26_000, "unsure"],
  [14_000, 26_100, "unsure"],
])(
  "a retail range from $%i to $%i around $20,000 is %s at a limit of 30 %",
  (low, high, status) => {
    const valuation = askBook({ low, high });
    expect(valuation.status).toBe(status);
    expect(valuation.range?.middleDollars).toBe(16_800);
    if (valuation.status === "unsure")
      expect(valuation.reason).toBe("wide-range");
  },
);

test.each([
  ["unknown-make", { makeCount: 0, modelCount: 0 }, {}],
  ["unknown-model", { modelCount: 0 }, {}],
  ["age-outside", { ageYears: 20.1 }, {}],
  ["miles-outside", {}, { miles: 200_001 }],
  ["miles-outside", {}, { miles: 999 }],
  ["miles-outside", {}, { miles: Number.NaN }],
] as const)(
  "a book that knows too little says %s and no figure",
  (reason, answer, vehicle) => {
    expect(askBook(answer, vehicle)).toEqual({
      status: "unsure",
      reason,
      range: null,
      source: "own-book",
    });
  },
);

test("our asking prices move every value by the same ratio, and it is said", () => {
  expect(askBook({}, {}, 1.05)).toMatchObject({
    valuesDollars: { wholeAvg: 17_640, listingPrice: 21_000 },
    isMovedByAskingPrices: true,
  });
});

test("fewer than five of our vehicles move nothing, so that no offer tells the price of one", () => {
  const asked = (count: number, askingDollars: number) =>
    computeAskingRatio(
      Array.from({ length: count }, () => ({
        askingDollars,
        bookDollars: 20_000,
      })),
      settings.askingPrices,
    );
  expect(asked(4, 25_000)).toBe(1);
  expect(asked(5, 22_000)).toBeCloseTo(1.1 ** (5 / 15), 10);
  expect(asked(10, 22_000)).toBeCloseTo(1.1 ** 0.5, 10);
  expect(asked(1_000, 90_000)).toBe(1.1);
  expect(asked(1_000, 2_000)).toBeCloseTo(1 / 1.1, 10);
  expect(asked(50, 20_000)).toBe(1);
});
