import type { MergeableVehicle } from "#app/domain/vehicle/merge-vehicles.ts";
import { NEW_ARRIVAL_DAYS } from "#app/domain/vehicle/new-arrival.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { InventoryStore } from "#app/ports.ts";

interface FeedDay {
  readonly storeId: string;
  readonly feed: string;
  /** YYYY-MM-DD in the store's zone. */
  readonly today: string;
}

const DAYS_BEFORE_FIRST_IMPORT = NEW_ARRIVAL_DAYS + 1;
const DAY_MS = 86_400_000;

/**
 * A feed without listing dates must not make its vehicles new every day: one that is for sale already keeps
 * the day that it has. Nor are they all new arrivals on the day a feed first comes: they stood there before.
 * Assumption A24.
 */
export async function withKnownListingDays(
  inventory: Pick<InventoryStore, "listForSale">,
  vehicles: readonly MergeableVehicle[],
  feedDay: FeedDay,
): Promise<readonly Vehicle[]> {
  const isUndated = ({ assumed }: MergeableVehicle) =>
    assumed.includes("listedOn");
  if (!vehicles.some(isUndated)) return vehicles.map(({ vehicle }) => vehicle);
  const { days, isFirstImport } = await readListingDays(inventory, feedDay);
  const fallback = isFirstImport ? daysBefore(feedDay.today) : feedDay.today;
  return vehicles.map((it) =>
    isUndated(it)
      ? { ...it.vehicle, listedOn: days.get(it.vehicle.vin) ?? fallback }
      : it.vehicle,
  );
}

async function readListingDays(
  inventory: Pick<InventoryStore, "listForSale">,
  { storeId, feed }: FeedDay,
) {
  const days = new Map<string, string>();
  let isFirstImport = true;
  for await (const batch of inventory.listForSale()) {
    for (const { vehicle, feed: itsFeed } of batch) {
      days.set(vehicle.vin, vehicle.listedOn);
      if (vehicle.storeId === storeId && itsFeed === feed)
        isFirstImport = false;
    }
  }
  return { days, isFirstImport };
}

function daysBefore(today: string): string {
  const atMs = Date.parse(today) - DAYS_BEFORE_FIRST_IMPORT * DAY_MS;
  return new Date(atMs).toISOString().slice(0, 10);
}
