import fc from "fast-check";
import { expect, test } from "vitest";
import { type Gate, OPEN_GATE } from "#app/domain/gate/gate.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import { EVERYTHING, PROFILE_SORT_KEYS } from "#app/domain/inventory/search.ts";
import { makeSearchable } from "#app/domain/listing/list-vehicle.ts";
import { CONDITIONS, type Condition } from "#app/domain/vehicle/vehicle.ts";
import { createIndexBuilder } from "#app/adapters/inventory-index/build/build-index.server.ts";
import { createInventoryIndex } from "#app/adapters/inventory-index/search/inventory-index.server.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import { anyInventory, NOW_MS, RULES } from "#tests/index/any-inventory.ts";
import { anySearch } from "#tests/index/any-search.ts";
import { SAMPLE_ESTIMATOR } from "#tests/support/sample-estimator.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import { anyVisitorTerms } from "#tests/finance/any-visitor-terms.ts";
import { createGatedIndex, findSimilarBehindGate } from "./gated-index.ts";

const INVENTORY = {
  conditions: [...CONDITIONS],
  search: { sortOptions: PROFILE_SORT_KEYS, defaultSort: "newest" as const },
  pricing: {
    lockedPriceBandsDollars: [10_000, 20_000, 30_000],
    paymentBandsDollars: [150, 250, 350, 500, 650],
  },
  estimator: SAMPLE_ESTIMATOR,
};

function buildIndex(inventory: readonly StockedVehicle[]) {
  const builder = createIndexBuilder();
  for (const stocked of inventory)
    builder.add(makeSearchable(stocked, RULES, NOW_MS));
  return createInventoryIndex(builder.finish(1));
}

/** The same cars with other prices; in public bands they may move, so those of one band only. */
function repriced(
  { vehicle, ...stock }: StockedVehicle,
  cents: number,
): StockedVehicle {
  const isPriced = vehicle.salePriceCents !== null;
  const salePriceCents = isPriced ? cents : null;
  return {
    ...stock,
    vehicle: { ...vehicle, salePriceCents, oldPriceCents: null },
    priceHistory: [{ atMs: stock.firstSeenAtMs, salePriceCents }],
  };
}

const hiding = (...hiddenGroups: Condition[]): Gate => ({
  ...OPEN_GATE,
  hiddenGroups: CONDITIONS.filter((it) => hiddenGroups.includes(it)),
});
const LOCKED: Gate = { ...OPEN_GATE, lockedPriceGroups: CONDITIONS };

