import fc from "fast-check";
import { expect, test } from "vitest";
import { computeAdvertisedPrice } from "./advertised-price.ts";
import {
  computeOutTheDoor,
  type DoorPrice,
  type OutTheDoor,
  toDoorPrice,
} from "./out-the-door.ts";

const RULES = {
  taxesTrade: "difference",
  isDocumentFeeTaxed: true,
  hasYearlyValueTax: false,
} as const;
const CHARGES = {
  IL: {
    taxPercent: 6.25,
    titleCents: 16_500,
    registrationCents: 15_100,
    ...RULES,
  },
  IN: {
    taxPercent: 7,
    titleCents: 1500,
    registrationCents: 3635,
    ...RULES,
    hasYearlyValueTax: true,
  },
  OR: { taxPercent: 0, titleCents: 0, registrationCents: 0, ...RULES },
  /** Invented: it taxes the whole price and leaves the document fee alone. */
  VA: {
    taxPercent: 4.15,
    titleCents: 1500,
    registrationCents: 4000,
    taxesTrade: "whole",
    isDocumentFeeTaxed: false,
    hasYearlyValueTax: true,
  },
} as const;
const price = (totalDollars: number, extraFeeCents = 0): DoorPrice => ({
  totalCents: totalDollars * 100,
  documentFeeCents: extraFeeCents,
  isDocumentFeeExtra: extraFeeCents > 0,
});
const getTax = (door: OutTheDoor | null) =>
  door?.lines.find(({ kind }) => kind === "sales-tax")?.cents;

test("the price as shown, sales tax on it, title and plates; what the state charges is an estimate", () => {
  expect(computeOutTheDoor(price(25_089), "IL", CHARGES)).toEqual({
    stateShort: "IL",
    taxPercent: 6.25,
    hasYearlyValueTax: false,
    tradeCreditCents: 0,
    lines: [
      { kind: "advertised-price", cents: 2_508_900, isEstimate: false },
      // 156,806.25, rounded once.
      { kind: "sales-tax", cents: 156_806, isEstimate: true },
      { kind: "title", cents: 16_500, isEstimate: true },
      { kind: "registration", cents: 15_100, isEstimate: true },
    ],
    totalCents: 2_697_306,
  });
});

test("a document fee outside the advertised price is a line of its own, and taxed with it", () => {
  expect(computeOutTheDoor(price(20_000, 35_803), "IN", CHARGES)).toEqual({
    stateShort: "IN",
    taxPercent: 7,
    hasYearlyValueTax: true,
    tradeCreditCents: 0,
    lines: [
      { kind: "advertised-price", cents: 2_000_000, isEstimate: false },
      { kind: "document-fee", cents: 35_803, isEstimate: false },
      // 142,506.21
      { kind: "sales-tax", cents: 142_506, isEstimate: true },
      { kind: "title", cents: 1500, isEstimate: true },
      { kind: "registration", cents: 3635, isEstimate: true },
    ],
    totalCents: 2_183_444,
  });
});

test("half a cent of tax goes up", () => {
  // 6.25 % of $2 is 12.5 cents.
  expect(getTax(computeOutTheDoor(price(2), "IL", CHARGES))).toBe(13);
});

test("a trade takes its worth off what is taxed where the state says so, and nothing elsewhere", () => {
  const trade = { worthCents: 500_000, owedCents: 200_000 };
  const illinois = computeOutTheDoor(price(20_000), "IL", CHARGES, trade);
  // 6.25 % of $15,000: what is owed on the trade changes nothing of it.
  expect(getTax(illinois)).toBe(93_750);
  expect(illinois?.tradeCreditCents).toBe(500_000);
  expect(illinois?.totalCents).toBe(2_000_000 + 93_750 + 31_600);
  const virginia = computeOutTheDoor(price(20_000), "VA", CHARGES, trade);
  expect(getTax(virginia)).toBe(83_000);
  expect(virginia?.tradeCreditCents).toBe(0);
});

test("a trade that is worth more than the car leaves nothing to tax", () => {
  const trade = { worthCents: 3_000_000, owedCents: 0 };
  expect(getTax(computeOutTheDoor(price(20_000), "IL", CHARGES, trade))).toBe(
    0,
  );
});

test("what is owed on a trade beyond its worth is a line, and part of the sum", () => {
  const trade = { worthCents: 500_000, owedCents: 800_000 };
  const door = computeOutTheDoor(price(20_000), "IL", CHARGES, trade);
  expect(door?.lines.at(-1)).toEqual({
    kind: "owed-on-trade",
    cents: 300_000,
    isEstimate: false,
  });
  expect(door?.totalCents).toBe(2_000_000 + 93_750 + 31_600 + 300_000);
});

test("a document fee that the state does not tax is left out of the tax, within the price or beside it", () => {
  const within = { ...price(20_000), documentFeeCents: 35_803 };
  // 4.15 % of $19,641.97
  expect(getTax(computeOutTheDoor(within, "VA", CHARGES))).toBe(81_514);
  expect(getTax(computeOutTheDoor(price(20_000, 35_803), "VA", CHARGES))).toBe(
    83_000,
  );
});

test("a state without a tax has a tax of nothing; one that the table lacks has no estimate", () => {
  expect(computeOutTheDoor(price(9000), "OR", CHARGES)?.totalCents).toBe(
    900_000,
  );
  for (const state of ["WI", "TX", "", "il", "constructor", "__proto__"])
    expect(computeOutTheDoor(price(9000), state, CHARGES)).toBeNull();
});

test("both ways to advertise come to the same cent, and the lines to the sum, whatever is traded in", () => {
  const anyCents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.constantFrom("IL", "IN", "OR", "VA"),
      fc.record({ worthCents: anyCents, owedCents: anyCents }),
      (salePriceCents, documentFeeCents, state, trade) => {
        const totals = (["total", "excludingDocumentFee"] as const).map(
          (advertise) => {
            const shown = computeAdvertisedPrice(
              { salePriceCents, oldPriceCents: null, requiredAddOns: [] },
              { advertise, documentFeeCents },
            );
            const found =
              shown &&
              computeOutTheDoor(toDoorPrice(shown), state, CHARGES, trade);
            const sum = found?.lines.reduce((all, it) => all + it.cents, 0);
            expect(found?.totalCents).toBe(sum);
            expect(Number.isSafeInteger(sum)).toBe(true);
            expect(sum).toBeGreaterThanOrEqual(
              salePriceCents + documentFeeCents,
            );
            return sum ?? NaN;
          },
        );
        expect(totals[0]).toBe(totals[1]);
      },
    ),
  );
});
