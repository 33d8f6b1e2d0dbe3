import type { PresentedVehicle } from "#app/domain/gate/present-vehicle.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import { findNotice } from "#app/domain/vehicle/availability.ts";
import type { CardBadge } from "#app/site/vehicles/presented.ts";

/** Whether the car can be had comes first, then news about money, then what it is, then how long it has been here. */
export function chooseBadge(
  vehicle: PresentedVehicle<ListedVehicle>,
  newSince: string,
): CardBadge | null {
  const { price, condition, listedOn, stockStatus } = vehicle;
  const notice = findNotice(vehicle);
  if (notice !== null) return notice;
  if (price.state === "shown" && price.dropDollars > 0) return "price-drop";
  if (condition === "certified") return "certified";
  // Nobody knows whether a car of which the feed's words are not understood has arrived.
  return stockStatus !== null && listedOn >= newSince ? "new-arrival" : null;
}
