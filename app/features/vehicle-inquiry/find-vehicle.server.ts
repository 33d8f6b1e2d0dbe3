import type { Gate } from "#app/domain/gate/gate.ts";
import {
  isHidden,
  type PresentedVehicle,
  presentVehicle,
  type VehicleRecord,
  toVehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { AppPorts } from "#app/ports.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";

export interface AskedAbout {
  readonly vehicle: PresentedVehicle<VehicleRecord>;
  readonly isSold: boolean;
}

/**
 * The vehicle has passed the gate; it is null for an unknown, hidden or long gone one, as the vehicle's own
 * page knows it.
 */
export async function findAskedAbout(
  {
    inventory,
    index,
    profile,
    clock,
  }: Pick<AppPorts, "inventory" | "index" | "profile" | "clock">,
  gate: Gate,
  vin: string,
): Promise<AskedAbout | null> {
  const stocked = await inventory.findVehicle(vin.toUpperCase());
  if (stocked === null || isHidden(stocked.vehicle.condition, gate))
    return null;
  const { goneAtMs } = stocked;
  const goneForMs = goneAtMs === null ? 0 : clock.nowMs() - goneAtMs;
  if (goneForMs > profile.pricing.goneDays * DAY_MS) return null;
  const listed = index.find(stocked.vehicle.vin) ?? {
    priceDropCents: 0,
    hasPremiumUpgrades: false,
  };
  const vehicle = presentVehicle(
    toVehicleRecord(stocked, listed),
    gate,
    getPricePolicy(profile),
  );
  return vehicle === null ? null : { vehicle, isSold: goneAtMs !== null };
}