test("behind a gate that hides groups, every answer is the one of an inventory without them", () => {
  fc.assert(
    fc.property(
      anyInventory(),
      fc.array(anySearch(), { minLength: 5, maxLength: 5 }),
      fc.subarray([...CONDITIONS], { minLength: 1, maxLength: 2 }),
      (inventory, searches, hidden) => {
        const visible = inventory.filter(
          ({ vehicle }) => !hidden.includes(vehicle.condition),
        );
        const gated = createGatedIndex(
          buildIndex(inventory),
          hiding(...hidden),
          INVENTORY,
        );
        const without = createGatedIndex(
          buildIndex(visible),
          OPEN_GATE,
          INVENTORY,
        );
        for (const { hiddenConditions: _none, ...search } of searches) {
          const answer = gated.searchWithPayments(search);
          if (search.condition !== "all" && hidden.includes(search.condition)) {
            expect(answer).toBeNull();
            continue;
          }
          expect(withoutLabels(answer?.results)).toEqual(
            withoutLabels(without.searchWithPayments(search)?.results),
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});

/** How a dealer writes a name may follow the hidden ones' spelling. */
function withoutLabels(results: unknown): unknown {
  return JSON.parse(
    JSON.stringify(results, (key, value: unknown) =>
      key === "label" ? undefined : value,
    ),
  );
}

test("behind a lock no answer changes when prices change within their public bands, whatever the terms are", () => {
  const cents = fc.integer({ min: 1_100_000, max: 1_900_000 });
  fc.assert(
    fc.property(
      anyInventory(),
      fc.array(anySearch(), { minLength: 5, maxLength: 5 }),
      cents,
      cents,
      anyVisitorTerms,
      (inventory, searches, one, other, visitorTerms) => {
        const some = buildIndex(inventory.map((it) => repriced(it, one)));
        const others = buildIndex(
          inventory.map((it, at) => repriced(it, at % 2 === 0 ? other : one)),
        );
        for (const search of searches) {
          const answers = [some, others].map((index) =>
            toOutput(
              createGatedIndex(
                index,
                LOCKED,
                INVENTORY,
                visitorTerms,
              ).searchWithPayments(search),
            ),
          );
          expect(answers[0]).toEqual(answers[1]);
        }
      },
    ),
    { numRuns: 60 },
  );
});

/** What may leave the server of an answer: cards lose their prices on the way. */
function toOutput(
  answer: ReturnType<ReturnType<typeof createGatedIndex>["search"]>,
) {
  if (answer === null) return null;
  const { vehicles, ...rest } = answer.results;
  return {
    search: answer.search,
    ...rest,
    vins: vehicles.map(({ vin }) => vin),
  };
}

test("similar vehicles keep their order whatever their locked prices are", () => {
  const cents = fc.integer({ min: 500_000, max: 9_000_000 });
  fc.assert(
    fc.property(anyInventory(), cents, cents, (inventory, one, other) => {
      const some = buildIndex(inventory.map((it) => repriced(it, one)));
      const others = buildIndex(
        inventory.map((it, at) => repriced(it, at % 2 === 0 ? other : one)),
      );
      for (const { vehicle } of inventory.slice(0, 3)) {
        const vins = [some, others].map((index) =>
          findSimilarBehindGate(index, LOCKED, vehicle, 6).map(
            ({ vin }) => vin,
          ),
        );
        expect(vins[0]).toEqual(vins[1]);
      }
    }),
    { numRuns: 40 },
  );
});

test("similar vehicles of a hidden group are passed over, not missing", () => {
  fc.assert(
    fc.property(anyInventory(), (inventory) => {
      const index = buildIndex(inventory);
      const visible = inventory.filter(
        ({ vehicle }) => vehicle.condition !== "new",
      );
      for (const { vehicle } of visible.slice(0, 3)) {
        const similar = findSimilarBehindGate(index, hiding("new"), vehicle, 4);
        expect(similar).toHaveLength(Math.min(4, visible.length - 1));
        expect(similar.every(({ condition }) => condition !== "new")).toBe(
          true,
        );
      }
    }),
    { numRuns: 30 },
  );
});

test("a free price range on an open group counts no locked group by it", () => {
  const usedLocked: Gate = { ...OPEN_GATE, lockedPriceGroups: ["used"] };
  fc.assert(
    fc.property(
      anyInventory(),
      fc.integer({ min: 11_500, max: 19_500 }),
      fc.integer({ min: 11_500, max: 19_500 }),
      (inventory, limit, otherLimit) => {
        const index = buildIndex(
          inventory.map((it) => repriced(it, 1_500_000)),
        );
        const usedCount = (max: number) =>
          createGatedIndex(index, usedLocked, INVENTORY)
            .search(newBelow(max))
            ?.results.conditionCounts.find(({ value }) => value === "used")
            ?.count;
        expect(usedCount(limit)).toBe(usedCount(otherLimit));
      },
    ),
  );
});

function newBelow(max: number): InventorySearch {
  return { ...EVERYTHING, condition: "new", ranges: { price: { max } } };
}

test("two neighbouring bands have no price in common, and none is a single price", () => {
  fc.assert(
    fc.property(anyInventory(), (inventory) => {
      const index = buildIndex(inventory.map((it) => repriced(it, 2_000_000)));
      // Add-ons differ; the cheapest stands on the edge of two bands.
      const edge = index.search(EVERYTHING).rangeFacets.price.bounds?.min;
      fc.pre(edge !== undefined);
      const pricing = {
        ...INVENTORY.pricing,
        lockedPriceBandsDollars: [5_000, edge, 90_000],
      };
      const listVins = (price: { min?: number; max?: number }) =>
        createGatedIndex(index, LOCKED, { ...INVENTORY, pricing })
          .searchVisible({ ...EVERYTHING, ranges: { price } })
          .vehicles.map(({ vin }) => vin);
      const below = listVins({ min: 5_000, max: edge });
      const above = listVins({ min: edge, max: 90_000 });
      expect(below).not.toEqual([]);
      expect(below.filter((vin) => above.includes(vin))).toEqual([]);
      expect(listVins({ min: edge, max: edge })).toEqual(below);
    }),
    { numRuns: 30 },
  );
});

test("a word, VIN or stock number that only hidden vehicles have is read as one that nobody has", () => {
  const secret = aStockedVehicle({
    vin: "1HGCV1F34LA000002",
    condition: "new",
    stockNumber: "SECRET77",
    features: ["Sunr", "Sunrof"],
  });
  const known = aStockedVehicle({ features: ["Sunroof"] });
  const both = createGatedIndex(
    buildIndex([secret, known]),
    hiding("new"),
    INVENTORY,
  );
  const alone = buildIndex([known]);
  for (const keywords of [
    "sunrof",
    "sunro",
    "secret77",
    "000002",
    "la000002",
  ]) {
    const search = { ...EVERYTHING, keywords };
    expect(both.searchVisible(search).vehicles).toEqual(
      alone.search(search).vehicles,
    );
  }
  const nearly = { ...EVERYTHING, keywords: "sunr" };
  expect(both.searchVisible(nearly).total).toBe(1);
});
