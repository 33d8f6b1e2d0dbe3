import {
  type AddressOptions,
  printAddress,
} from "#app/domain/address/printed-address.ts";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { toMakeModelValue } from "#app/domain/search-address/search-check.ts";

/** The form for an alert about one car's price. */
export function getPriceAlertAddress(
  vin: string,
  options?: AddressOptions,
): string {
  return printAddress(["price-alert", vin], options);
}

/** The form for an alert about new cars has the search's own address below another first segment. */
export function getSearchAlertAddress(
  search: InventorySearch,
  options?: AddressOptions,
): string {
  return formatSearchAddress(toLastingSearch(search), options).replace(
    "/search-vehicles",
    "/search-alert",
  );
}

/** "One like it": the same make and model, whatever its age and price. */
export function getLikeItAlertAddress(
  { make, model }: { readonly make: string; readonly model: string },
  options?: AddressOptions,
): string {
  const values = { make_model: [toMakeModelValue(make, model)] };
  return getSearchAlertAddress({ ...EVERYTHING, values }, options);
}

/** Order and page are of one visit. */
export function toLastingSearch(search: InventorySearch): InventorySearch {
  return { ...search, sort: null, page: 1 };
}

/** Where an alert is confirmed and stopped. */
export function getAlertAddress(key: string, options?: AddressOptions): string {
  return printAddress(["alerts", key], options);
}
