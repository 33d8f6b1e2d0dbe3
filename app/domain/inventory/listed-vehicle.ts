import type { ListedField } from "#app/domain/vehicle/vehicle-fields.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";

/**
 * Lists, counts and search use this form of a vehicle: its facts plus values derived from price history and profile.
 */
export interface ListedVehicle extends Pick<
  Vehicle,
  ListedField | "requiredAddOns"
> {
  /** It is the first photo to show in a list, by the list's order of sources; null means the illustration. */
  readonly photo: string | null;
  readonly photoCount: number;
  /** It is the fall of the advertised total in the last 30 days when that is at least $100, else 0 (Assumption A29). */
  readonly priceDropCents: number;
  readonly hasPremiumUpgrades: boolean;
}
