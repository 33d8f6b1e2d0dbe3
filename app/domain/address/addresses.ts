import { EVERYTHING } from "../inventory/search.ts";
import { PAGE_PATHS, type PageKey } from "../store-profile/pages.ts";
import type { Vehicle } from "../vehicle/vehicle.ts";
import { printAddress, type AddressOptions } from "./printed-address.ts";
import { formatSearchAddress } from "./search-address.ts";
import { slugify } from "./slug.ts";

/** A page whose address has no parameters. */
export type FixedPageKey = {
  [Key in PageKey]: (typeof PAGE_PATHS)[Key] extends string ? Key : never;
}[PageKey];

/** Every page of spec §2 that is one address. */
export function pageAddress(
  page: FixedPageKey,
  options?: AddressOptions,
): string {
  const segments = PAGE_PATHS[page].split("/").filter((part) => part !== "");
  return printAddress(segments, [], options);
}

export type AddressedVehicle = Pick<
  Vehicle,
  "condition" | "bodystyle" | "year" | "make" | "model" | "trim" | "vin"
>;

/** `/used-vehicle/suvs/2021-honda-cr-v-ex-l/2HKRW2H80MH600001`: the one address of a vehicle. */
export function vehicleAddress(
  vehicle: AddressedVehicle,
  options?: AddressOptions,
): string {
  const { condition, bodystyle, vin } = vehicle;
  const slug = vehicleSlug(vehicle);
  return printAddress(
    [`${condition}-vehicle`, bodystyle, slug, vin],
    [],
    options,
  );
}

/** Year, make, model and trim; what has no letter or digit is left out. */
function vehicleSlug({
  year,
  make,
  model,
  trim,
}: Pick<AddressedVehicle, "year" | "make" | "model" | "trim">): string {
  return [String(year), make, model, trim ?? ""]
    .map(slugify)
    .filter((part) => part !== "")
    .join("-");
}

/** Everything that stands at one store. */
export function storeInventoryAddress(
  storeId: string,
  options?: AddressOptions,
): string {
  return formatSearchAddress(
    { ...EVERYTHING, values: { store: [storeId] } },
    options,
  );
}

export function staffAddress(
  staffId: string,
  options?: AddressOptions,
): string {
  return printAddress(["our-company", "meet-our-team", staffId], [], options);
}

export { makeModelValue } from "./make-model-value.ts";

export type OfferSection = "dealer" | "sales" | "service";

export function offerAddress(
  section: OfferSection,
  offerId: string,
  options?: AddressOptions,
): string {
  return printAddress(["special-offers", section, offerId], [], options);
}
