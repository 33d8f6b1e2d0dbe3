import type {
  PricedOffer,
  TradeOffers,
} from "#app/domain/trade-offer/trade-offer.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { Pricing } from "#app/domain/store-profile/store-profile.ts";
import { US_STATES } from "#app/domain/us-states.ts";
import { formatAmount, formatList } from "#app/site/page/format.ts";

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

/** "Illinois and Indiana": where a trade lowers the tax on the next car. Null where the profile knows of no such state. */
export function sayTradeTaxStates(
  { stateCharges }: Pick<Pricing, "stateCharges">,
  language: Language,
): string | null {
  const states = Object.entries(stateCharges)
    .filter(([, { taxesTrade }]) => taxesTrade === "difference")
    .map(([code]) => US_STATES[code] ?? code)
    .toSorted((a, b) => a.localeCompare(b));
  return states.length === 0 ? null : formatList(states, language);
}
