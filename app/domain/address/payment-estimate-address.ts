import { printAddress, type AddressOptions } from "./printed-address.ts";

/** The address is `/payment-estimate/2HKRW2H80MH600001`. */
export function getPaymentEstimateAddress(
  vin: string,
  options?: AddressOptions,
): string {
  return printAddress(["payment-estimate", vin], [], options);
}
