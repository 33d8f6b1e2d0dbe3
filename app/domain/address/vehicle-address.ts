import type { Condition, Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { type AddressOptions, printAddress } from "./printed-address.ts";
import { slugify } from "./slug.ts";

export type AddressedVehicle = Pick<
  Vehicle,
  "condition" | "bodystyle" | "year" | "make" | "model" | "trim" | "vin"
>;

/** Every vehicle has one address: `/used-vehicle/suvs/2021-honda-cr-v-ex-l/2HKRW2H80MH600001`. */
export function getVehicleAddress(
  vehicle: AddressedVehicle,
  options?: AddressOptions,
): string {
  const { condition, bodystyle, vin } = vehicle;
  const slug = getVehicleSlug(vehicle);
  return printAddress([`${condition}-vehicle`, bodystyle, slug, vin], options);
}

/** Whether an address is of a vehicle in this condition, if one stands there. */
export function namesCondition(pathname: string, condition: Condition) {
  return pathname.includes(`/${condition}-vehicle/`);
}

/** A part without a letter or digit is left out. */
function getVehicleSlug({
  year,
  make,
  model,
  trim,
}: Pick<AddressedVehicle, "year" | "make" | "model" | "trim">): string {
  return [String(year), make, model, trim ?? ""]
    .map(slugify)
    .filter((part) => part !== "")
    .join("-");
}

export type VehicleFormKind = "check-availability" | "ask-about-vehicle";

export function getVehicleFormAddress(
  vin: string,
  kind: VehicleFormKind,
  options?: AddressOptions,
): string {
  return printAddress([kind, vin], options);
}

/** The form that mails the vehicle to its visitor. */
export function getEmailVehicleAddress(
  vin: string,
  options?: AddressOptions,
): string {
  return printAddress(["email-me-this-car", vin], options);
}

export function getPaymentEstimateAddress(
  vin: string,
  options?: AddressOptions,
): string {
  return printAddress(["payment-estimate", vin], options);
}
