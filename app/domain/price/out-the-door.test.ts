import fc from "fast-check";
import { expect, test } from "vitest";
import { computeAdvertisedPrice } from "./advertised-price.ts";
import { computeOutTheDoor } from "./out-the-door.ts";

const CHARGES = {
  taxPercentByState: { IL: 6.25, IN: 7, OR: 0 },
  titleAndRegistrationCentsByState: { IL: 31_600, IN: 5135, OR: 0, WI: 100 },
};
const price = (
  totalDollars: number,
  excludedDocumentFeeCents: number | null,
) => ({
  totalCents: totalDollars * 100,
  excludedDocumentFeeCents,
});

test("the price as shown, sales tax on it, title and plates; what the state charges is an estimate", () => {
  expect(computeOutTheDoor(price(25_089, null), "IL", CHARGES)).toEqual({
    stateShort: "IL",
    taxPercent: 6.25,
    lines: [
      { kind: "advertised-price", cents: 2_508_900, isEstimate: false },
      // 156,806.25, rounded once.
      { kind: "sales-tax", cents: 156_806, isEstimate: true },
      { kind: "title-and-registration", cents: 31_600, isEstimate: true },
    ],
    totalCents: 2_697_306,
  });
});

test("a document fee outside the advertised price is a line of its own, and taxed with it", () => {
  expect(computeOutTheDoor(price(20_000, 35_803), "IN", CHARGES)).toEqual({
    stateShort: "IN",
    taxPercent: 7,
    lines: [
      { kind: "advertised-price", cents: 2_000_000, isEstimate: false },
      { kind: "document-fee", cents: 35_803, isEstimate: false },
      // 142,506.21
      { kind: "sales-tax", cents: 142_506, isEstimate: true },
      { kind: "title-and-registration", cents: 5135, isEstimate: true },
    ],
    totalCents: 2_183_444,
  });
});

test("half a cent of tax goes up", () => {
  // 6.25 % of $2 is 12.5 cents.
  expect(
    computeOutTheDoor(price(2, null), "IL", CHARGES)?.lines[1]?.cents,
  ).toBe(13);
});

test("a state without a tax has a tax of nothing; one that a table lacks has no estimate", () => {
  expect(computeOutTheDoor(price(9000, null), "OR", CHARGES)?.totalCents).toBe(
    900_000,
  );
  for (const state of ["WI", "TX", "", "il", "constructor", "__proto__"])
    expect(computeOutTheDoor(price(9000, null), state, CHARGES)).toBeNull();
});

test("both ways to advertise come to the same cent, because nothing is rounded before the tax", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.constantFrom("IL", "IN", "OR"),
      (salePriceCents, documentFeeCents, state) => {
        const totals = (["total", "excludingDocumentFee"] as const).map(
          (advertise) => {
            const shown = computeAdvertisedPrice(
              { salePriceCents, oldPriceCents: null, requiredAddOns: [] },
              { advertise, documentFeeCents },
            );
            const found = shown && computeOutTheDoor(shown, state, CHARGES);
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
