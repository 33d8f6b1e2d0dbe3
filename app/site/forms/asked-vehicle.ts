import { splitAskedVin } from "#app/domain/address/safe-return-address.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import {
  type PresentedVehicle,
  presentVehicle,
  toVehicleRecord,
  type VehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type { LeadVehicle } from "#app/domain/leads/lead.ts";
import { findStockedBehindGate } from "#app/site/gate/find-stocked.server.ts";
import type { AppPorts } from "#app/ports.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";

/** Lists know it of every vehicle for sale, but for the doors and the color inside. */
type AskedFacts = Pick<
  VehicleRecord,
  | "condition"
  | "year"
  | "make"
  | "model"
  | "vin"
  | "stockNumber"
  | "trim"
  | "doors"
  | "bodystyle"
  | "transmission"
  | "fuelType"
  | "miles"
  | "exteriorColor"
  | "interiorColor"
>;

/** The vehicle comes through the gate, so a locked price is in no mail. The visitor may have said how much cash goes down. */
export function toLeadVehicle(
  vehicle: PresentedVehicle<AskedFacts>,
  url: string,
  cashDownDollars: number | null = null,
): LeadVehicle {
  const { price, transmission } = vehicle;
  return {
    interest: "buy",
    condition: vehicle.condition,
    year: String(vehicle.year),
    make: vehicle.make,
    model: vehicle.model,
    vin: vehicle.vin,
    stockNumber: vehicle.stockNumber,
    trim: vehicle.trim,
    doors: vehicle.doors === null ? null : String(vehicle.doors),
    bodystyle: vehicle.bodystyle,
    transmission:
      transmission === null ? null : transmission === "manual" ? "M" : "A",
    fuelType: vehicle.fuelType,
    miles: vehicle.miles,
    exteriorColor: vehicle.exteriorColor,
    interiorColor: vehicle.interiorColor,
    priceDollars: price.state === "shown" ? price.totalDollars : null,
    finance:
      cashDownDollars === null || cashDownDollars === 0
        ? null
        : { method: "cash", amountDollars: cashDownDollars },
    url,
    comments: null,
  };
}

/** Null stands for an unknown, hidden or sold vehicle. */
export async function findAskedVehicle(
  ports: Pick<AppPorts, "inventory" | "index" | "profile">,
  gate: Gate,
  vin: string,
): Promise<PresentedVehicle<VehicleRecord> | null> {
  const stocked = await findStockedBehindGate(ports, gate, vin);
  if (stocked === null || stocked.goneAtMs !== null) return null;
  // Words about a price drop have no place in a lead.
  const listed = { priceDropCents: 0, hasPremiumUpgrades: false };
  const record = toVehicleRecord(stocked, listed);
  return presentVehicle(record, gate, getPricePolicy(ports.profile));
}

const UNLISTED = { doors: null, interiorColor: null };

/**
 * What lists know of a vehicle for sale: a lead is worth more than its vehicle's doors and the color inside, so it goes
 * out while the inventory cannot be read. Null stands for an unknown or hidden vehicle.
 */
export function findListedVehicle(
  { index, profile }: Pick<AppPorts, "index" | "profile">,
  gate: Gate,
  vin: string,
): PresentedVehicle<ListedVehicle & typeof UNLISTED> | null {
  const listed = index.find(vin.toUpperCase());
  return (
    listed &&
    presentVehicle({ ...listed, ...UNLISTED }, gate, getPricePolicy(profile))
  );
}

const VEHICLE_PATH = /-vehicle\/[^/]+\/[^/]+\/([a-z0-9]{17})$/i;

/** The vehicle of the page, or the one of its vehicles that was asked about; null where there is none. */
export function findPageVin(address: string): string | null {
  const { page, vin } = splitAskedVin(address);
  const [path = "/"] = page.split("?");
  return vin ?? VEHICLE_PATH.exec(path)?.[1]?.toUpperCase() ?? null;
}

/** It lists the vehicle that the visitor asked about, as the gate showed it; other pages have none. */
export async function listPageVehicles(
  ports: Pick<AppPorts, "profile" | "siteUrl" | "index" | "inventory">,
  gate: Gate,
  address: string,
  cashDownDollars: number | null = null,
): Promise<readonly LeadVehicle[]> {
  const vin = findPageVin(address);
  const shown =
    vin === null
      ? null
      : await findAskedVehicle(ports, gate, vin).catch(() =>
          findListedVehicle(ports, gate, vin),
        );
  return shown === null
    ? []
    : [
        toLeadVehicle(
          shown,
          ports.siteUrl + getVehicleAddress(shown),
          cashDownDollars,
        ),
      ];
}
