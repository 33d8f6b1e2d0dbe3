import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { printAddress, type AddressOptions } from "./printed-address.ts";
import { slugify } from "./slug.ts";

export type AddressedVehicle = Pick<
  Vehicle,
  "condition" | "bodystyle" | "year" | "make" | "model" | "trim" | "vin"
>;

/** A vehicle has this one address: `/used-vehicle/suvs/2021-honda-cr-v-ex-l/2HKRW2H80MH600001`. */
export function getVehicleAddress(
  vehicle: AddressedVehicle,
  options?: AddressOptions,
): string {
  const { condition, bodystyle, vin } = vehicle;
  const slug = getVehicleSlug(vehicle);
  return printAddress(
    [`${condition}-vehicle`, bodystyle, slug, vin],
    [],
    options,
  );
}

/** The slug is made of year, make, model and trim; a part without a letter or digit is left out. */
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
