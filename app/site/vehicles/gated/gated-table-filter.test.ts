import fc from "fast-check";
import { expect, test } from "vitest";
import { type Gate, OPEN_GATE } from "#app/domain/gate/gate.ts";
import { EVERYTHING, PROFILE_SORT_KEYS } from "#app/domain/inventory/search.ts";
import { makeSearchable } from "#app/domain/listing/list-vehicle.ts";
import {
  type TableFilter,
  buildTableFilters,
} from "#app/domain/inventory/table-filter.ts";
import {
  CONDITIONS,
  type StockedVehicle,
} from "#app/domain/vehicle/vehicle.ts";
import { createIndexBuilder } from "#app/adapters/inventory-index/build/build-index.server.ts";
import { createInventoryIndex } from "#app/adapters/inventory-index/search/inventory-index.server.ts";
import { anyInventory, NOW_MS, RULES } from "#tests/index/any-inventory.ts";
import { anyTableFilters } from "#tests/index/any-table-filter.ts";
import { SAMPLE_ESTIMATOR } from "#tests/support/sample-estimator.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import { createGatedIndex } from "./gated-index.ts";

const INVENTORY = {
  conditions: [...CONDITIONS],
  search: { sortOptions: PROFILE_SORT_KEYS, defaultSort: "newest" as const },
  pricing: {
    lockedPriceBandsDollars: [10_000, 20_000, 30_000],
    paymentBandsDollars: [150, 250, 350, 500, 650],
  },
  estimator: SAMPLE_ESTIMATOR,
};
const USED_LOCKED: Gate = { ...OPEN_GATE, lockedPriceGroups: ["used"] };
const LISTS_LOCKED: Gate = {
  ...OPEN_GATE,
  search: { ...OPEN_GATE.search, arePricesLocked: true },
};

function ask(
  inventory: readonly StockedVehicle[],
  gate: Gate,
  filters: readonly TableFilter[],
  lockedTexts: "filtered" | "dropped" = "filtered",
) {
  const builder = createIndexBuilder();
  for (const stocked of inventory)
    builder.add(makeSearchable(stocked, RULES, NOW_MS));
  const index = createInventoryIndex(builder.finish(1));
  const table = buildTableFilters(filters) ?? expect.fail();
  const pricing = { ...INVENTORY.pricing, lockedTexts };
  return createGatedIndex(index, gate, {
    ...INVENTORY,
    pricing,
  }).searchWithPayments({
    ...EVERYTHING,
    table,
  })?.results;
}

test("no table filter tells one locked price from another, however far apart they are", () => {
  const cents = fc.integer({ min: 100, max: 9_000_000 });
  fc.assert(
    fc.property(
      anyInventory(40),
      anyTableFilters(),
      fc.array(cents, { minLength: 5, maxLength: 5 }),
      fc.constantFrom(USED_LOCKED, LISTS_LOCKED),
      (inventory, { filters }, others, gate) => {
        const isLocked = ({ vehicle }: StockedVehicle) =>
          gate === LISTS_LOCKED || vehicle.condition === "used";
        const repriced = inventory.map((stocked, at) => {
          const salePriceCents = others[at % others.length] ?? null;
          return isLocked(stocked)
            ? {
                ...stocked,
                vehicle: { ...stocked.vehicle, salePriceCents },
                priceHistory: [{ atMs: 0, salePriceCents }],
              }
            : stocked;
        });
        const [one, other] = [inventory, repriced].map((it) =>
          ask(it, gate, filters),
        );
        expect(other?.vehicles.map(({ vin }) => vin)).toEqual(
          one?.vehicles.map(({ vin }) => vin),
        );
        expect(other?.total).toBe(one?.total);
        expect(other?.conditionCounts).toEqual(one?.conditionCounts);
        expect(other?.counts.make_model).toEqual(one?.counts.make_model);
      },
    ),
    { numRuns: 100 },
  );
});

const LOCKED_CAR = aStockedVehicle({ vin: "1HGCV1F34LA000001" });
const OPEN_CAR = aStockedVehicle({
  vin: "1HGCV1F34LA000002",
  condition: "certified",
});
const PRICE_MODES = ["equals", "notEquals", "lt", "lte", "gt", "gte"] as const;

test.each(PRICE_MODES)(
  "price %s finds open cars, and no locked one at any value",
  (mode) => {
    const found = new Set<string>();
    // 21,495 and the document fee, and its neighbours; then what is far below and above.
    for (const value of [0, 1, 21_852, 21_853, 21_854, 999_999_999])
      for (const { vin } of ask([LOCKED_CAR, OPEN_CAR], USED_LOCKED, [
        { field: "price", mode, value: String(value) },
      ])?.vehicles ?? [])
        found.add(vin);
    expect([...found]).toEqual([OPEN_CAR.vehicle.vin]);
  },
);

test("free texts that a profile keeps back with the price are unknown to filters, and those of open cars are not", () => {
  const find = (value: string, lockedTexts: "filtered" | "dropped") =>
    ask(
      [LOCKED_CAR, OPEN_CAR],
      USED_LOCKED,
      [{ field: "stockNumber", mode: "contains", value }],
      lockedTexts,
    )?.vehicles.map(({ vin }) => vin);
  const both = [LOCKED_CAR.vehicle.vin, OPEN_CAR.vehicle.vin];
  expect(find("a1001", "filtered")?.toSorted()).toEqual(both);
  expect(find("a1001", "dropped")).toEqual([OPEN_CAR.vehicle.vin]);
});

test("hidden cars pass no filter, not even one that says what they are not", () => {
  const hidden: Gate = { ...OPEN_GATE, hiddenGroups: ["used"] };
  const results = ask([LOCKED_CAR, OPEN_CAR], hidden, [
    { field: "trim", mode: "notEquals", value: "nothing has this" },
  ]);
  expect(results?.vehicles.map(({ vin }) => vin)).toEqual([
    OPEN_CAR.vehicle.vin,
  ]);
  expect(results?.total).toBe(1);
});
