import type { DetailVehicle } from "./vehicle-facts.ts";

/** What a feed says of where the car is, compared with the store that sells it. */
type Whereabouts =
  /** The feed names the store's own place. */
  | { readonly kind: "store" }
  /** It reads "Hayward, CA 94544". */
  | { readonly kind: "elsewhere"; readonly place: string }
  /** Nobody gave a place, or one without a town. */
  | { readonly kind: "unknown" };

export function findWhereabouts(
  { location }: Pick<DetailVehicle, "location">,
  store: { readonly city: string; readonly zip: string } | null,
): Whereabouts {
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
