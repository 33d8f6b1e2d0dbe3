import {
  PAGE_PATHS,
  type PageKey,
} from "#app/domain/store-profile/fields/page-paths.ts";
import { printAddress, type AddressOptions } from "./printed-address.ts";

/** A page whose address has no parameters. */
export type FixedPageKey = {
  [Key in PageKey]: (typeof PAGE_PATHS)[Key] extends string ? Key : never;
}[PageKey];

/** What the list of all vehicles is called where a link leads to it (Assumption A1). */
const EVERYTHING = "all-inventory";

/** Every page of spec §2 that is one address. */
export function getPageAddress(
  page: FixedPageKey,
  options?: AddressOptions,
): string {
  const segments = PAGE_PATHS[page].split("/").filter((part) => part !== "");
  if (page === "searchVehicles") segments.push(EVERYTHING);
  return printAddress(segments, [], options);
}

/** Where a form sends a search; what it asks for follows in its fields. */
export function getSearchFormAddress(options?: AddressOptions): string {
  return printAddress([PAGE_PATHS.searchVehicles.slice(1)], [], options);
}
