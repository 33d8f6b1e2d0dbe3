import type { VehicleSupply } from "#app/domain/inventory/import-run.ts";
import { DAY_MS, formatUtcDay } from "#app/domain/time.ts";
import type { MergeableVehicle } from "#app/domain/vehicle/merge-vehicles.ts";
import { NEW_ARRIVAL_DAYS, type Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { FeedInventory } from "#app/ports/inventory-ports.ts";
import type { VehicleStage } from "./vehicle-stage.server.ts";

interface FeedDay {
  readonly storeId: string;
  readonly feed: string;
  /** The store's own day is YYYY-MM-DD. */
  readonly today: string;
}

type UndatedDays = (index: number) => string;

const DAYS_BEFORE_FIRST_IMPORT = NEW_ARRIVAL_DAYS + 1;

/**
 * A feed without listing dates must not make its vehicles new every day, nor all new arrivals on its first day: they
 * were on the lot before (Assumption A50).
 */
export async function withKnownListingDays(
  inventory: Pick<FeedInventory, "listForSale">,
  stage: VehicleStage,
  feedDay: FeedDay,
): Promise<VehicleSupply> {
  const dayOf = stage.hasUndated
    ? await readListingDays(inventory, stage, feedDay)
    : () => feedDay.today;
  return {
    length: stage.size,
    hasVin: (vin) => stage.indexOf(vin) !== -1,
    listPortions: (vehicleCount) =>
      splitIntoPortions(stage, dayOf, vehicleCount),
  };
}

function* splitIntoPortions(
  stage: VehicleStage,
  dayOf: UndatedDays,
  vehicleCount: number,
): Generator<readonly Vehicle[]> {
  let portion: Vehicle[] = [];
  for (const { index, staged } of stage.forSaving()) {
    portion.push(addListingDay(staged, dayOf, index));
    if (portion.length < vehicleCount) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}

function addListingDay(
  { vehicle, assumed }: MergeableVehicle,
  dayOf: UndatedDays,
  index: number,
): Vehicle {
  return assumed.includes("listedOn")
    ? { ...vehicle, listedOn: dayOf(index), hasAssumedListingDay: true }
    : vehicle;
}

/** Days are kept as numbers, so that those of a million vehicles fit too. */
async function readListingDays(
  inventory: Pick<FeedInventory, "listForSale">,
  stage: VehicleStage,
  { storeId, feed, today }: FeedDay,
): Promise<UndatedDays> {
  const days = new Int32Array(stage.size);
  let isFirstImport = true;
  for await (const batch of inventory.listForSale()) {
    for (const { vehicle, feed: itsFeed } of batch) {
      const index = stage.indexOf(vehicle.vin);
      if (index !== -1) days[index] = Date.parse(vehicle.listedOn) / DAY_MS;
      if (vehicle.storeId === storeId && itsFeed === feed)
        isFirstImport = false;
    }
  }
  const firstDay = Date.parse(today) / DAY_MS - DAYS_BEFORE_FIRST_IMPORT;
  const fallback = isFirstImport ? formatDay(firstDay) : today;
  return (index) => {
    const day = days[index] ?? 0;
    return day === 0 ? fallback : formatDay(day);
  };
}

/** Days count from January 1, 1970. */
function formatDay(day: number): string {
  return formatUtcDay(day * DAY_MS);
}
