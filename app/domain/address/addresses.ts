import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { printAddress, type AddressOptions } from "./printed-address.ts";
import { slugify } from "./slug.ts";

export type AddressedVehicle = Pick<
  Vehicle,
  "condition" | "bodystyle" | "year" | "make" | "model" | "trim" | "vin"
>;

/** `/used-vehicle/suvs/2021-honda-cr-v-ex-l/2HKRW2H80MH600001`: the one address of a vehicle. */
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

/** Year, make, model and trim; what has no letter or digit is left out. */
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
