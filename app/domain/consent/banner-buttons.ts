import type { ConsentChoice } from "./consent-choice.ts";
import type { ConsentTier } from "./consent.ts";

export type BannerButton =
  Exclude<ConsentChoice, "close" | "save"> | "continue" | "customize";

/**
 * Spec §9: tier 1 has one button, and so has tier 0 where its banner is forced; tier 2 has customize and accept all, and tier 3 also has deny.
 * `rejectAll` adds "Only essential" where there is something to reject.
 */
export function listBannerButtons(
  tier: ConsentTier,
  rejectAll: boolean,
): readonly BannerButton[] {
  if (tier < 2) return ["continue"];
  return [
    ...(rejectAll ? (["only-essential"] as const) : []),
    ...(tier === 3 ? (["deny"] as const) : []),
    "accept-all",
    "customize",
  ];
}
