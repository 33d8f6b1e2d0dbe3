import { isClickIdentifier } from "#app/domain/address/canonical-address.ts";
import { parseOwnAddress } from "#app/domain/address/return-address.ts";
import {
  toReportedAddress,
  toReportedReferrer,
} from "#app/domain/tracking/reported-address.ts";

/**
 * Whether a vendor's script may read this address by itself, as Meta's does at every event: nothing was taken out of it
 * for a report, so it holds neither words of a search nor anything personal or secret (Assumption A250).
 */
export function isAddressForVendors(address: string): boolean {
  const shown = parseOwnAddress(address);
  if (shown === null) return false;
  const reported = parseOwnAddress(toReportedAddress(address).path);
  if (reported === null || reported.pathname !== shown.pathname) return false;
  return [...shown.searchParams].every(
    ([name, value]) =>
      isClickIdentifier(name) || reported.searchParams.get(name) === value,
  );
}

/** What vendors' scripts read as `document.referrer`: an address of ours as we report it, any other by its origin. */
export function toReferrerForVendors(referrer: string, origin: string): string {
  const reported = toReportedReferrer(referrer, origin) ?? "";
  return reported.startsWith("/") ? origin + reported : reported;
}
