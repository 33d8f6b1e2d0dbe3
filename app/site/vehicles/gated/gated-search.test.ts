import fc from "fast-check";
import { expect, test } from "vitest";
import { type Gate, OPEN_GATE } from "#app/domain/gate/gate.ts";
import { EVERYTHING, PROFILE_SORT_KEYS } from "#app/domain/inventory/search.ts";
import { gateSearch } from "./gated-search.ts";

const INVENTORY = {
  conditions: ["new", "used", "certified"],
  search: { sortOptions: PROFILE_SORT_KEYS, defaultSort: "newest" as const },
  pricing: {
    lockedPriceBandsDollars: [10_000, 20_000, 30_000],
    paymentBandsDollars: [200, 300, 400],
  },
} as const;
const LOCKED: Gate = { ...OPEN_GATE, lockedPriceGroups: ["used"] };

test("an open gate leaves the search as it is", () => {
  const search = { ...EVERYTHING, ranges: { price: { max: 18_765 } } };
  const gated = gateSearch(search, OPEN_GATE, INVENTORY);
  expect(gated.search).toEqual(search);
  expect(gated.arePricesLocked).toBe(false);
});

test("behind a lock a price range only ever ends at a public band, and never loses what was asked for", () => {
  const dollars = fc.option(fc.integer({ min: 1, max: 60_000 }), {
    nil: undefined,
  });
  fc.assert(
    fc.property(dollars, dollars, (min, max) => {
      const price = {
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      };
      const { search } = gateSearch(
        { ...EVERYTHING, ranges: { price } },
        LOCKED,
        INVENTORY,
      );
      const snapped = search?.ranges.price ?? {};
      for (const end of [snapped.min, snapped.max])
        if (end !== undefined)
          expect(INVENTORY.pricing.lockedPriceBandsDollars).toContain(end);
      expect(snapped.min ?? 0).toBeLessThanOrEqual(min ?? 0);
      expect(snapped.max ?? Infinity).toBeGreaterThanOrEqual(max ?? Infinity);
    }),
  );
});

test.each([
  [150, { payment: { max: 200 } }],
  [300, { payment: { max: 300 } }],
  [301, { payment: { max: 400 } }],
  [401, {}],
])("behind a lock a payment of %i widens to a public one", (max, ranges) => {
  const asked = { ...EVERYTHING, ranges: { payment: { max } } };
  const { search } = gateSearch(asked, LOCKED, INVENTORY);
  expect(search?.ranges).toEqual(ranges);
});

test("behind a lock neither price order nor price drops are to be had", () => {
  const { search, sort } = gateSearch(
    {
      ...EVERYTHING,
      sort: "priceLow",
      values: { great_deals: ["premium_upgrades", "price_drop"] },
    },
    LOCKED,
    INVENTORY,
  );
  expect(search?.sort).toBeNull();
  expect(sort).toBe("newest");
  expect(search?.values).toEqual({ great_deals: ["premium_upgrades"] });
});

test.each([
  [["newest", "priceLow", "year"], "newest"],
  [["priceLow", "mileage", "year"], "mileage"],
  [["priceLow"], "newest"],
] as const)(
  "a profile that offers %s and starts with the lowest price has %s behind a lock",
  (sortOptions, behindLock) => {
    const inventory = {
      ...INVENTORY,
      search: { sortOptions, defaultSort: "priceLow" as const },
    };
    expect(gateSearch(EVERYTHING, OPEN_GATE, inventory).sort).toBe("priceLow");
    expect(gateSearch(EVERYTHING, LOCKED, inventory).sort).toBe(behindLock);
    const newest = { ...EVERYTHING, sort: "newest" } as const;
    expect(gateSearch(newest, OPEN_GATE, inventory).sort).toBe("newest");
  },
);

test("a lock on one group does not bind the list of another", () => {
  const search = { ...EVERYTHING, condition: "new", sort: "priceLow" } as const;
  expect(gateSearch(search, LOCKED, INVENTORY).search).toEqual(search);
});

test("hidden groups are neither counted among the others nor found alone", () => {
  const gate: Gate = { ...OPEN_GATE, hiddenGroups: ["new", "used"] };
  const gated = gateSearch(EVERYTHING, gate, INVENTORY);
  expect(gated.search).toEqual({
    ...EVERYTHING,
    hiddenConditions: ["new", "used"],
  });
  expect(gated.conditions).toEqual(["certified"]);
  const hidden = { ...EVERYTHING, condition: "used" } as const;
  expect(gateSearch(hidden, gate, INVENTORY).search).toBeNull();
});
