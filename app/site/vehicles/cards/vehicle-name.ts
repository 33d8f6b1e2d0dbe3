import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";

/** The name reads "2021 Honda CR-V"; the trim stands on its own line. */
export function formatVehicleName({
  year,
  make,
  model,
}: Pick<Vehicle, "year" | "make" | "model">): string {
  return `${year} ${make} ${model}`;
}

/** The name reads "2021 Honda CR-V EX-L". */
export function formatFullVehicleName(
  vehicle: Pick<Vehicle, "year" | "make" | "model" | "trim">,
): string {
  const name = formatVehicleName(vehicle);
  return vehicle.trim === null ? name : `${name} ${vehicle.trim}`;
}
