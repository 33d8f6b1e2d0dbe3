import type { CarriedTerms } from "./carried-terms.ts";
import { computePaidAtOnce } from "./estimate-payment.ts";

/** Less than nothing where more is owed on the trade than it is worth. */
export function getCarriedEquityDollars({
  trade,
  tradeEquityDollars,
}: Pick<CarriedTerms, "trade" | "tradeEquityDollars">): number {
  return trade === null
    ? tradeEquityDollars
    : trade.worthDollars - trade.owedDollars;
}

/** A share of a price that is not known is no sum: null. It is never more than the price. */
export function findCarriedDownDollars(
  terms: Pick<CarriedTerms, "down" | "tradeEquityDollars">,
  priceCents: number | null,
): number | null {
  if (priceCents !== null)
    return computePaidAtOnce(priceCents, terms).downCents / 100;
  const { down } = terms;
  return down.unit === "dollars" ? down.dollars : null;
}
