import {
  listFolderPhotos,
  withFolderPhotos,
} from "#app/domain/vehicle-photo/folder-images.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { InventoryTables } from "#app/adapters/database/tables/tables.server.ts";
import { raiseVersion } from "./changed-vehicles.server.ts";
import { splitIntoChunks } from "./import-writes.server.ts";
import { INVENTORY_CHANNEL } from "./inventory-watch.server.ts";
import { toStockedVehicle, toVehicleFacts } from "./vehicle-row.server.ts";

const VEHICLES_PER_TURN = 200;

/**
 * Between two imports vehicles for sale get the pictures of the dealer's folder; all else stays as it was. Gives how
 * many changed.
 */
export async function replaceFolderPhotos(
  area: DatabaseArea<InventoryTables>,
  photosByVin: ReadonlyMap<string, readonly string[]>,
  atMs: number,
): Promise<number> {
  let changed = 0;
  for (const chunk of splitIntoChunks([...photosByVin], VEHICLES_PER_TURN))
    changed += await replaceSome(area, new Map(chunk), atMs);
  return changed;
}

function replaceSome(
  area: DatabaseArea<InventoryTables>,
  photosByVin: ReadonlyMap<string, readonly string[]>,
  atMs: number,
): Promise<number> {
  return area.runExclusively(async (trx) => {
    const rows = await trx
      .selectFrom("vehicles")
      .selectAll()
      .where("vin", "in", [...photosByVin.keys()])
      .where("gone_at_ms", "is", null)
      .execute();
    const changed: string[] = [];
    for (const row of rows) {
      const { vehicle } = toStockedVehicle(row, []);
      const images = withFolderPhotos(
        vehicle.images,
        photosByVin.get(row.vin) ?? [],
      );
      if (hasSamePhotos(listFolderPhotos(vehicle.images), images)) continue;
      const { details, content_hash } = toVehicleFacts({ ...vehicle, images });
      await trx
        .updateTable("vehicles")
        .set({ details, content_hash, changed_at_ms: atMs })
        .where("vin", "=", row.vin)
        .execute();
      changed.push(row.vin);
    }
    await raiseVersion(trx, changed);
    if (changed.length > 0) await area.announce(trx, INVENTORY_CHANNEL);
    return changed.length;
  });
}

function hasSamePhotos(
  before: readonly string[],
  images: Parameters<typeof listFolderPhotos>[0],
): boolean {
  return JSON.stringify(before) === JSON.stringify(listFolderPhotos(images));
}
