import type { VendorCookie } from "#app/domain/consent/vendor-cookies.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

type Labels = StoreProfile["tracking"]["tags"]["googleAds"]["conversionLabels"];

/** A vendor's script, and the dealer's account with that vendor. */
export interface Tag {
  readonly id: string;
  readonly scriptUrl: string;
}

/** What a browser needs to know of the tags that the profile turns on. */
export interface TagSettings {
  readonly googleTag: Tag | null;
  readonly googleAds: (Tag & { readonly conversionLabels: Labels }) | null;
  readonly metaPixel: Tag | null;
  readonly consentManager: Tag | null;
  /** It needs the Google tag, which carries its events. */
  readonly automotiveEvents: { readonly oemCode: string | null } | null;
  /** Meta's ids of browsers and clicks are kept: for the pixel, and for the server's reports to the same account. */
  readonly hasMetaIds: boolean;
  /** These are on and lack their id, which the console is told (Spec §7). */
  readonly missing: readonly string[];
}

/** Null where the profile turns no tag on and names no account of Meta's: such a site has nothing to load. */
export function findTagSettings({
  tracking,
}: Pick<StoreProfile, "tracking">): TagSettings | null {
  const { tags } = tracking;
  const asked = {
    googleTag: [tags.googleTag, tracking.googleTagId],
    googleAds: [tags.googleAds, tracking.googleAdsId],
    metaPixel: [tags.metaPixel, tracking.metaPixelId],
    consentManager: [tags.consentManager, tracking.consentManagerId],
  } as const;
  const isCarried =
    !tags.automotiveEvents.isEnabled || tags.googleTag.isEnabled;
  const missing = [
    ...Object.entries(asked)
      .filter(([, [tag, id]]) => tag.isEnabled && toTag(tag, id) === null)
      .map(([name]) => name),
    ...(isCarried ? [] : ["automotiveEvents"]),
  ];
  const googleTag = toTag(...asked.googleTag);
  const googleAds = toTag(...asked.googleAds);
  const settings: TagSettings = {
    googleTag,
    googleAds: googleAds && {
      ...googleAds,
      conversionLabels: tags.googleAds.conversionLabels,
    },
    metaPixel: toTag(...asked.metaPixel),
    consentManager: toTag(...asked.consentManager),
    automotiveEvents:
      tags.automotiveEvents.isEnabled && googleTag !== null
        ? { oemCode: tags.automotiveEvents.oemCode }
        : null,
    hasMetaIds: tracking.metaPixelId !== null,
    missing,
  };
  const isAny =
    settings.hasMetaIds ||
    Object.values(tags).some(({ isEnabled }) => isEnabled);
  return isAny ? settings : null;
}

/** The vendors whose cookies a browser may come to hold. */
export function findVendorsInUse(
  settings: TagSettings | null,
): Readonly<Record<VendorCookie["vendor"], boolean>> {
  return {
    google: (settings?.googleTag ?? settings?.googleAds ?? null) !== null,
    meta: settings?.hasMetaIds === true,
  };
}

function toTag(
  tag: { readonly isEnabled: boolean; readonly scriptUrl: string | null },
  id: string | null,
): Tag | null {
  const { isEnabled, scriptUrl } = tag;
  return isEnabled && id !== null && scriptUrl !== null
    ? { id, scriptUrl }
    : null;
}
