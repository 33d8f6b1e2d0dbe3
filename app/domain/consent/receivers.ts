import type { GatedUse } from "./storage-gate.ts";

/** A company to whom something of a visitor may go, by a tag in the browser or from our server. */
export interface Receiver extends GatedUse {
  readonly name:
    | "googleAnalytics"
    | "googleAds"
    | "metaPixel"
    | "metaConversions"
    | "consentManager";
}

/** Counts of visits, and the events of the dealer industry's standard that go along. */
export const GOOGLE_ANALYTICS: Receiver = {
  name: "googleAnalytics",
  category: "analytics",
  without: "nothing",
};

export const GOOGLE_ADS: Receiver = {
  name: "googleAds",
  category: "targeting",
  without: "nothing",
};

export const META_PIXEL: Receiver = {
  name: "metaPixel",
  category: "targeting",
  without: "nothing",
};

/** The pixel's events once more, from our server. */
export const META_CONVERSIONS: Receiver = {
  name: "metaConversions",
  category: "targeting",
  without: "nothing",
};

/** It passes purposes and hashed contact details on to advertisers. */
export const CONSENT_MANAGER: Receiver = {
  name: "consentManager",
  category: "targeting",
  without: "nothing",
};

/**
 * Everybody beyond this site. None of their tags is loaded and nothing is sent to them before the gate
 * (`storage-gate.ts`) has been asked with their row; the cookie policy names those in use.
 */
export const RECEIVERS: readonly Receiver[] = [
  GOOGLE_ANALYTICS,
  GOOGLE_ADS,
  META_PIXEL,
  META_CONVERSIONS,
  CONSENT_MANAGER,
];
