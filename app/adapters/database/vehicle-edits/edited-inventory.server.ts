import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { layOverStocked } from "#app/domain/vehicle-edits/lay-over.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import type {
  FeedInventory,
  InventoryStore,
} from "#app/ports/inventory-ports.ts";
import {
  type OverridesByVin,
  readEditsVersion,
  readOverrides,
} from "./edit-rows.server.ts";

/** Whoever reads the inventory of the site reads it here: feeds and edits are two databases, and one version. */
export function createEditedInventory(
  feed: FeedInventory,
  { db, bulkDb }: Pick<DatabaseArea<LeadsTables>, "db" | "bulkDb">,
): InventoryStore {
  return {
    // Both only rise, and so does their sum.
    readVersion: async () =>
      (await feed.readVersion()) + (await readEditsVersion(db)),

    async findVehicle(vin, hiddenConditions) {
      const stocked = await feed.findVehicle(vin, hiddenConditions);
      // A VIN that was never here costs as much time as one that somebody hides.
      const overrides = await readOverrides(db, vin, vin);
      return stocked === null ? null : layOverOne(stocked, overrides);
    },

    async *listForSale(batchSize, storeId) {
      for await (const batch of feed.listForSale(batchSize, storeId)) {
        const first = batch[0]?.vehicle.vin ?? "";
        const last = batch.at(-1)?.vehicle.vin ?? "";
        const overrides = await readOverrides(bulkDb, first, last);
        yield batch.flatMap((stocked) => layOverOne(stocked, overrides) ?? []);
      }
    },

    countVehicles: () => feed.countVehicles(),
    readLastImportAtMs: () => feed.readLastImportAtMs(),
  };
}

function layOverOne(
  stocked: StockedVehicle,
  overrides: OverridesByVin,
): StockedVehicle | null {
  const said = overrides.get(stocked.vehicle.vin);
  return said === undefined ? stocked : layOverStocked(stocked, said);
}
