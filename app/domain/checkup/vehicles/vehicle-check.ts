import type { PhotoSourcePolicy } from "#app/domain/vehicle-photo/photo-source.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { CheckWords } from "#app/domain/checkup/findings/finding.ts";

/** It holds what a check knows besides the vehicle. */
export interface VehicleSurroundings {
  /** It is the current day at the vehicle's store, as YYYY-MM-DD. */
  readonly today: string;
  readonly photoPolicy: PhotoSourcePolicy;
}

export interface Concern {
  /** It says in a few words what is wrong with the vehicle. */
  readonly detail: string;
  /** Vehicles of one label form one group. */
  readonly label?: string;
  /** Vehicles of the highest rank are shown first. */
  readonly rank?: number;
}

/** It is a rule that can be checked on one vehicle alone. */
export interface VehicleCheck extends CheckWords {
  readonly find: (
    vehicle: Vehicle,
    surroundings: VehicleSurroundings,
  ) => Concern | null;
}

export function getYear(today: string): number {
  return Number(today.slice(0, 4));
}
