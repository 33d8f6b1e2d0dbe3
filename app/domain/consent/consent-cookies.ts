import { DAY_S } from "#app/domain/time.ts";
import { getBannerMode } from "./banner-mode.ts";
import {
  type BannerMode,
  type Consent,
  type ConsentTier,
  COOKIE_CATEGORIES,
  type CookieCategory,
} from "./consent.ts";

/** Spec §3: readable, and without a secret. A forged one changes only one's own view. */
export const ALLOW_COOKIES = "allowCookies";
export const DISPLAY_COOKIES = "displayCookies";

/** The question comes back after half a year. */
const LIFETIME_S = 180 * DAY_S;

interface KeptConsent {
  readonly tier: ConsentTier;
  readonly hasPrivacySignal: boolean;
  /** Values of the two cookies. */
  readonly allowed: string | undefined;
  readonly display: string | undefined;
}

/** What the visitor's cookies say; anything forged or unreadable counts as no choice. */
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

/** Categories of a comma-separated list, in their own order; null when it names none. */
export function parseCategories(
  list: string | undefined,
): readonly CookieCategory[] | null {
  if (list === undefined) return null;
  const named = list.split(",", 32).map((name) => name.trim());
  const categories = COOKIE_CATEGORIES.filter((it) => named.includes(it));
  return categories.length === 0 ? null : categories;
}

/** `Set-Cookie` lines of a choice. */
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
