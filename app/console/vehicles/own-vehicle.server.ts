import { isOwnStore } from "#app/domain/console/roles.ts";
import type { EditedVehicle } from "#app/ports/vehicle-edit-ports.ts";
import type { AskedByPerson } from "#app/console/frame/asked.ts";

/** The car of the address; null where it is another store's, as for one that was never here. */
export async function findOwnVehicle({
  ports,
  params,
  person,
}: AskedByPerson): Promise<EditedVehicle | null> {
  const found = await ports.vehicleDesk.find(params["vin"] ?? "");
  return found !== null && isOwnStore(person, found.fed.vehicle.storeId)
    ? found
    : null;
}
