import { BANNER_MODES, type BannerMode, type ConsentTier } from "./consent.ts";

/**
 * Spec §4: the mode is undefined at first, then show in tiers above 0, else hide. A site without a banner shows none.
 */
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
