import { importFeed } from "#app/adapters/inventory-feed/import/import-feed.server.ts";
import { readFeed } from "#app/adapters/inventory-feed/import/read-feed.server.ts";
import type { FeedFile } from "#app/domain/feeds-out/feed-file.ts";
import { createFeedTally } from "#app/domain/feeds-out/feed-tally.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { StockedVehicle, Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { writeFeed } from "#app/features/feeds-out/vehicle-feeds.server.ts";
import type { FeedInventory } from "#app/ports/inventory-ports.ts";
import { SOME_DAY_MS } from "#tests/support/test-site.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import { collectFeed } from "./collect-feed.ts";

const clock = { nowMs: () => SOME_DAY_MS };
export const STORE_ID = "aurora";

/** A network hands over no more at once. */
const NETWORK_BYTES = 65_536;

const OPTIONS = {
  format: "auto",
  storeId: STORE_ID,
  today: "2026-11-20",
} as const;

/** A store's file as a platform gets it. */
async function* streamBytes(
  file: FeedFile,
  vehicles: readonly Vehicle[],
  profile: StoreProfile,
): AsyncGenerator<Uint8Array> {
  const store = profile.stores.find(({ id }) => id === STORE_ID);
  if (store === undefined) throw new Error("The profile has another store.");
  async function* listForSale(): AsyncGenerator<readonly StockedVehicle[]> {
    yield vehicles.map((vehicle) => aStockedVehicle(vehicle));
  }
  const inventory = { listForSale };
  const siteUrl = "https://dealer.example";
  const ports = { profile, siteUrl, clock, inventory };
  for await (const piece of writeFeed(ports, store, file, createFeedTally())) {
    const bytes = Buffer.from(piece);
    for (let at = 0; at < bytes.length; at += NETWORK_BYTES)
      yield bytes.subarray(at, at + NETWORK_BYTES);
  }
}

/** What our reader makes of our own file, by VIN. */
export async function sentAndRead(
  file: FeedFile,
  vehicles: readonly Vehicle[],
  profile: StoreProfile,
) {
  const input = streamBytes(file, vehicles, profile);
  const { report, vehicles: read } = await collectFeed(
    readFeed({ ...OPTIONS, input }),
  );
  const byVin = new Map(read.map(({ vehicle }) => [vehicle.vin, vehicle]));
  return { report, byVin };
}

/** The same into a store. */
export function sentAndImported(
  file: FeedFile,
  vehicles: readonly Vehicle[],
  profile: StoreProfile,
  inventory: FeedInventory,
) {
  return importFeed(
    { inventory, clock },
    {
      ...OPTIONS,
      input: streamBytes(file, vehicles, profile),
      feed: "round-trip",
      isConfirmed: false,
    },
  );
}

/** What somebody else's table makes of its rows. */
export async function readTable(
  lines: readonly string[],
): Promise<readonly Vehicle[]> {
  async function* input() {
    yield Buffer.from(lines.join(""));
  }
  const { vehicles } = await collectFeed(
    readFeed({ ...OPTIONS, input: input() }),
  );
  return vehicles.map(({ vehicle }) => vehicle);
}
