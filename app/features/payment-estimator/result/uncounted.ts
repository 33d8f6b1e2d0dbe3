import { getCreditBand } from "#app/domain/credit/credit-band.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import { toCents } from "#app/domain/price/rounding.ts";
import type {
  EstimatorTerms,
  LeaseEstimate,
  PaymentEstimate,
} from "#app/domain/finance/payment-estimate.ts";

/** Money that was typed and that the payment does not count, or that buys nothing. */
export interface Uncounted {
  readonly kind: "down" | "equity" | "lease";
  readonly askedCents: number;
  /** What counts of it; of a lease, what would leave no payment. */
  readonly usedCents: number;
}

/** A payment that silently drops money of the shopper's would look better than it is. */
export function listUncounted(
  { down, tradeEquityDollars }: EstimatorTerms,
  estimate: PaymentEstimate,
  estimator: Estimator,
): readonly Uncounted[] {
  const { downCents, tradeEquityCents } = estimate;
  const askedDown = down.unit === "dollars" ? toCents(down.dollars) : downCents;
  const askedEquity = toCents(tradeEquityDollars);
  const uncounted: Uncounted[] = [];
  if (askedDown > downCents)
    uncounted.push({
      kind: "down",
      askedCents: askedDown,
      usedCents: downCents,
    });
  if (askedEquity > tradeEquityCents)
    uncounted.push({
      kind: "equity",
      askedCents: askedEquity,
      usedCents: tradeEquityCents,
    });
  if (estimate.kind === "lease") {
    const paid = downCents + tradeEquityCents;
    const most = computeMostForLease(estimate, estimator);
    if (paid > most)
      uncounted.push({ kind: "lease", askedCents: paid, usedCents: most });
  }
  return uncounted;
}

/**
 * Down payment and trade from which on a lease has no monthly payment: there (cap − residual) / n + (cap + residual) ·
 * money factor is zero. More of them would buy nothing.
 */
function computeMostForLease(
  lease: LeaseEstimate,
  estimator: Estimator,
): number {
  const { capCostCents, residualCents, termMonths, creditScore } = lease;
  const paid = lease.downCents + lease.tradeEquityCents;
  const { leaseMoneyFactor } = getCreditBand(estimator, creditScore);
  const rent = (leaseMoneyFactor ?? 0) * termMonths;
  const freeCapCents = (residualCents * (1 - rent)) / (1 + rent);
  return Math.floor(Math.min(paid, paid + capCostCents - freeCapCents));
}
