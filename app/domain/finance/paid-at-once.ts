import type { DownPayment, EstimatorTerms } from "./estimator-terms.ts";
import { toCents } from "#app/domain/price/whole-cents.ts";

/**
 * Both together never exceed the price, and the cash counts first: nothing is left to pay then. It is never below 0.
 */
export function computePaidAtOnce(
  priceCents: number,
  { down, tradeEquityDollars }: EstimatorTerms,
): { readonly downCents: number; readonly tradeEquityCents: number } {
  const downCents = Math.min(
    computeDownPaymentCents(priceCents, down),
    priceCents,
  );
  const tradeEquityCents = Math.min(
    toCents(tradeEquityDollars),
    priceCents - downCents,
  );
  return { downCents, tradeEquityCents };
}

/** A share of the price is rounded up to whole dollars, because nobody brings cents to a bank. */
function computeDownPaymentCents(
  priceCents: number,
  down: DownPayment,
): number {
  if (down.unit === "dollars") return toCents(down.dollars);
  if (!(down.percent > 0)) return 0;
  const thousandths = Math.round(down.percent * 1000);
  return Math.ceil((priceCents * thousandths) / 10_000_000) * 100;
}
