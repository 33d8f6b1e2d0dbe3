import { formatVinList, type VinList } from "./vin-list.ts";

export const SAVED_PATH = "/saved-vehicles";
export const RENEW_SAVED_PATH = "/saved-vehicles/renew";
export const COMPARE_PATH = "/compare";

/** The address shows the same cars to whoever opens it. */
export function getSavedVehiclesAddress(vins: VinList): string {
  return `${SAVED_PATH}?vins=${formatVinList(vins)}`;
}

/** Without named cars it is the visitor's own comparison. */
export function getCompareAddress(
  vins: VinList | null,
  {
    areDifferencesAlone = false,
    returnTo = null,
  }: {
    readonly areDifferencesAlone?: boolean;
    /** The visitor came from this address. */
    readonly returnTo?: string | null;
  } = {},
): string {
  const query = [
    ...(vins === null ? [] : [`vins=${formatVinList(vins)}`]),
    ...(areDifferencesAlone ? ["show=differences"] : []),
    ...(returnTo === null ? [] : [`returnTo=${encodeURIComponent(returnTo)}`]),
  ].join("&");
  return query === "" ? COMPARE_PATH : `${COMPARE_PATH}?${query}`;
}

/** It is the id of a vehicle's card on a page. */
export function getVehicleAnchor(vin: string): string {
  return `car-${vin}`;
}
