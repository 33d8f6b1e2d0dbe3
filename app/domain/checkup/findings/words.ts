import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { VehicleTag } from "./finding.ts";

/** It prints `31,204`. */
export function formatWholeNumber(value: number): string {
  return value.toLocaleString("en-US");
}

/** It prints `$24,990`, with cents only where there are some. */
export function formatCents(cents: number): string {
  return (cents / 100).toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
}

/** It prints `1 row` or `1,204 rows`. */
export function formatCount(count: number, unit: string): string {
  return `${formatWholeNumber(count)} ${unit}${count === 1 ? "" : "s"}`;
}

export function toVehicleTag(vehicle: Vehicle): VehicleTag {
  const { vin, stockNumber, storeId, year, make, model, trim } = vehicle;
  return {
    vin,
    stockNumber,
    storeId,
    name: [year, make, model, trim].filter((it) => it !== null).join(" "),
  };
}

export function toFindingCase(tag: VehicleTag, detail: string) {
  const { vin, stockNumber, storeId, name } = tag;
  return { vin, stockNumber, storeId, name, row: null, detail };
}
