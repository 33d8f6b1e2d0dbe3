import type { GateConsent } from "#app/domain/consent/consent.ts";
import {
  type CookiePlace,
  formatRemovals,
} from "#app/domain/consent/cookie-removals.ts";
import { checkGate } from "#app/domain/consent/storage-gate.ts";
import {
  VENDOR_COOKIES,
  type VendorCookie,
} from "#app/domain/consent/vendor-cookies.ts";
import { findVendorsInUse, type TagSettings } from "./tag-settings.ts";

/** Google Ads marks clicks of each kind by a cookie of its own. */
const GOOGLE_ADS_KINDS = ["au", "aw", "dc", "gb", "gs", "ag"];

/** Lines that remove what vendors have kept and may keep no longer. */
export function formatForbiddenVendorCookies(
  settings: TagSettings,
  consent: GateConsent,
  place: CookiePlace,
): readonly string[] {
  return listVendorCookies(settings)
    .filter((it) => checkGate(consent, it) === "closed")
    .flatMap((cookie) => formatRemovals(cookie, place));
}

/** The same for a choice that takes something back: whoever never allowed a vendor has nothing of it. */
export function formatWithdrawnVendorCookies(
  settings: TagSettings,
  {
    before,
    after,
  }: { readonly before: GateConsent; readonly after: GateConsent },
  place: CookiePlace,
): readonly string[] {
  const isWithdrawn = listVendorCookies(settings).some(
    (it) =>
      checkGate(before, it) !== "closed" && checkGate(after, it) === "closed",
  );
  return isWithdrawn
    ? formatForbiddenVendorCookies(settings, after, place)
    : [];
}

/** The table's rows, with the names that its stars stand for. */
function listVendorCookies(settings: TagSettings): readonly VendorCookie[] {
  const { googleTag } = settings;
  const isInUse = findVendorsInUse(settings);
  const endings: Readonly<Record<string, readonly string[]>> = {
    "_ga_*":
      googleTag === null
        ? []
        : [googleTag.id.slice(googleTag.id.indexOf("-") + 1)],
    "_gcl_*": GOOGLE_ADS_KINDS,
  };
  return VENDOR_COOKIES.filter(({ vendor }) => isInUse[vendor]).flatMap(
    (item) => {
      const ends = endings[item.name];
      return ends === undefined
        ? [item]
        : ends.map((end) => ({ ...item, name: item.name.slice(0, -1) + end }));
    },
  );
}
