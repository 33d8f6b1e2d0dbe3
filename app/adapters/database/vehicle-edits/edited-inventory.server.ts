import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import {
  MOST_CHANGES,
  toVersion,
} from "#app/domain/inventory/inventory-mark.ts";
import { layOverStocked } from "#app/domain/vehicle-edits/lay-over.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import type {
  ChangingInventory,
  FeedInventory,
} from "#app/ports/inventory-ports.ts";
import {
  listVinsEditedSince,
  type OverridesByVin,
  readEditsVersion,
  readOverrides,
} from "./edit-rows.server.ts";

/** Whoever reads the inventory of the site reads it here: feeds and edits are two databases, and one version. */
export function createEditedInventory(
  feed: FeedInventory,
  { db, bulkDb }: Pick<DatabaseArea<LeadsTables>, "db" | "bulkDb">,
): ChangingInventory {
  const readMark = async () => ({
    feed: await feed.readVersion(),
    edits: await readEditsVersion(db),
  });
  return {
    readMark,
    readVersion: async () => toVersion(await readMark()),

    async readChanges(since) {
      const mark = await readMark();
      const fed = await feed.listChangedVins(since.feed, mark.feed);
      if (fed === null || mark.edits < since.edits) return null;
      const edited = await listVinsEditedSince(db, since.edits);
      const vins = [...new Set([...fed, ...edited])].toSorted();
      if (vins.length > MOST_CHANGES) return null;
      const [first = "", last = first] = [vins[0], vins.at(-1)];
      // What changes between these readings is among the next changes, too.
      const overrides = await readOverrides(db, first, last);
      const stocked = await feed.listVehicles(vins);
      return {
        mark,
        vins,
        vehicles: stocked.flatMap((it) => layOverOne(it, overrides) ?? []),
      };
    },

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
