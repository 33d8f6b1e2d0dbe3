import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { isComing } from "#app/domain/vehicle/availability.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";

/** Not where the dealership books none, and not for a car that is not here yet. */
export function offersTestDrives(
  profile: StoreProfile,
  vehicle: Pick<Vehicle, "stockStatus">,
): boolean {
  return isPageOn(profile, "testDrive") && !isComing(vehicle);
}
