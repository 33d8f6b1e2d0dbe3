import { PAGE_PATHS, type PageKey } from "../store-profile/page-paths.ts";
import { printAddress, type AddressOptions } from "./printed-address.ts";

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
