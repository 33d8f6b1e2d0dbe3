import { EVERYTHING } from "#app/domain/inventory/search.ts";
import type { AddressOptions } from "#app/domain/address/printed-address.ts";
import { formatSearchAddress } from "./search-address.ts";

/** The address lists everything that stands at one store. */
export function getStoreInventoryAddress(
  storeId: string,
  options?: AddressOptions,
): string {
  return formatSearchAddress(
    { ...EVERYTHING, values: { store: [storeId] } },
    options,
  );
}
