import { formatVinList, type VinList } from "./vin-list.ts";

export const SAVED_PATH = "/saved-vehicles";
export const RENEW_SAVED_PATH = "/saved-vehicles/renew";
export const COMPARE_PATH = "/compare";

/** The same cars for whoever opens it. */
export function getSavedVehiclesAddress(vins: VinList): string {
  return `${SAVED_PATH}?vins=${formatVinList(vins)}`;
}

/** One's own comparison where no cars are named. */
export function getCompareAddress(
  vins: VinList | null,
  {
    areDifferencesAlone = false,
    returnTo = null,
  }: {
    readonly areDifferencesAlone?: boolean;
    /** Where the visitor came from. */
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

/** Id of a vehicle's card on a page. */
export function getVehicleAnchor(vin: string): string {
  return `car-${vin}`;
}
