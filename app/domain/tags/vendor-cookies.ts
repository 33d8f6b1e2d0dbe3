import {
  checkGate,
  formatExpiredCookie,
} from "#app/domain/consent/storage-gate.ts";
import type { GateConsent } from "#app/domain/consent/consent.ts";
import {
  VENDOR_COOKIES,
  type VendorCookie,
} from "#app/domain/consent/vendor-cookies.ts";
import type { TagSettings } from "./tag-settings.ts";

/** Google Ads marks clicks of each kind by a cookie of its own. */
const GOOGLE_ADS_KINDS = ["au", "aw", "dc", "gb", "gs", "ag"];

/**
 * Lines that remove what vendors have kept and may keep no longer. They set their cookies for the widest domain that the
 * browser lets them, so each cookie is removed from all domains that it may be of.
 */
export function formatForbiddenVendorCookies(
  settings: TagSettings,
  consent: GateConsent,
  { hostname, hasTls }: { readonly hostname: string; readonly hasTls: boolean },
): readonly string[] {
  return listVendorCookies(settings)
    .filter((it) => checkGate(consent, it) === "closed")
    .flatMap((cookie) =>
      listDomains(hostname).map(
        (domain) =>
          formatExpiredCookie(cookie, hasTls) +
          (domain === null ? "" : `; Domain=${domain}`),
      ),
    );
}

/** The same for a choice that takes something back: whoever never allowed a vendor has nothing of it. */
export function formatWithdrawnVendorCookies(
  settings: TagSettings,
  {
    before,
    after,
  }: { readonly before: GateConsent; readonly after: GateConsent },
  place: { readonly hostname: string; readonly hasTls: boolean },
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
  const { googleTag, googleAds, hasMetaIds } = settings;
  const isInUse = {
    google: googleTag !== null || googleAds !== null,
    meta: hasMetaIds,
  };
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

/** Null for the host alone; then every domain of two labels and more. An address in numbers has none. */
function listDomains(hostname: string): readonly (string | null)[] {
  if (/^[\d.]+$/.test(hostname) || hostname.includes(":")) return [null];
  const labels = hostname.split(".");
  return [
    null,
    ...labels.slice(0, -1).map((_, at) => labels.slice(at).join(".")),
  ];
}
