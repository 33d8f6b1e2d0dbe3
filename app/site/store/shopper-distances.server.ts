import {
  listStoreDistances,
  type StoreDistance,
} from "#app/domain/shopper-place/distance.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";

export interface ShopperDistances {
  /** A ZIP code, or null for the spot that the browser told. */
  readonly zip: string | null;
  /** The nearest comes first. */
  readonly stores: readonly StoreDistance[];
}

/** Null where there is one store alone, or the visitor has not said where they are (Assumption A182). */
export function findShopperDistances(
  { profile: { stores }, zipPlaces }: Pick<AppPorts, "profile" | "zipPlaces">,
  { place }: Pick<RequestFacts, "place">,
): ShopperDistances | null {
  if (place === null || stores.length < 2) return null;
  const from = place.kind === "spot" ? place : zipPlaces.find(place.zip);
  return (
    from && {
      zip: place.kind === "zip" ? place.zip : null,
      stores: listStoreDistances(from, stores),
    }
  );
}
