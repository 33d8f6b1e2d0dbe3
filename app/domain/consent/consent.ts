/** Spec §3, cookie settings, names these categories. */
export const COOKIE_CATEGORIES = [
  "essential",
  "functional",
  "analytics",
  "targeting",
] as const;
export type CookieCategory = (typeof COOKIE_CATEGORIES)[number];

/** Spec §9: tier 0 has no banner, 1 has close and continue, 2 has customize and accept all, 3 also has deny. */
export type ConsentTier = 0 | 1 | 2 | 3;

/** Spec §4: force is always shown, hide is never shown, and show appears anywhere but on legal pages. */
export type BannerMode = "show" | "hide" | "force";

export interface Consent {
  readonly tier: ConsentTier;
  /** Null means that the visitor has not chosen yet. */
  readonly chosen: readonly CookieCategory[] | null;
  readonly mode: BannerMode;
  /** The browser sends `Sec-GPC: 1`, so targeting stays denied whatever was chosen. */
  readonly hasPrivacySignal: boolean;
}

/** What decides at the gate; where the banner stands does not. */
export type GateConsent = Omit<Consent, "mode">;

/** Every cookie, storage item, tag and relayed event is checked with this (Spec §4 and §6). */
export function isGranted(
  { tier, chosen, hasPrivacySignal }: GateConsent,
  category: CookieCategory,
): boolean {
  if (category === "essential") return true;
  if (category === "targeting" && hasPrivacySignal) return false;
  if (tier < 2) return true;
  return chosen !== null && chosen.includes(category);
}

/** A privacy signal came to a browser whose targeting was allowed, by a choice or by the tier. */
export function isOverridden({
  tier,
  chosen,
  hasPrivacySignal,
}: GateConsent): boolean {
  const isAllowed = chosen === null ? tier < 2 : chosen.includes("targeting");
  return hasPrivacySignal && isAllowed;
}

interface BannerRules {
  readonly tier: ConsentTier;
  /** The profile shows the banner on every page, and in tier 0, until it is answered. */
  readonly isForced: boolean;
}

/** Spec §4: undefined at first, then show in tiers above 0, else hide. In tier 0 the banner is there by force alone. */
export function getBannerMode(
  { tier, isForced }: BannerRules,
  kept: string | undefined,
): BannerMode {
  if (kept === "hide" || kept === "force") return kept;
  if (isForced) return "force";
  return tier === 0 ? "hide" : "show";
}

/** Spec §2 and §4: the banner shows anywhere but on legal pages; force shows it there, too. */
export function isBannerVisible(mode: BannerMode, pathname: string): boolean {
  if (mode === "show") return !pathname.startsWith("/legal");
  return mode === "force";
}
