import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";

/** Severities come worst first. */
export const SEVERITIES = ["error", "warning", "note"] as const;
export type Severity = (typeof SEVERITIES)[number];

export type FindingUnit = "vehicle" | "row" | "feed" | "store";

/** The words explain a check to somebody who manages an inventory. */
export interface CheckWords {
  readonly id: string;
  readonly severity: Severity;
  readonly title: string;
  readonly meaning: string;
  readonly advice: string;
}

/** A lot calls a vehicle by these words. */
export interface VehicleTag {
  readonly vin: string;
  readonly stockNumber: string | null;
  readonly storeId: string;
  /** An example is `2021 Honda CR-V EX-L`. */
  readonly name: string;
  /** The vehicle's page on the site. */
  readonly path: string;
}

/** A finding is about vehicles, rows, feeds or stores. */
export interface FindingCase {
  readonly vin: string | null;
  readonly stockNumber: string | null;
  readonly storeId: string | null;
  readonly name: string | null;
  /** Rows of data count from 1. */
  readonly row: number | null;
  /** The vehicle's page on the site; null where there is no vehicle for sale. */
  readonly path: string | null;
  readonly detail: string;
  /** Only findings counted by vehicle or row have cases that stand for more than 1. */
  readonly count: number;
}

export interface FindingGroup {
  readonly label: string | null;
  readonly count: number;
  /** At most 25 cases are kept. */
  readonly cases: readonly FindingCase[];
}

export interface Finding extends CheckWords {
  readonly unit: FindingUnit;
  readonly count: number;
  /** Groups come largest first; at most 20 are kept. */
  readonly groups: readonly FindingGroup[];
  readonly moreGroups: number;
}

/** Prints `31,204`. */
export function formatWholeNumber(value: number): string {
  return value.toLocaleString("en-US");
}

/** Prints `$24,990`, with cents only where there are some. */
export function formatCents(cents: number): string {
  return (cents / 100).toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
}

/** Prints `1 row` or `1,204 rows`. */
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
    path: getVehicleAddress(vehicle),
  };
}

export function toFindingCase(tag: VehicleTag, detail: string) {
  const { vin, stockNumber, storeId, name, path } = tag;
  return { vin, stockNumber, storeId, name, row: null, path, detail };
}

/** Days are YYYY-MM-DD; the count is 0 when the first is later. */
export function countDaysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS));
}
