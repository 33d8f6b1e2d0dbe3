import { join } from "node:path";
import type { Environment } from "#app/adapters/config/environment.server.ts";
import {
  findUploadBytes,
  listUploads,
} from "#app/adapters/database/vehicle-edits/uploaded-photos.server.ts";
import { sweepPhotos } from "#app/adapters/images/photo-retention.server.ts";
import {
  createPhotoAddressFinder,
  openPhotoStore,
} from "#app/adapters/images/photo-store.server.ts";
import { readPhotoFile } from "#app/adapters/photo-folder/photo-files.server.ts";
import { getPhotoPolicy } from "#app/domain/vehicle-photo/photo-source.ts";
import type { Stores } from "./stores.server.ts";

/** Photos of the feeds and of the console, and the sweep of those that no vehicle shows any more. */
export function openPhotos(
  { dataDir, feedDir }: Pick<Environment, "dataDir" | "feedDir">,
  { clock, log, profile, database, inventory, feedInventory }: Stores,
  filesDir: string,
) {
  const imagesDir = join(filesDir, "images");
  const store = openPhotoStore({
    imagesDir,
    policy: getPhotoPolicy(profile),
    findPhotoAddress: createPhotoAddressFinder(
      inventory,
      getPhotoPolicy(profile),
    ),
    ...(feedDir !== null && {
      readFolderPhoto: (photo) => readPhotoFile(feedDir, photo),
    }),
    findUpload: (vin, hash) => findUploadBytes(database.leads.db, vin, hash),
    clock,
    log,
  });
  return {
    store,
    // Sites in memory share the folder of the machine.
    sweep: async (signal: AbortSignal) =>
      dataDir === ":memory:"
        ? 0
        : sweepPhotos({
            imagesDir,
            inventory: feedInventory,
            listUploads: async (vin) =>
              (await listUploads(database.leads.db, vin)).map(
                ({ address }) => address,
              ),
            policy: getPhotoPolicy(profile),
            clock,
            signal,
          }),
  };
}
