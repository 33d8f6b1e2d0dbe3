import fc from "fast-check";
import { expect, test } from "vitest";
import { createIndexBuilder } from "#app/adapters/inventory-index/build/build-index.server.ts";
import { createInventoryIndex } from "#app/adapters/inventory-index/search/inventory-index.server.ts";
import { cleanNames } from "#app/domain/gate/price-talk.ts";
import {
  makeSearchable,
  toListedVehicle,
} from "#app/domain/listing/list-vehicle.ts";
import { VALUE_KEYS, type ValueKey } from "#app/domain/inventory/facets.ts";
import type {
  FacetCount,
  InventoryResults,
  InventorySearch,
  Payments,
} from "#app/domain/inventory/search.ts";
import {
  CONDITIONS,
  type StockedVehicle,
} from "#app/domain/vehicle/vehicle.ts";
import { anyInventory, NOW_MS, RULES } from "./any-inventory.ts";
import { anyIndexSearch, SMALL_VALUES } from "./any-search.ts";
import { searchByHand } from "./search-oracle.ts";

function buildIndex(inventory: readonly StockedVehicle[]) {
  const searchable = inventory.map((it) => makeSearchable(it, RULES, NOW_MS));
  const builder = createIndexBuilder();
  for (const vehicle of searchable) builder.add(vehicle);
  return { index: createInventoryIndex(builder.finish(1)), searchable };
}

test("the index answers 1,000 searches on random inventories as a reading by hand does", () => {
  let answeredCount = 0;
  fc.assert(
    fc.property(
      anyInventory(),
      fc.array(anyIndexSearch(), { minLength: 10, maxLength: 10 }),
      (inventory, searches) => {
        const { index, searchable } = buildIndex(inventory);
        for (const search of searches) {
          const expected = searchByHand(searchable, search);
          if (expected.vins.length > 0) answeredCount++;
          expect(plain(index.search(search))).toEqual(expected);
        }
      },
    ),
    { numRuns: 100 },
  );
  // About 150 of the random searches find something; with none of them nothing would be compared.
  expect(answeredCount).toBeGreaterThan(50);
});

test("the nearest first are one store after the other, each as it stands by itself, without a change of counts", () => {
  fc.assert(
    fc.property(
      anyInventory(),
      anyIndexSearch(),
      fc.shuffledSubarray([...SMALL_VALUES.store], {
        minLength: SMALL_VALUES.store.length,
      }),
      (inventory, asked, nearestStores) => {
        const { index } = buildIndex(inventory);
        const listAll = (search: InventorySearch) => {
          const { pageCount } = index.search({ ...search, page: 1 });
          return Array.from({ length: pageCount }, (_, at) =>
            index.search({ ...search, page: at + 1 }),
          );
        };
        const newest = listAll({ ...asked, sort: "newest" });
        const nearest = listAll({ ...asked, sort: "nearest", nearestStores });
        const listVins = (answers: readonly InventoryResults[]) =>
          answers.flatMap(({ vehicles }) => vehicles);
        expect(listVins(nearest)).toEqual(
          nearestStores.flatMap((id) =>
            listVins(newest).filter(({ storeId }) => storeId === id),
          ),
        );
        expect(nearest.map((it) => ({ ...it, vehicles: [] }))).toEqual(
          newest.map((it) => ({ ...it, vehicles: [] })),
        );
        const unplaced = index.search({ ...asked, sort: "nearest", page: 1 });
        expect(unplaced).toEqual(newest[0]);
      },
    ),
    { numRuns: 100 },
  );
});

test("the lowest payments first are the order of a reading by hand, without a change of counts", () => {
  const years = [{ max: 2018 }, { min: 2019 }];
  const payments: Payments = {
    classes: CONDITIONS.flatMap((condition) =>
      years.map((of) => ({ condition, years: of })),
    ),
    estimateMonthlyCents: ({ salePriceCents, requiredAddOns, ...facts }) =>
      salePriceCents === null
        ? null
        : Math.ceil(
            (salePriceCents +
              requiredAddOns.reduce((sum, it) => sum + it.priceCents, 0)) /
              (facts.year < 2019 ? 40 : 60),
          ) + (facts.condition === "new" ? 0 : 2_000),
  };
  fc.assert(
    fc.property(anyInventory(), anyIndexSearch(), (inventory, asked) => {
      const { index } = buildIndex(inventory);
      const listAll = (search: InventorySearch) => {
        const { pageCount } = index.search({ ...search, page: 1 });
        return Array.from({ length: pageCount }, (_, at) =>
          index.search({ ...search, page: at + 1 }),
        );
      };
      const newest = listAll({ ...asked, sort: "newest" });
      const lowest = listAll({ ...asked, sort: "payment", payments });
      const byHand = newest
        .flatMap(({ vehicles }) => vehicles)
        .map((vehicle) => ({
          vehicle,
          monthly: payments.estimateMonthlyCents(vehicle) ?? 1e12,
        }))
        .sort((a, b) => a.monthly - b.monthly);
      expect(lowest.flatMap(({ vehicles }) => vehicles)).toEqual(
        byHand.map(({ vehicle }) => vehicle),
      );
      expect(lowest.map((it) => ({ ...it, vehicles: [] }))).toEqual(
        newest.map((it) => ({ ...it, vehicles: [] })),
      );
      const { vehicles } = index.search({ ...asked, sort: "payment", page: 1 });
      const [cheapest] = listAll({ ...asked, sort: "priceLow" });
      expect(vehicles).toEqual(cheapest?.vehicles);
    }),
    { numRuns: 100 },
  );
});

test("every vehicle is found by its VIN with the card that was listed", () => {
  fc.assert(
    fc.property(anyInventory(), (inventory) => {
      const { index } = buildIndex(inventory);
      for (const stocked of inventory)
        expect(index.find(stocked.vehicle.vin)).toEqual(
          // A stock number that is the price is left out (Assumption A134).
          toListedVehicle(
            { ...stocked, vehicle: cleanNames(stocked.vehicle) },
            RULES,
            NOW_MS,
          ),
        );
      expect(index.find("1HGNOSUCHVEHICLE0")).toBeNull();
      expect(index.find("STOCK7")).toBeNull();
    }),
    { numRuns: 20 },
  );
});

test("similar vehicles share the body style while there are such, and never include the vehicle itself", () => {
  fc.assert(
    fc.property(anyInventory(), (inventory) => {
      const { index } = buildIndex(inventory);
      for (const { vehicle } of inventory.slice(0, 5)) {
        const similar = index.similar(vehicle, 6);
        const others = inventory.length - 1;
        expect(similar).toHaveLength(Math.min(6, others));
        expect(similar.map(({ vin }) => vin)).not.toContain(vehicle.vin);
        const alike = inventory.filter(
          (it) => it.vehicle.bodystyle === vehicle.bodystyle,
        );
        const alikeFound = similar.filter(
          ({ bodystyle }) => bodystyle === vehicle.bodystyle,
        );
        expect(alikeFound).toHaveLength(Math.min(6, alike.length - 1));
      }
    }),
    { numRuns: 30 },
  );
});

/** The answer as the reading by hand gives it: VINs for cards, no labels. */
function plain({ version, vehicles, ...results }: InventoryResults) {
  expect(version).toBe(1);
  const counts: Partial<Record<ValueKey, readonly FacetCount[]>> = {};
  for (const key of VALUE_KEYS)
    counts[key] = results.counts[key].map(({ value, count }) => ({
      value,
      count,
    }));
  return { ...results, counts, vins: vehicles.map(({ vin }) => vin) };
}
