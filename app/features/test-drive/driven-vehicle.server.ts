import {
  getTestDriveAddress,
  type TestDriveChoice,
  type TestDriveStep,
} from "#app/domain/address/test-drive-address.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { findListedVehicle } from "#app/site/forms/asked-vehicle.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import {
  findAskedAbout,
  listVisibleCards,
} from "#app/site/vehicles/gated/visible-vehicles.server.ts";

type Ports = Pick<AppPorts, "inventory" | "index" | "profile" | "clock">;

/** What the steps are asked for: their address. */
export interface TestDriveParams {
  readonly vin: string;
  readonly choice: Required<TestDriveChoice>;
}

/**
 * The vehicle, and whether it has left. Null stands for one that this visitor cannot know. While the inventory cannot
 * be read, what lists know of it will do: a customer is worth more than its doors.
 */
export async function findDrivenVehicle(
  ports: Ports,
  facts: Pick<RequestFacts, "gate">,
  vin: string,
) {
  try {
    return await findAskedAbout(ports, facts, vin);
  } catch (error) {
    const vehicle = findListedVehicle(ports, facts.gate, vin);
    if (vehicle === null) throw error;
    return { vehicle, goneAtMs: null };
  }
}

export type DrivenVehicle = NonNullable<
  Awaited<ReturnType<typeof findDrivenVehicle>>
>["vehicle"];

/** What every step says of the vehicle. */
export function buildCarView(
  ports: Ports,
  facts: Pick<RequestFacts, "gate" | "language" | "visitor">,
  vehicle: DrivenVehicle,
) {
  const { language } = facts;
  const store = getStoreOrFirst(vehicle.storeId, ports.profile);
  return {
    vin: vehicle.vin,
    name: formatFullVehicleName(vehicle),
    vehicleAddress: getVehicleAddress(vehicle, { language }),
    allCarsAddress: formatSearchAddress(EVERYTHING, { language }),
    store: { id: store.id, name: store.name },
    /** None while the index has not seen the vehicle yet. */
    card: listVisibleCards(ports, facts, [vehicle.vin]),
  };
}

export type CarView = ReturnType<typeof buildCarView>;

export function getStepAddress(
  { vin }: Pick<DrivenVehicle, "vin">,
  { language }: Pick<RequestFacts, "language">,
  step: TestDriveStep | null,
  choice?: TestDriveChoice,
): string {
  return getTestDriveAddress(vin, step, choice, { language });
}
