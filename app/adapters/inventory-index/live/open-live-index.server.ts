import type { ListingRules } from "#app/domain/listing/list-vehicle.ts";
import type { Clock, InventoryStore, Log } from "#app/ports.ts";
import {
  type DatabasePlace,
  isInMemory,
} from "#app/adapters/database/dialects/database-place.server.ts";
import { buildIndexOfStore } from "#app/adapters/inventory-index/build/build-index.server.ts";
import { buildInWorker } from "#app/adapters/inventory-index/build/build-in-worker.server.ts";
import { createLiveIndex, type LiveIndex } from "./live-index.server.ts";

/** This resolves when the index answers. */
export async function openLiveIndex({
  place,
  inventory,
  rules,
  clock,
  log,
}: {
  readonly place: DatabasePlace;
  readonly inventory: InventoryStore;
  readonly rules: ListingRules;
  readonly clock: Clock;
  readonly log: Log;
}): Promise<LiveIndex> {
  const index = createLiveIndex({
    build: (nowMs) =>
      isInMemory(place)
        ? buildIndexOfStore(inventory, rules, nowMs)
        : buildInWorker({ place, rules, nowMs }, log),
    clock,
    log,
  });
  await index.refresh(await inventory.readVersion());
  return index;
}
