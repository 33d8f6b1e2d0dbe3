import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import { getCreditBand, getRate } from "#app/domain/credit/credit-band.ts";
import { estimateLease } from "./estimate-lease.ts";
import type { EstimatorTerms } from "./estimator-terms.ts";
import { computeLoanPaymentCents } from "./loan.ts";
import { computePaidAtOnce } from "./paid-at-once.ts";
import type {
  FinanceEstimate,
  PaidVehicle,
  PaymentEstimate,
} from "./payment-estimate.ts";

/** The limit is a hundred years; beyond it no figure of a loan is exact. */
const LONGEST_TERM_MONTHS = 1200;

/**
 * Every payment is derived from a price here, the same way on server and in browser. It is null where there is nothing
 * to estimate: there is no price, the term is no whole number of months that anybody lends for, or a lease is asked for
 * a car that is not new, for a band that gets none, or with no residual known.
 */
export function estimatePayment(
  vehicle: PaidVehicle,
  terms: EstimatorTerms,
  estimator: Estimator,
): PaymentEstimate | null {
  const { priceCents } = vehicle;
  if (!Number.isSafeInteger(priceCents) || priceCents <= 0) return null;
  return terms.kind === "lease"
    ? estimateLease(vehicle, terms, estimator)
    : estimateFinance(vehicle, terms, estimator);
}

function estimateFinance(
  vehicle: PaidVehicle,
  terms: EstimatorTerms,
  estimator: Estimator,
): FinanceEstimate | null {
  const { financeTermMonths: termMonths } = terms;
  if (!Number.isSafeInteger(termMonths) || termMonths < 1) return null;
  if (termMonths > LONGEST_TERM_MONTHS) return null;
  const { priceCents } = vehicle;
  const band = getCreditBand(estimator, terms.creditScore);
  const rate = getRate(estimator, band, vehicle);
  const { downCents, tradeEquityCents } = computePaidAtOnce(priceCents, terms);
  const amountFinancedCents = priceCents - downCents - tradeEquityCents;
  const monthlyCents = computeLoanPaymentCents(
    amountFinancedCents,
    rate.aprPercent,
    termMonths,
  );
  const totalOfPaymentsCents = monthlyCents * termMonths;
  return {
    kind: "finance",
    priceCents,
    monthlyCents,
    termMonths,
    ...rate,
    downCents,
    tradeEquityCents,
    creditScore: terms.creditScore,
    creditLabel: band.label,
    minimumScore: band.minimumScore,
    amountFinancedCents,
    // A payment that is rounded down may leave the lender a few cents short.
    interestCents: Math.max(0, totalOfPaymentsCents - amountFinancedCents),
    totalOfPaymentsCents,
    totalCostCents: totalOfPaymentsCents + downCents + tradeEquityCents,
  };
}
