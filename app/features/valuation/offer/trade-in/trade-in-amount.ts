import type {
  PricedOffer,
  TradeOffers,
} from "#app/domain/trade-offer/trade-offer.ts";
import { formatAmount } from "#app/site/page/format.ts";

/** Only cash at once is there when another car is bought; null where the lender takes all of it (Assumption A438). */
export function findTradeInOffer({
  visibleOffers,
}: Pick<TradeOffers, "visibleOffers">): PricedOffer | null {
  const cash = visibleOffers.find(({ type }) => type === "cashNow");
  return cash !== undefined && "equityCents" in cash && cash.equityCents > 0
    ? cash
    : null;
}

/** After the loan, as in "$11,240". */
export function sayTradeIn(
  offers: Pick<TradeOffers, "visibleOffers">,
): string | null {
  const offer = findTradeInOffer(offers);
  return offer === null ? null : formatAmount(offer.equityCents);
}
