import { vehicleAddress } from "#app/domain/address/addresses.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import {
  presentVehicle,
  vehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import type { LeadVehicle } from "#app/domain/leads/lead.ts";
import type { AppPorts } from "#app/ports.ts";
import { pricePolicy } from "#app/site/store/profile-rules.ts";

const VEHICLE_PATH = /-vehicle\/[^/]+\/[^/]+\/([a-z0-9]{17})$/i;
const TRANSMISSIONS = { automatic: "A", manual: "M" } as const;

/** The vehicle on whose page the visitor unlocked, as the gate shows it to them before; none for any other page. */
export async function askedVehicle(
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
  const record = vehicleRecord(stocked, {
    priceDropCents: 0,
    hasPremiumUpgrades: false,
  });
  const shown = presentVehicle(record, gate, pricePolicy(profile));
  if (shown === null) return [];
  const { price, transmission } = shown;
  return [
    {
      interest: "buy",
      condition: shown.condition,
      year: String(shown.year),
      make: shown.make,
      model: shown.model,
      vin: shown.vin,
      stockNumber: shown.stockNumber,
      trim: shown.trim,
      doors: shown.doors === null ? null : String(shown.doors),
      bodystyle: shown.bodystyle,
      transmission: transmission && TRANSMISSIONS[transmission],
      miles: shown.miles,
      exteriorColor: shown.exteriorColor,
      interiorColor: shown.interiorColor,
      priceDollars: price.state === "shown" ? price.totalDollars : null,
      url: siteUrl + vehicleAddress(stocked.vehicle),
      comments: null,
    },
  ];
}
