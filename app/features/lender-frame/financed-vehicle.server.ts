import type { Gate } from "#app/domain/gate/gate.ts";
import {
  type PresentedVehicle,
  presentVehicle,
  type VehicleRecord,
  toVehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import { parseVin } from "#app/domain/saved-vehicles/shortlist.ts";
import type { AppPorts } from "#app/ports.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";

/**
 * The vehicle has passed the gate; it is null for an unknown, hidden or sold one, and the financing goes on
 * without it.
 */
export async function findFinancedVehicle(
  { inventory, profile }: Pick<AppPorts, "inventory" | "profile">,
  gate: Gate,
  text: unknown,
): Promise<PresentedVehicle<VehicleRecord> | null> {
  const vin = parseVin(text);
  if (vin === null) return null;
  const stocked = await inventory.findVehicle(vin);
  if (stocked === null || stocked.goneAtMs !== null) return null;
  // Words about a price drop have no place here.
  const listed = { priceDropCents: 0, hasPremiumUpgrades: false };
  const record = toVehicleRecord(stocked, listed);
  return presentVehicle(record, gate, getPricePolicy(profile));
}
