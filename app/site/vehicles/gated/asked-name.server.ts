import type { Gate } from "#app/domain/gate/gate.ts";
import type { AppPorts } from "#app/ports.ts";
import {
  findListedVehicle,
  findPageVin,
} from "#app/site/forms/asked-vehicle.ts";
import { formatVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";

/** "2021 Honda CR-V" for the vehicle that the visitor asked about; null where there is none that they may know of. */
export function findAskedName(
  ports: Pick<AppPorts, "index" | "profile">,
  gate: Gate,
  address: string,
): string | null {
  const vin = findPageVin(address);
  const asked = vin === null ? null : findListedVehicle(ports, gate, vin);
  return asked && formatVehicleName(asked);
}
