import {
  PAGE_PATHS,
  type PageKey,
} from "#app/domain/store-profile/fields/page-paths.ts";
import { printAddress, type AddressOptions } from "./printed-address.ts";

/** The address of such a page has no parameters. */
export type FixedPageKey = {
  [Key in PageKey]: (typeof PAGE_PATHS)[Key] extends string ? Key : never;
}[PageKey];

/** Links to the list of all vehicles use this name (Assumption A1). */
const EVERYTHING = "all-inventory";

/** It covers every page of spec §2 that has exactly one address. */
export function getPageAddress(
  page: FixedPageKey,
  options?: AddressOptions,
): string {
  const segments = PAGE_PATHS[page].split("/").filter((part) => part !== "");
  if (page === "searchVehicles") segments.push(EVERYTHING);
  return printAddress(segments, [], options);
}

/** A search form is sent here; its fields become the query. */
export function getSearchFormAddress(options?: AddressOptions): string {
  return printAddress([PAGE_PATHS.searchVehicles.slice(1)], [], options);
}
