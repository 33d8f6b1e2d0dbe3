import { hash } from "node:crypto";
import { listFolderPhotos } from "#app/domain/vehicle-photo/folder-images.ts";
import type { NamedVehicle } from "#app/domain/vehicle-photo/photo-names.ts";
import type { Clock } from "#app/ports.ts";
import type { FeedInventory } from "#app/ports/inventory-ports.ts";
import { matchFolderPhotos } from "./find-folder-photos.server.ts";
import {
  listPhotoRoots,
  type PhotoFolder,
  type PhotoListing,
} from "./photo-roots.server.ts";
import type { RunCall } from "./photo-files.server.ts";

interface PhotoRefreshOptions {
  readonly inventory: Pick<FeedInventory, "readVersion" | "listForSale">;
  /** Gives how many vehicles changed. */
  readonly replacePhotos: (
    photosByVin: ReadonlyMap<string, readonly string[]>,
  ) => Promise<number>;
  readonly clock: Clock;
}

export interface PhotoRefresh {
  readonly changedVehicles: number;
  readonly problems: readonly string[];
}

const REFRESH_EVERY_MS = 60_000;
/** They take a few seconds; the others come at the next look, so that no feed waits for them. */
const MOST_NEW = 200;

/** What changed in the folder since the last time comes onto the site without an import; null while nothing did. */
export function createPhotoRefresh({
  inventory,
  replacePhotos,
  clock,
}: PhotoRefreshOptions) {
  const seen = new Map<
    string,
    { readonly state: string; readonly atMs: number }
  >();
  /** A picture that was found broken is not decoded again every minute. */
  const broken = new Map<string, ReadonlyMap<string, boolean>>();
  return async (
    folder: PhotoFolder,
    run: RunCall,
  ): Promise<PhotoRefresh | null> => {
    const before = seen.get(folder.storeId);
    const atMs = clock.nowMs();
    if (before !== undefined && atMs - before.atMs < REFRESH_EVERY_MS)
      return null;
    seen.set(folder.storeId, { state: before?.state ?? "", atMs });
    const listings = await listPhotoRoots(folder, atMs, run);
    // A share that is away looks like an empty folder, so the pictures stay until the next import.
    if (listings.every(({ photos }) => photos.length === 0)) return null;
    const version = await inventory.readVersion();
    const state = describeState(listings, version);
    if (state === before?.state) return null;
    const { vehicles, shown } = await readVehicles(inventory, folder.storeId);
    const verdicts = new Map(broken.get(folder.storeId));
    for (const it of [...shown.values()].flat()) verdicts.set(it, true);
    const found = await matchFolderPhotos(folder, listings, vehicles, {
      verdicts,
      mostNew: MOST_NEW,
      run,
    });
    broken.set(
      folder.storeId,
      new Map([...verdicts].filter(([, isWhole]) => !isWhole)),
    );
    const asked = new Map(
      vehicles.flatMap(({ vin }) => {
        const photos = found.byVin.get(vin) ?? [];
        return photos.join("\n") === (shown.get(vin) ?? []).join("\n")
          ? []
          : [[vin, photos] as const];
      }),
    );
    const changedVehicles = asked.size === 0 ? 0 : await replacePhotos(asked);
    if (found.isCut) seen.delete(folder.storeId);
    else seen.set(folder.storeId, { state, atMs });
    return { changedVehicles, problems: found.problems };
  };
}

async function readVehicles(
  inventory: PhotoRefreshOptions["inventory"],
  storeId: string,
) {
  const vehicles: NamedVehicle[] = [];
  const shown = new Map<string, readonly string[]>();
  for await (const batch of inventory.listForSale(undefined, storeId))
    for (const { vehicle } of batch) {
      const { vin, stockNumber, images } = vehicle;
      vehicles.push({ vin, stockNumber });
      const photos = listFolderPhotos(images);
      if (photos.length > 0) shown.set(vin, photos);
    }
  return { vehicles, shown };
}

/** New vehicles may have pictures that waited for them, so the inventory's version counts, too. */
function describeState(
  listings: readonly PhotoListing[],
  version: number,
): string {
  return hash("sha256", JSON.stringify([version, listings]));
}
