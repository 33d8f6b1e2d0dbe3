import type { MergeableVehicle } from "#app/domain/vehicle/merge-vehicles.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { InventoryStore } from "#app/ports.ts";

/**
 * A feed without listing dates must not make its vehicles new every day:
 * one that is for sale already keeps the day that it has.
 */
export async function withKnownListingDays(
  inventory: Pick<InventoryStore, "listForSale">,
  vehicles: readonly MergeableVehicle[],
): Promise<readonly Vehicle[]> {
  const isUndated = ({ assumed }: MergeableVehicle) =>
    assumed.includes("listedOn");
  if (!vehicles.some(isUndated)) return vehicles.map(({ vehicle }) => vehicle);
  const days = await listingDays(inventory);
  return vehicles.map((it) => {
    const known = isUndated(it) ? days.get(it.vehicle.vin) : undefined;
    return known === undefined
      ? it.vehicle
      : { ...it.vehicle, listedOn: known };
  });
}

async function listingDays(
  inventory: Pick<InventoryStore, "listForSale">,
): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>();
  for await (const batch of inventory.listForSale())
    for (const { vehicle } of batch) days.set(vehicle.vin, vehicle.listedOn);
  return days;
}
