import type { VehicleSupply } from "#app/domain/inventory/import-run.ts";
import {
  listFolderPhotos,
  withFolderPhotos,
} from "#app/domain/vehicle-photo/folder-images.ts";
import type { NamedVehicle } from "#app/domain/vehicle-photo/photo-names.ts";
import type { Clock } from "#app/ports.ts";
import type { FeedInventory } from "#app/ports/inventory-ports.ts";
import {
  type FolderPhotos,
  matchFolderPhotos,
} from "#app/adapters/photo-folder/find-folder-photos.server.ts";
import { runAtOnce } from "#app/adapters/photo-folder/photo-files.server.ts";
import {
  listPhotoRoots,
  type PhotoFolder,
} from "#app/adapters/photo-folder/photo-roots.server.ts";
import type { VehicleStage } from "./vehicle-stage.server.ts";

export interface FolderPhotoReport {
  readonly photoCount: number;
  readonly vehicleCount: number;
  /** Pictures that are left out, each by its path, with the reason. */
  readonly problems: readonly string[];
}

export interface PhotoImport {
  readonly feed: string;
  /** Pictures of the vehicles may stand there, beside those that the feed names. */
  readonly photoFolder?: PhotoFolder;
}

interface PhotoPorts {
  readonly inventory: Pick<FeedInventory, "listForSale">;
  readonly clock: Clock;
}

interface StagedPhotos {
  readonly report: { readonly folderPhotos?: FolderPhotoReport };
  addTo(supply: VehicleSupply): VehicleSupply;
}

/** The staged vehicles get the pictures that the folder has of them. */
export async function findStagedPhotos(
  ports: PhotoPorts,
  stage: VehicleStage,
  options: PhotoImport,
): Promise<StagedPhotos> {
  const found = await matchStagedPhotos(ports, stage, options);
  return found === null
    ? { report: {}, addTo: (supply) => supply }
    : {
        report: { folderPhotos: reportStagedPhotos(found, stage) },
        addTo: (supply) => withStagedPhotos(supply, found),
      };
}

/** Null where the folder has none at all. */
async function matchStagedPhotos(
  { inventory, clock }: PhotoPorts,
  stage: VehicleStage,
  { feed, photoFolder: folder }: PhotoImport,
): Promise<FolderPhotos | null> {
  if (folder === undefined) return null;
  const listings = await listPhotoRoots(folder, clock.nowMs());
  if (listings.every((it) => it.photos.length + it.problems.length === 0))
    return null;
  const vehicles: NamedVehicle[] = [];
  const verdicts = new Map<string, boolean>();
  for (const { staged } of stage.forSaving()) vehicles.push(staged.vehicle);
  for await (const batch of inventory.listForSale(undefined, folder.storeId))
    for (const { vehicle, feed: itsFeed } of batch) {
      for (const it of listFolderPhotos(vehicle.images)) verdicts.set(it, true);
      // A picture of another feed's vehicle is no stranger.
      if (itsFeed !== feed && stage.indexOf(vehicle.vin) === -1)
        vehicles.push(vehicle);
    }
  return matchFolderPhotos(folder, listings, vehicles, {
    verdicts,
    mostNew: Infinity,
    run: runAtOnce,
  });
}

function reportStagedPhotos(
  { byVin, problems }: FolderPhotos,
  stage: VehicleStage,
): FolderPhotoReport {
  const shown = [...byVin].filter(([vin]) => stage.indexOf(vin) !== -1);
  return {
    photoCount: shown.reduce((sum, [, photos]) => sum + photos.length, 0),
    vehicleCount: shown.length,
    problems,
  };
}

function withStagedPhotos(
  supply: VehicleSupply,
  { byVin }: FolderPhotos,
): VehicleSupply {
  return {
    ...supply,
    *listPortions(vehicleCount) {
      for (const portion of supply.listPortions(vehicleCount))
        yield portion.map((vehicle) => {
          const photos = byVin.get(vehicle.vin);
          return photos === undefined
            ? vehicle
            : { ...vehicle, images: withFolderPhotos(vehicle.images, photos) };
        });
    },
  };
}
