import type { ListedField } from "#app/domain/vehicle/vehicle-fields.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";

/** A vehicle as lists, counts and search know it: facts plus what was worked out from price history and profile. */
export interface ListedVehicle extends Pick<
  Vehicle,
  ListedField | "requiredAddOns"
> {
  /** First photo to show in a list, by the list's order of sources; null means the illustration. */
  readonly photo: string | null;
  readonly photoCount: number;
  /** Fall of the advertised total in the last 30 days when it is at least $100, else 0. Assumption A6. */
  readonly priceDropCents: number;
  readonly hasPremiumUpgrades: boolean;
}
