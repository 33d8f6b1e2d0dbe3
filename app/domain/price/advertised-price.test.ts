import fc from "fast-check";
import { expect, test } from "vitest";
import {
  computeAdvertisedDollars,
  computeAdvertisedPrice,
  type PricePolicy,
} from "./advertised-price.ts";

const total: PricePolicy = { advertise: "total", documentFeeCents: 35803 };

test("the advertised total is the sale price, every required add-on and the document fee", () => {
  const price = computeAdvertisedPrice(
    {
      salePriceCents: 2463197,
      oldPriceCents: null,
      requiredAddOns: [{ name: "Wheel locks", priceCents: 9900 }],
    },
    total,
  );
  expect(price?.lines).toEqual([
    { kind: "vehicle", name: null, cents: 2463197 },
    { kind: "add-on", name: "Wheel locks", cents: 9900 },
    { kind: "document-fee", name: null, cents: 35803 },
  ]);
  expect(price?.totalCents).toBe(2508900);
  expect(price?.totalDollars).toBe(25089);
  expect(price?.excludedDocumentFeeCents).toBeNull();
});

test("the older disclaimer's policy leaves the document fee out and names it", () => {
  const price = computeAdvertisedPrice(
    { salePriceCents: 2000000, oldPriceCents: 2100000, requiredAddOns: [] },
    { advertise: "excludingDocumentFee", documentFeeCents: 35803 },
  );
  expect(price?.totalDollars).toBe(20000);
  expect(price?.oldTotalDollars).toBe(21000);
  expect(price?.excludedDocumentFeeCents).toBe(35803);
});

test("a vehicle without a sale price has no advertised price", () => {
  const unpriced = {
    salePriceCents: null,
    oldPriceCents: 100000,
    requiredAddOns: [],
  };
  expect(computeAdvertisedPrice(unpriced, total)).toBeNull();
  expect(computeAdvertisedDollars(unpriced, total)).toBeNull();
});

test("an old price is shown only when it is higher", () => {
  const price = computeAdvertisedPrice(
    { salePriceCents: 500000, oldPriceCents: 500000, requiredAddOns: [] },
    total,
  );
  expect(price?.oldTotalDollars).toBeNull();
});

test("the shown total is never below its breakdown and less than a dollar above it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 50_000_000 }),
      fc.array(fc.integer({ min: 0, max: 500_000 }), { maxLength: 4 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.constantFrom("total" as const, "excludingDocumentFee" as const),
      (salePriceCents, addOns, documentFeeCents, advertise) => {
        const price = computeAdvertisedPrice(
          {
            salePriceCents,
            oldPriceCents: null,
            requiredAddOns: addOns.map((priceCents) => ({
              name: "Add-on",
              priceCents,
            })),
          },
          { advertise, documentFeeCents },
        );
        const sum = price?.lines.reduce((cents, line) => cents + line.cents, 0);
        expect(sum).toBe(price?.totalCents);
        const shownCents = (price?.totalDollars ?? 0) * 100;
        expect(shownCents).toBeGreaterThanOrEqual(sum ?? Infinity);
        expect(shownCents - (sum ?? 0)).toBeLessThan(100);
      },
    ),
  );
});
