import { DAY_S } from "#app/domain/time.ts";
import {
  type BannerMode,
  type Consent,
  type ConsentTier,
  COOKIE_CATEGORIES,
  type CookieCategory,
  getBannerMode,
} from "./consent.ts";

/**
 * Spec §3: the cookies are readable by scripts and hold no secret. A forged one changes only the visitor's own view.
 */
export const ALLOW_COOKIES = "allowCookies";
export const DISPLAY_COOKIES = "displayCookies";

/** The banner asks again after half a year. */
const LIFETIME_S = 180 * DAY_S;

interface KeptConsent {
  readonly tier: ConsentTier;
  readonly hasPrivacySignal: boolean;
  readonly allowed: string | undefined;
  readonly display: string | undefined;
}

/** Anything forged or unreadable counts as no choice. */
export function readConsent({
  tier,
  hasPrivacySignal,
  allowed,
  display,
}: KeptConsent): Consent {
  return {
    tier,
    chosen: parseCategories(allowed),
    mode: getBannerMode(tier, display),
    hasPrivacySignal,
  };
}

/** Categories come in their own order; null when the list names none. */
export function parseCategories(
  list: string | undefined,
): readonly CookieCategory[] | null {
  if (list === undefined) return null;
  const named = list.split(",", 32).map((name) => name.trim());
  const categories = COOKIE_CATEGORIES.filter((it) => named.includes(it));
  return categories.length === 0 ? null : categories;
}

export function formatConsentCookies(
  chosen: readonly CookieCategory[],
  mode: BannerMode,
  hasTls: boolean,
): readonly string[] {
  const attributes = `; Path=/; Max-Age=${LIFETIME_S}; SameSite=Lax${hasTls ? "; Secure" : ""}`;
  return [
    `${ALLOW_COOKIES}=${chosen.join(",")}${attributes}`,
    `${DISPLAY_COOKIES}=${mode}${attributes}`,
  ];
}
