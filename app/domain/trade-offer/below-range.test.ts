import { expect, test } from "vitest";
import { compareToRange } from "./below-range.ts";
import type { OfferLine, PricedOffer } from "./trade-offer.ts";

const RANGE = { lowDollars: 4_800 };

function offerOf(valueCents: number, takenCents: readonly number[]) {
  const lines: readonly OfferLine[] = [
    {
      kind: "value",
      priceKey: "listingPrice",
      percent: 100,
      cents: valueCents,
    },
    ...takenCents.map((cents) => ({
      kind: "advertising" as const,
      cents: -cents,
    })),
  ];
  const netCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  return {
    type: "moreCashLater",
    reason: { kind: "none-matched" },
    lines,
    payments: [],
    estimatedFinalPriceCents: netCents,
    equityCents: netCents,
  } satisfies PricedOffer;
}

test.each([
  ["within the range", 650_600, [99_500]],
  ["at its low end", 480_000, []],
  ["above it", 2_000_000, [99_500]],
])("an offer %s fits", (_, valueCents, taken) => {
  expect(compareToRange(offerOf(valueCents, taken), RANGE).kind).toBe("fits");
});

test("an offer that its costs bring below the range says their sum to the cent", () => {
  const offer = offerOf(650_600, [99_500, 68_212, 35_803]);
  expect(compareToRange(offer, RANGE)).toEqual({
    kind: "taken-below",
    takenCents: 203_515,
  });
});

test("an offer that begins below the range is not explained by its costs", () => {
  expect(compareToRange(offerOf(470_000, [99_500]), RANGE).kind).toBe("below");
});

test("what has no price contradicts no range", () => {
  const visit = {
    type: "bringVehicleIn",
    reason: { kind: "nothing-left" },
    estimatedFinalPriceCents: null,
  } as const;
  expect(compareToRange(visit, RANGE).kind).toBe("fits");
  expect(compareToRange(undefined, RANGE).kind).toBe("fits");
});
