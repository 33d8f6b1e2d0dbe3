/** Spec §3, cookie settings. */
export const COOKIE_CATEGORIES = [
  "essential",
  "functional",
  "analytics",
  "targeting",
] as const;
export type CookieCategory = (typeof COOKIE_CATEGORIES)[number];

/** Spec §9: 0 no banner · 1 close and continue · 2 customise and accept all · 3 also deny. */
export type ConsentTier = 0 | 1 | 2 | 3;

/** Spec §4: force is always shown, hide never, show anywhere but on legal pages. */
export const BANNER_MODES = ["show", "hide", "force"] as const;
export type BannerMode = (typeof BANNER_MODES)[number];

/** What one visitor has allowed so far. */
export interface Consent {
  readonly tier: ConsentTier;
  /** Categories of the visitor's own choice; null before one. */
  readonly chosen: readonly CookieCategory[] | null;
  readonly mode: BannerMode;
  /** The browser sends `Sec-GPC: 1`: targeting stays denied whatever was chosen. */
  readonly hasPrivacySignal: boolean;
}

/** Stands in front of every cookie, storage item, tag and relayed event. Spec §4 and §6. */
export function isGranted(
  { tier, chosen, hasPrivacySignal }: Consent,
  category: CookieCategory,
): boolean {
  if (category === "essential") return true;
  if (category === "targeting" && hasPrivacySignal) return false;
  if (tier < 2) return true;
  return chosen !== null && chosen.includes(category);
}
