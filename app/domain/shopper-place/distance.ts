import type { Coordinates } from "./shopper-place.ts";

const EARTH_RADIUS_MILES = 3958.8;

/** Miles in a straight line over the ground, never along roads. */
export function computeMiles(from: Coordinates, to: Coordinates): number {
  const [a, b] = [toRadians(from.latitude), toRadians(to.latitude)];
  const turn = toRadians(to.longitude - from.longitude);
  const chord =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(turn / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

interface PlacedStore {
  readonly id: string;
  readonly coordinates: Coordinates;
}

export interface StoreDistance {
  readonly storeId: string;
  /** Whole miles, because the middle of a ZIP code is no finer. */
  readonly miles: number;
}

/** The nearest comes first; stores equally far stay in the profile's order. */
export function listStoreDistances(
  from: Coordinates,
  stores: readonly PlacedStore[],
): readonly StoreDistance[] {
  return stores
    .map(({ id, coordinates }) => ({
      storeId: id,
      miles: computeMiles(from, coordinates),
    }))
    .sort((a, b) => a.miles - b.miles)
    .map(({ storeId, miles }) => ({ storeId, miles: Math.round(miles) }));
}
