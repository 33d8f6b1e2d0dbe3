import {
  type BannerMode,
  type Consent,
  type ConsentTier,
  COOKIE_CATEGORIES,
  type CookieCategory,
  getBannerMode,
} from "./consent.ts";
import { formatEssentialCookie } from "./storage-gate.ts";
import { ALLOWED_CATEGORIES, BANNER_DISPLAY } from "./stored-items.ts";

interface KeptConsent {
  readonly tier: ConsentTier;
  readonly isForced: boolean;
  readonly hasPrivacySignal: boolean;
  readonly allowed: string | undefined;
  readonly display: string | undefined;
}

/** Anything forged or unreadable counts as no choice. */
export function readConsent({
  tier,
  isForced,
  hasPrivacySignal,
  allowed,
  display,
}: KeptConsent): Consent {
  return {
    tier,
    chosen: parseCategories(allowed),
    mode: getBannerMode({ tier, isForced }, display),
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

/** The cookies are readable by scripts and hold no secret: a forged one changes only the visitor's own view. */
export function formatConsentCookies(
  chosen: readonly CookieCategory[],
  mode: BannerMode,
  hasTls: boolean,
): readonly string[] {
  return [formatChoiceCookie(chosen, hasTls), formatBannerCookie(mode, hasTls)];
}

export function formatChoiceCookie(
  chosen: readonly CookieCategory[],
  hasTls: boolean,
): string {
  return formatEssentialCookie(ALLOWED_CATEGORIES, chosen.join(","), hasTls);
}

export function formatBannerCookie(mode: BannerMode, hasTls: boolean): string {
  return formatEssentialCookie(BANNER_DISPLAY, mode, hasTls);
}
