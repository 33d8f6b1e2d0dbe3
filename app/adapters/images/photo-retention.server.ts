import { readdir, rm, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  isFileMissing,
  isFolderMissing,
} from "#app/adapters/file-system.server.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time.ts";
import { GONE_CAR_PHOTO_DAYS } from "#app/domain/vehicle-edits/upload-limits.ts";
import { isVinShaped } from "#app/domain/vehicle-photo/photo-address.ts";
import {
  listPhotoSources,
  type PhotoSourcePolicy,
} from "#app/domain/vehicle-photo/photo-source.ts";
import type { Clock } from "#app/ports.ts";
import type { InventoryStore } from "#app/ports/inventory-ports.ts";
import { hashPhotoAddress } from "./photo-store.server.ts";

export interface PhotoSweep {
  readonly imagesDir: string;
  /** As the feeds say: what an edit hides comes back with it. */
  readonly inventory: Pick<InventoryStore, "findVehicle" | "listForSale">;
  /** Addresses of the pictures that were added to a car, also of those that are not shown. */
  readonly listUploads: (vin: string) => Promise<readonly string[]>;
  readonly policy: PhotoSourcePolicy;
  readonly clock: Clock;
  /** The running car is finished first. */
  readonly signal?: AbortSignal;
}

const DRAFT_LIFETIME_MS = HOUR_MS;

/**
 * Sizes of photos go that their car does not have any more, all of cars that are long gone, and drafts that a crash left.
 * Where nothing is for sale nothing is removed: the inventory is broken, not the lot empty. Answers how many files went.
 */
export async function sweepPhotos(sweep: PhotoSweep): Promise<number> {
  const { imagesDir, inventory, signal } = sweep;
  if (!(await isAnythingForSale(inventory))) return 0;
  let count = 0;
  for (const shard of await listFolder(imagesDir)) {
    const shardDir = join(imagesDir, shard);
    for (const vin of await listFolder(shardDir)) {
      if (signal?.aborted === true) return count;
      if (isVinShaped(vin)) count += await sweepCar(vin, shardDir, sweep);
    }
    await rmdir(shardDir).catch(() => undefined); // The folder stays while a vehicle is in it.
  }
  return count;
}

async function isAnythingForSale(
  inventory: Pick<InventoryStore, "listForSale">,
): Promise<boolean> {
  for await (const batch of inventory.listForSale(1))
    if (batch.length > 0) return true;
  return false;
}

async function sweepCar(
  vin: string,
  shardDir: string,
  sweep: PhotoSweep,
): Promise<number> {
  const folder = join(shardDir, vin);
  // What is added after this look has no file in it.
  const names = await listFolder(folder);
  const hashes = await listHashes(vin, sweep);
  if (hashes === null) {
    await rm(folder, { recursive: true, force: true });
    return names.length;
  }
  let count = 0;
  for (const name of names) {
    const path = join(folder, name);
    const isOver = name.endsWith(DRAFT_ENDING)
      ? await isOldDraft(path, sweep.clock.nowMs())
      : !hashes.has(name.slice(0, name.indexOf("-")));
    if (!isOver) continue;
    await rm(path, { force: true });
    count++;
  }
  return count;
}

const DRAFT_ENDING = ".tmp";

/** The beginnings of the names of a car's files; null where the car was never here or is long gone. */
async function listHashes(
  vin: string,
  { inventory, listUploads, policy, clock }: PhotoSweep,
): Promise<ReadonlySet<string> | null> {
  const stocked = await inventory.findVehicle(vin);
  if (stocked === null) return null;
  const { vehicle, goneAtMs } = stocked;
  if (
    goneAtMs !== null &&
    clock.nowMs() - goneAtMs > GONE_CAR_PHOTO_DAYS * DAY_MS
  )
    return null;
  const sources = [
    ...listPhotoSources(vehicle.images, policy),
    ...(await listUploads(vin)),
  ];
  return new Set(sources.map(hashPhotoAddress));
}

/** Another process may have finished or removed it meanwhile. */
async function isOldDraft(path: string, nowMs: number): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(path);
    return nowMs - mtimeMs >= DRAFT_LIFETIME_MS;
  } catch (error) {
    if (isFileMissing(error)) return false;
    throw error;
  }
}

async function listFolder(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (isFolderMissing(error)) return [];
    throw error;
  }
}
