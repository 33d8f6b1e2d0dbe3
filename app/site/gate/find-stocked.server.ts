import type { Gate } from "#app/domain/gate/gate.ts";
import { cleanNames } from "#app/domain/gate/price-talk.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import type { AppPorts } from "#app/ports.ts";

/** No vehicle has it: whoever asks the inventory for it waits as for a VIN that was never here. */
const NO_VIN = "";

/**
 * The inventory's row of a vehicle that this visitor may know of, for sale or gone. The index is asked first, and no row
 * of a hidden vehicle is read, whether lists have it, have it no more or do not have it yet: it is neither seen nor heard
 * by the time it takes. Each VIN costs one question to the inventory, known or not.
 */
export async function findStockedBehindGate(
  {
    index,
    inventory,
  }: {
    readonly index: Pick<AppPorts["index"], "find">;
    readonly inventory: Pick<AppPorts["inventory"], "findVehicle">;
  },
  { hiddenGroups }: Pick<Gate, "hiddenGroups">,
  vin: string,
): Promise<StockedVehicle | null> {
  const listed = index.find(vin);
  const isHidden = listed !== null && hiddenGroups.includes(listed.condition);
  const stocked = await inventory.findVehicle(
    isHidden ? NO_VIN : vin,
    hiddenGroups,
  );
  return stocked === null || hiddenGroups.includes(stocked.vehicle.condition)
    ? null
    : { ...stocked, vehicle: cleanNames(stocked.vehicle) };
}
