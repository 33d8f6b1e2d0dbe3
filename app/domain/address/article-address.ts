import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import { printAddress, type AddressOptions } from "./printed-address.ts";

/** The address is `/shopping-guides/{slug}`. */
export function getGuideAddress(
  slug: string,
  options?: AddressOptions,
): string {
  return printAddress([PAGE_PATHS.shoppingGuides.slice(1), slug], [], options);
}

/** The address is `/authors/{slug}`. */
export function getAuthorAddress(
  slug: string,
  options?: AddressOptions,
): string {
  return printAddress(["authors", slug], [], options);
}
