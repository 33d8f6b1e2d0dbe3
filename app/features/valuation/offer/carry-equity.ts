import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { TradeInterest } from "#app/domain/trade-draft/trade-record.ts";
import type { TradeOffer } from "#app/domain/trade-offer/trade-offer.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";

/**
 * What an accepted trade leaves fills the estimator and the wizard, in whole dollars within their range. A balance above
 * the offer counts as nothing (Assumption A114).
 */
export function carryEquity(
  interest: TradeInterest,
  offer: TradeOffer,
  { terms, termsDraft }: Pick<VisitorProfile, "terms" | "termsDraft">,
  { estimator }: Pick<StoreProfile, "estimator">,
): Partial<VisitorProfile> {
  if (interest !== "trade-in" || !("equityCents" in offer)) return {};
  const { min, max } = estimator.tradeEquityDollars;
  const tradeEquityDollars = Math.min(
    max,
    Math.max(min, Math.floor(offer.equityCents / 100)),
  );
  const trade = { isTradingIn: true, tradeEquityDollars };
  return {
    ...(terms !== null && { terms: { ...terms, ...trade } }),
    termsDraft: {
      downPaymentDollars: null,
      creditAnswer: null,
      ...termsDraft,
      ...trade,
      isSent: false,
    },
  };
}
