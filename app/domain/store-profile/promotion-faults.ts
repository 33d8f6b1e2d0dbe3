import { fault, warning, type ProfileFault } from "./profile-fault.ts";
import type { Promotion } from "./store-profile.ts";

const TWO_YEARS_MS = 2 * 365.25 * 24 * 60 * 60 * 1000;

export function listPromotionFaults(
  promotions: readonly Promotion[],
  nowMs: number,
): ProfileFault[] {
  return promotions.flatMap((promotion, at) => {
    const startMs = Date.parse(promotion.startDate);
    const endMs = Date.parse(promotion.endDate);
    const key = ["promotions", at, "endDate"];
    if (endMs <= startMs) {
      return [fault(key, `must be after startDate (${promotion.startDate})`)];
    }
    if (endMs > nowMs + TWO_YEARS_MS) {
      return [
        warning(
          key,
          "is more than two years away; an offer that never ends is not believed",
        ),
      ];
    }
    return [];
  });
}
