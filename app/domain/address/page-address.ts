import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import {
  PAGE_PATHS,
  type PageKey,
} from "#app/domain/store-profile/fields/page-paths.ts";
import { type AddressOptions, printAddress } from "./printed-address.ts";

export type FixedPageKey = {
  [Key in PageKey]: (typeof PAGE_PATHS)[Key] extends string ? Key : never;
}[PageKey];

/** Links to the list of all vehicles use this name (Assumption A1). */
const EVERYTHING = "all-inventory";

/** The list's field to search in words; a link to it puts the caret there. */
export const WORDS_FIELD_ID = "q";

/** It covers every page of spec §2 that has exactly one address. */
export function getPageAddress(
  page: FixedPageKey,
  options?: AddressOptions,
): string {
  const segments = PAGE_PATHS[page].split("/").filter((part) => part !== "");
  if (page === "searchVehicles") segments.push(EVERYTHING);
  return printAddress(segments, options);
}

/** A search form is sent here; its fields become the query. */
export function getSearchFormAddress(options?: AddressOptions): string {
  return printAddress([PAGE_PATHS.searchVehicles.slice(1)], options);
}

export function getGuideAddress(
  slug: string,
  options?: AddressOptions,
): string {
  return printAddress([PAGE_PATHS.shoppingGuides.slice(1), slug], options);
}

/** A page that the dealership wrote itself. */
export function getOwnPageAddress(
  slug: string,
  options?: AddressOptions,
): string {
  return printAddress(["pages", slug], options);
}

export function getAuthorAddress(
  slug: string,
  options?: AddressOptions,
): string {
  return printAddress(["authors", slug], options);
}

export function getStaffAddress(id: string, options?: AddressOptions): string {
  const segments = PAGE_PATHS.meetOurTeam.split("/").slice(1);
  return printAddress([...segments, id], options);
}

const [, OFFERS = ""] = PAGE_PATHS.specialOffers.split("/");

/** The address is `/special-offers/{dealer|sales|service}`. */
export function getOfferSectionAddress(
  section: OfferSection,
  options?: AddressOptions,
): string {
  return printAddress([OFFERS, section], options);
}

export function getOfferAddress(
  section: OfferSection,
  id: string,
  options?: AddressOptions,
): string {
  return printAddress([OFFERS, section, id], options);
}
