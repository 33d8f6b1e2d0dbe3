import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import {
  presentVehicle,
  toVehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import type { LeadVehicle } from "#app/domain/leads/lead.ts";
import type { AppPorts } from "#app/ports.ts";
import { toLeadVehicle } from "#app/site/forms/asked-vehicle.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";

const VEHICLE_PATH = /-vehicle\/[^/]+\/[^/]+\/([a-z0-9]{17})$/i;

/**
 * This is the vehicle on whose page the visitor asked, as the gate showed it to them before; there is none for
 * any other page.
 */
export async function listPageVehicles(
  {
    profile,
    siteUrl,
    inventory,
  }: Pick<AppPorts, "profile" | "siteUrl" | "inventory">,
  gate: Gate,
  path: string,
): Promise<readonly LeadVehicle[]> {
  const vin = VEHICLE_PATH.exec(path)?.[1];
  if (vin === undefined) return [];
  const stocked = await inventory.findVehicle(vin.toUpperCase());
  if (stocked === null || stocked.goneAtMs !== null) return [];
  const record = toVehicleRecord(stocked, {
    priceDropCents: 0,
    hasPremiumUpgrades: false,
  });
  const shown = presentVehicle(record, gate, getPricePolicy(profile));
  return shown === null
    ? []
    : [toLeadVehicle(shown, siteUrl + getVehicleAddress(stocked.vehicle))];
}
