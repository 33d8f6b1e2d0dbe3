import { printAddress, type AddressOptions } from "./printed-address.ts";

/** These questions about one vehicle each have a page with a form. */
export type VehicleFormKind = "check-availability" | "ask-about-vehicle";

/** An example is `/check-availability/2HKRW2H80MH600001`. */
export function getVehicleFormAddress(
  vin: string,
  kind: VehicleFormKind,
  options?: AddressOptions,
): string {
  return printAddress([kind, vin], [], options);
}
