import type { ConsentTier } from "#app/domain/consent/consent.ts";
import type { ConsentWord } from "./copy.ts";

/** The keys are of the sentences that the banner's short view says in a tier. */
export function listBannerSentences(tier: ConsentTier): readonly ConsentWord[] {
  if (tier < 2) return ["continueText"];
  return tier === 3 ? ["text", "denyText"] : ["text"];
}
