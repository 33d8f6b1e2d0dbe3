import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { TradeInterest } from "#app/domain/trade-draft/trade-record.ts";
import type { TradeOffer } from "#app/domain/trade-offer/trade-offer.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";

/**
 * What an accepted trade leaves fills the estimator and the wizard, in whole dollars. It is a written number, so that
 * the most that their fields take does not cut it (Assumption A207). A balance above the offer counts as nothing (A114).
 * Money that waits for a sale is no such sum: a buyer names it (A438).
 */
export function carryEquity(
  interest: TradeInterest,
  offer: TradeOffer,
  { terms, termsDraft }: Pick<VisitorProfile, "terms" | "termsDraft">,
  { estimator }: Pick<StoreProfile, "estimator">,
): Partial<VisitorProfile> {
  const isKnown = "equityCents" in offer && offer.type === "cashNow";
  if (interest !== "trade-in" || !isKnown) return {};
  const tradeEquityDollars = Math.max(
    estimator.tradeEquityDollars.min,
    Math.floor(offer.equityCents / 100),
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
