import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import { printAddress, type AddressOptions } from "./printed-address.ts";

const [, ROOT = ""] = PAGE_PATHS.specialOffers.split("/");

/** The address is `/special-offers/{dealer|sales|service}`. */
export function getOfferSectionAddress(
  section: OfferSection,
  options?: AddressOptions,
): string {
  return printAddress([ROOT, section], [], options);
}

/** The address is `/special-offers/{dealer|sales|service}/{id}`. */
export function getOfferAddress(
  section: OfferSection,
  id: string,
  options?: AddressOptions,
): string {
  return printAddress([ROOT, section, id], [], options);
}
