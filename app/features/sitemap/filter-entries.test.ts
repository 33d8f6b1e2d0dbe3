import { expect, test } from "vitest";
import { fileURLToPath } from "node:url";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { createIndexBuilder } from "#app/adapters/inventory-index/build/build-index.server.ts";
import { createInventoryIndex } from "#app/adapters/inventory-index/search/inventory-index.server.ts";
import { OPEN_GATE } from "#app/domain/gate/gate.ts";
import { makeSearchable } from "#app/domain/listing/list-vehicle.ts";
import type { StockStatus } from "#app/domain/vehicle/availability.ts";
import { NOW_MS, RULES } from "#tests/index/any-inventory.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import { listFilterEntries } from "./filter-entries.server.ts";

const FOLDER = fileURLToPath(
  new URL("../../../profiles/franchise", import.meta.url),
);

function listAddressesOf(statuses: readonly StockStatus[]) {
  const loaded = loadStoreProfile(FOLDER, NOW_MS);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const builder = createIndexBuilder();
  statuses.forEach((stockStatus, at) =>
    builder.add(
      makeSearchable(
        aStockedVehicle({ vin: `1HGCM82633A00435${at}`, stockStatus }),
        RULES,
        NOW_MS,
      ),
    ),
  );
  const index = createInventoryIndex(builder.finish(1));
  return listFilterEntries({ index, profile: loaded.profile }, OPEN_GATE)
    .map(({ address }) => address)
    .filter((it) => it.startsWith("/search-vehicles/all-inventory/availab"));
}

test("a value that all cars have is no page of the sitemap, as no filter of the list leads to it", () => {
  expect(listAddressesOf(["in-stock", "in-stock"])).toEqual([]);
  expect(listAddressesOf(["in-stock", "in-transit"])).toEqual([
    "/search-vehicles/all-inventory/availability/in-stock",
    "/search-vehicles/all-inventory/availability/in-transit",
  ]);
});
