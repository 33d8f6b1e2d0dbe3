import type { PhotoSourcePolicy } from "#app/domain/vehicle-photo/photo-source.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { CheckWords } from "#app/domain/checkup/findings/finding.ts";

/** What a check knows beside the vehicle. */
export interface VehicleSurroundings {
  /** YYYY-MM-DD at the vehicle's store. */
  readonly today: string;
  readonly photoPolicy: PhotoSourcePolicy;
}

export interface Concern {
  /** What is wrong with the vehicle, in a few words. */
  readonly detail: string;
  /** Vehicles of one label stand together. */
  readonly label?: string;
  /** The highest are shown first. */
  readonly rank?: number;
}

/** A rule that one vehicle keeps or breaks by itself. */
export interface VehicleCheck extends CheckWords {
  readonly find: (
    vehicle: Vehicle,
    surroundings: VehicleSurroundings,
  ) => Concern | null;
}

export function getYear(today: string): number {
  return Number(today.slice(0, 4));
}
