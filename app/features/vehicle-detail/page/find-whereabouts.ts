import type { DetailVehicle } from "./vehicle-facts.server.ts";

/** What a feed says of where the car is, compared with the store that sells it. */
type Whereabouts =
  /** The car is on its way to the store that sells it, wherever the feed's place lies. */
  | { readonly kind: "in-transit" | "on-order" }
  /** The feed names the store's own place. */
  | { readonly kind: "store" }
  /** It reads "Hayward, CA 94544". */
  | { readonly kind: "elsewhere"; readonly place: string }
  /** Nobody gave a place, or one without a town. */
  | { readonly kind: "unknown" };

export function findWhereabouts(
  { location, stockStatus }: Pick<DetailVehicle, "location" | "stockStatus">,
  store: { readonly city: string; readonly zip: string } | null,
): Whereabouts {
  if (stockStatus === "in-transit" || stockStatus === "on-order")
    return { kind: stockStatus };
  if (stockStatus === null) return { kind: "unknown" };
  if (!location || store === null) return { kind: "unknown" };
  const { city, state, zip } = location;
  if (zip === null && city === null) return { kind: "unknown" };
  const isStores =
    zip === null
      ? city?.toLowerCase() === store.city.toLowerCase()
      : zip === store.zip;
  if (isStores) return { kind: "store" };
  // A ZIP code alone tells a shopper nothing.
  if (city === null) return { kind: "unknown" };
  const region = [state, zip].filter((it) => it !== null).join(" ");
  return {
    kind: "elsewhere",
    place: region === "" ? city : `${city}, ${region}`,
  };
}
