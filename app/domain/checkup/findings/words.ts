import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { VehicleTag } from "./finding.ts";

/** `31,204`. */
export function numberWords(value: number): string {
  return value.toLocaleString("en-US");
}

/** `$24,990`; cents only where there are some. */
export function dollarWords(cents: number): string {
  return (cents / 100).toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
}

/** `1 row`, `1,204 rows`. */
export function countWords(count: number, unit: string): string {
  return `${numberWords(count)} ${unit}${count === 1 ? "" : "s"}`;
}

export function tagOf(vehicle: Vehicle): VehicleTag {
  const { vin, stockNumber, storeId, year, make, model, trim } = vehicle;
  return {
    vin,
    stockNumber,
    storeId,
    name: [year, make, model, trim].filter((it) => it !== null).join(" "),
  };
}

export function caseOf(tag: VehicleTag, detail: string) {
  const { vin, stockNumber, storeId, name } = tag;
  return { vin, stockNumber, storeId, name, row: null, detail };
}
