import { listFeatureKeys } from "#app/domain/vehicle/named-features.ts";
import type {
  StockedVehicle,
  Vehicle,
  VehicleImages,
} from "#app/domain/vehicle/vehicle.ts";
import { listOwnPhotos, sortByOrder } from "./arrange-photos.ts";
import type { EditedPhotos, Overrides } from "./edit-fields.ts";
import { layPricesOver, type PriceEdit } from "./edited-prices.ts";

/** All that people of the store said of one vehicle. */
export interface VehicleOverrides {
  readonly values: Overrides;
  /** Every price that somebody gave or took back, the oldest first. */
  readonly prices: readonly PriceEdit[];
  /** When somebody last gave or took back anything. */
  readonly changedAtMs: number;
}

/** Null is a vehicle that somebody hides: nobody may tell it from one that was never here. */
export function layOverStocked(
  stocked: StockedVehicle,
  overrides: VehicleOverrides,
): StockedVehicle | null {
  return overrides.values.hidden ? null : showStocked(stocked, overrides);
}

/** The vehicle as it would be shown if it were not hidden. */
export function showStocked(
  stocked: StockedVehicle,
  { values, prices, changedAtMs }: VehicleOverrides,
): StockedVehicle {
  return {
    ...stocked,
    vehicle: layOver(stocked.vehicle, values),
    changedAtMs: Math.max(stocked.changedAtMs, changedAtMs),
    priceHistory: layPricesOver(stocked.priceHistory, prices),
  };
}

/** What nobody edited is as the feed says. */
export function layOver(vehicle: Vehicle, values: Overrides): Vehicle {
  return {
    ...vehicle,
    ...values.availability,
    ...layTexts(vehicle, values),
    ...layPrice(vehicle, values),
    ...(values.photos && { images: layPhotos(vehicle.images, values.photos) }),
  };
}

/** Features are found in what the site shows, never in a comment that somebody took away. */
function layTexts(
  vehicle: Vehicle,
  { description, features }: Overrides,
): Partial<Vehicle> {
  if (description === undefined && features === undefined) return {};
  const shown = {
    description: description === undefined ? vehicle.description : description,
    features: features ?? vehicle.features,
  };
  return {
    ...shown,
    featureKeys: listFeatureKeys(shown.features, shown.description),
  };
}

/** The feed's old price, or its MSRP of a new car, stands beside an edited price only where it is higher. */
function layPrice(
  { oldPriceCents, msrpCents }: Vehicle,
  { salePriceCents }: Overrides,
): Partial<Vehicle> {
  if (salePriceCents === undefined) return {};
  const higher = Math.max(oldPriceCents ?? 0, msrpCents ?? 0);
  const isHigher = salePriceCents !== null && higher > salePriceCents;
  return { salePriceCents, oldPriceCents: isHigher ? higher : null };
}

/** Pictures of the model stay what they are: feeds to others never pass them off as pictures of a used car. */
function layPhotos(
  images: VehicleImages,
  { order, hidden }: EditedPhotos,
): VehicleImages {
  const isShown = (address: string) => !hidden.includes(address);
  const [first = null, ...others] = listOwnPhotos(images, order).filter(
    isShown,
  );
  return {
    imageCustomBg: [],
    previewImage: first,
    additionalImages: others,
    evoxImages: sortByOrder(images.evoxImages, order).filter(isShown),
  };
}
