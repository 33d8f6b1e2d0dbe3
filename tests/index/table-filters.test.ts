import fc from "fast-check";
import { expect, test } from "vitest";
import { createIndexBuilder } from "#app/adapters/inventory-index/build/build-index.server.ts";
import { createInventoryIndex } from "#app/adapters/inventory-index/search/inventory-index.server.ts";
import { EVERYTHING, PROFILE_SORT_KEYS } from "#app/domain/inventory/search.ts";
import { makeSearchable } from "#app/domain/listing/list-vehicle.ts";
import { anyInventory, NOW_MS, RULES } from "./any-inventory.ts";
import { anyIndexSearch } from "./any-search.ts";
import { anyTableFilters } from "./any-table-filter.ts";
import { searchByHand } from "./search-oracle.ts";

/** Beside other filters there is seldom anything left to part. */
const oftenAlone = fc.oneof(
  anyIndexSearch(),
  fc
    .constantFrom(...PROFILE_SORT_KEYS)
    .map((sort) => ({ ...EVERYTHING, sort })),
);

test("table filters, beside any other search, leave, count and order what a reading by hand does", () => {
  let found = 0;
  fc.assert(
    fc.property(
      anyInventory(),
      fc.array(fc.tuple(oftenAlone, anyTableFilters()), {
        minLength: 10,
        maxLength: 10,
      }),
      (inventory, searches) => {
        const searchable = inventory.map((it) =>
          makeSearchable(it, RULES, NOW_MS),
        );
        const builder = createIndexBuilder();
        for (const vehicle of searchable) builder.add(vehicle);
        const index = createInventoryIndex(builder.finish(1));
        for (const [search, table] of searches) {
          const asked = { ...search, table };
          const expected = searchByHand(searchable, asked);
          const { vehicles, ...results } = index.search(asked);
          found += vehicles.length;
          expect(vehicles.map(({ vin }) => vin)).toEqual(expected.vins);
          expect(results).toMatchObject({
            total: expected.total,
            pageCount: expected.pageCount,
            conditionCounts: expected.conditionCounts,
            rangeFacets: expected.rangeFacets,
            ceilingCounts: expected.ceilingCounts,
            counts: expected.counts,
          });
        }
      },
    ),
    { numRuns: 100 },
  );
  expect(found).toBeGreaterThan(500);
});
