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
export const BANNER_MODES = ["show", "hide", "force"] as const;
export type BannerMode = (typeof BANNER_MODES)[number];

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

/** Spec §4: undefined at first, then show in tiers above 0, else hide. A site without a banner shows none. */
export function getBannerMode(
  tier: ConsentTier,
  kept: string | undefined,
): BannerMode {
  if (tier === 0) return "hide";
  return BANNER_MODES.find((it) => it === kept) ?? "show";
}

/** Spec §2 and §4: the banner shows anywhere but on legal pages; force shows it there, too. */
export function isBannerVisible(mode: BannerMode, pathname: string): boolean {
  if (mode === "show") return !pathname.startsWith("/legal");
  return mode === "force";
}
