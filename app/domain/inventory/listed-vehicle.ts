import type { ListedField } from "#app/domain/vehicle/vehicle-fields.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";

/** Price history and profile add derived values to a vehicle's facts. */
export interface ListedVehicle extends Pick<
  Vehicle,
  ListedField | "requiredAddOns"
> {
  /** The list's order of sources decides which photo is first; null means the illustration. */
  readonly photo: string | null;
  readonly photoCount: number;
  /** Falls of the advertised total in the last 30 days count from $100 on; any other is 0 (Assumption A29). */
  readonly priceDropCents: number;
  readonly hasPremiumUpgrades: boolean;
}
