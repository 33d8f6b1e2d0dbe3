import { printAddress, type AddressOptions } from "./printed-address.ts";

/** Questions about one vehicle that have a page with a form. */
export type VehicleFormKind = "check-availability" | "ask-about-vehicle";

/** `/check-availability/2HKRW2H80MH600001`. */
export function getVehicleFormAddress(
  vin: string,
  kind: VehicleFormKind,
  options?: AddressOptions,
): string {
  return printAddress([kind, vin], [], options);
}
