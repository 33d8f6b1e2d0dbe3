import { readdir, rm, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { isFolderMissing } from "#app/adapters/file-system.server.ts";
import { HOUR_MS } from "#app/domain/time.ts";
import type { Clock } from "#app/ports.ts";
import type { InventoryStore } from "#app/ports/inventory-ports.ts";

export interface PhotoSweep {
  readonly keptVehicles: number;
  readonly removedVehicles: number;
  readonly removedDrafts: number;
}

const DRAFT_LIFETIME_MS = HOUR_MS;

/**
 * Photos of unknown VINs go, and drafts that a crash left. Without any known VIN nothing is removed: the list is
 * broken, not the lot empty.
 */
export async function sweepPhotos(
  imagesDir: string,
  knownVins: ReadonlySet<string>,
  clock: Clock,
): Promise<PhotoSweep> {
  const sweep = { keptVehicles: 0, removedVehicles: 0, removedDrafts: 0 };
  if (knownVins.size === 0) return sweep;
  for (const shard of await listFolder(imagesDir)) {
    const shardDir = join(imagesDir, shard);
    for (const vin of await listFolder(shardDir)) {
      const folder = join(shardDir, vin);
      if (knownVins.has(vin)) {
        sweep.keptVehicles++;
        sweep.removedDrafts += await removeOldDrafts(folder, clock.nowMs());
      } else {
        await rm(folder, { recursive: true, force: true });
        sweep.removedVehicles++;
      }
    }
    await rmdir(shardDir).catch(() => undefined); // The folder stays while a vehicle is in it.
  }
  return sweep;
}

export async function listKnownVins(
  inventory: Pick<InventoryStore, "listForSale">,
): Promise<Set<string>> {
  const vins = new Set<string>();
  for await (const batch of inventory.listForSale())
    for (const { vehicle } of batch) vins.add(vehicle.vin);
  return vins;
}

async function removeOldDrafts(folder: string, nowMs: number): Promise<number> {
  let removed = 0;
  for (const name of await listFolder(folder)) {
    if (!name.endsWith(".tmp")) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (nowMs - mtimeMs < DRAFT_LIFETIME_MS) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}

async function listFolder(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (isFolderMissing(error)) return [];
    throw error;
  }
}
