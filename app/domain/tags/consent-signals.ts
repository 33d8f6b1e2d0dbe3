import {
  type CookieCategory,
  type GateConsent,
  isGranted,
} from "#app/domain/consent/consent.ts";

/** Google's Consent Mode v2 has these seven signals (reference: tag-platform/security/guides/consent). */
const SIGNALS = {
  security_storage: "essential",
  functionality_storage: "functional",
  personalization_storage: "functional",
  analytics_storage: "analytics",
  ad_storage: "targeting",
  ad_user_data: "targeting",
  ad_personalization: "targeting",
} as const satisfies Readonly<Record<string, CookieCategory>>;

type Signal = keyof typeof SIGNALS;
export type ConsentSignals = Readonly<Record<Signal, "granted" | "denied">>;

export function buildConsentSignals(consent: GateConsent): ConsentSignals {
  return fillSignals((category) => isGranted(consent, category));
}

/** Before anything is known, all but the one that keeps visitors safe are denied. */
export function buildDefaultSignals(): ConsentSignals {
  return fillSignals((category) => category === "essential");
}

function fillSignals(
  isOn: (category: CookieCategory) => boolean,
): ConsentSignals {
  const getState = (signal: Signal) =>
    isOn(SIGNALS[signal]) ? "granted" : "denied";
  return {
    security_storage: getState("security_storage"),
    functionality_storage: getState("functionality_storage"),
    personalization_storage: getState("personalization_storage"),
    analytics_storage: getState("analytics_storage"),
    ad_storage: getState("ad_storage"),
    ad_user_data: getState("ad_user_data"),
    ad_personalization: getState("ad_personalization"),
  };
}
