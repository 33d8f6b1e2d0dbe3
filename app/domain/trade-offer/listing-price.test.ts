import { expect, test } from "vitest";
import { findListingCents } from "./listing-price.ts";
import type { OfferLine } from "./trade-offer.ts";

const value = {
  kind: "value",
  priceKey: "listingPrice",
  percent: 100,
  cents: 827_600,
} as const;
const told: readonly OfferLine[] = [
  { kind: "option", optionId: "leather", cents: 40_000 },
  { kind: "deduction", questionId: 1001000, answer: "fair", cents: -120_000 },
];
const costs: readonly OfferLine[] = [
  { kind: "advertising", cents: -99_500 },
  { kind: "document-fee", cents: -35_803 },
];

test("a car is listed for its listing price with all that was told of it, before our costs", () => {
  expect(findListingCents([value, ...told, ...costs])).toBe(747_600);
  expect(findListingCents([value, ...costs])).toBe(827_600);
});

test("what is not sold for the shopper, or starts from anything else, has no listing price", () => {
  const adjustment = { kind: "adjustment", cents: 10_000 } as const;
  expect(findListingCents([value, ...told])).toBeNull();
  expect(findListingCents([value, adjustment, ...costs])).toBeNull();
  expect(findListingCents([{ ...value, percent: 90 }, ...costs])).toBeNull();
  expect(
    findListingCents([{ ...value, priceKey: "wholeAvg" }, ...costs]),
  ).toBeNull();
});
