import type { PhotoSourcePolicy } from "#app/domain/vehicle-photo/photo-source.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { CheckWords } from "#app/domain/checkup/findings/finding.ts";

export interface VehicleSurroundings {
  /** The store's day is YYYY-MM-DD. */
  readonly today: string;
  readonly photoPolicy: PhotoSourcePolicy;
}

export interface Concern {
  readonly detail: string;
  /** Vehicles of one label form one group. */
  readonly label?: string;
  /** Vehicles of the highest rank are shown first. */
  readonly rank?: number;
}

export interface VehicleCheck extends CheckWords {
  readonly find: (
    vehicle: Vehicle,
    surroundings: VehicleSurroundings,
  ) => Concern | null;
}

export function getYear(today: string): number {
  return Number(today.slice(0, 4));
}
