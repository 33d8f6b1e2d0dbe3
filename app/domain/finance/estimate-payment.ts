import type { Estimator } from "../store-profile/store-profile.ts";
import { creditBandOf, rateOf } from "./credit-band.ts";
import type { DownPayment, EstimatorTerms } from "./estimator-terms.ts";
import { leasePaymentCents } from "./lease.ts";
import { loanPaymentCents } from "./loan.ts";
import type {
  FinanceEstimate,
  LeaseEstimate,
  PaidVehicle,
  PaymentEstimate,
} from "./payment-estimate.ts";

/**
 * The one way from a price to a payment, the same on server and in browser. Null where there is nothing to
 * estimate: no price, a lease of a car that is not new, of a band that gets none, or with no residual known.
 */
export function estimatePayment(
  vehicle: PaidVehicle,
  terms: EstimatorTerms,
  estimator: Estimator,
): PaymentEstimate | null {
  if (!(vehicle.priceCents > 0)) return null;
  return terms.kind === "lease"
    ? estimateLease(vehicle, terms, estimator)
    : estimateFinance(vehicle, terms, estimator);
}

function estimateFinance(
  vehicle: PaidVehicle,
  terms: EstimatorTerms,
  estimator: Estimator,
): FinanceEstimate {
  const { priceCents } = vehicle;
  const band = creditBandOf(estimator, terms.creditScore);
  const rate = rateOf(estimator, band, vehicle);
  const { downCents, tradeEquityCents } = paidAtOnce(priceCents, terms);
  const amountFinancedCents = priceCents - downCents - tradeEquityCents;
  const termMonths = terms.financeTermMonths;
  const monthlyCents = loanPaymentCents(
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
    // A payment rounded down may leave some cents to the lender.
    interestCents: Math.max(0, totalOfPaymentsCents - amountFinancedCents),
    totalOfPaymentsCents,
    totalCostCents: totalOfPaymentsCents + downCents + tradeEquityCents,
  };
}

function estimateLease(
  vehicle: PaidVehicle,
  terms: EstimatorTerms,
  estimator: Estimator,
): LeaseEstimate | null {
  const { leaseTermMonths: termMonths, leaseMilesPerYear: milesPerYear } =
    terms;
  const band = creditBandOf(estimator, terms.creditScore);
  const residual = estimator.leaseResiduals.find(
    (it) => it.termMonths === termMonths && it.milesPerYear === milesPerYear,
  );
  if (
    vehicle.condition !== "new" ||
    band.leaseMoneyFactor === null ||
    residual === undefined
  )
    return null;
  const { priceCents } = vehicle;
  const acquisitionFeeCents = estimator.leaseAcquisitionFeeCents;
  const { downCents, tradeEquityCents } = paidAtOnce(priceCents, terms);
  const capCostCents =
    priceCents + acquisitionFeeCents - downCents - tradeEquityCents;
  const residualCents = Math.round(
    (vehicle.msrpCents * residual.residualPercent) / 100,
  );
  const monthlyCents = leasePaymentCents(
    capCostCents,
    residualCents,
    band.leaseMoneyFactor,
    termMonths,
  );
  const totalOfPaymentsCents = monthlyCents * termMonths;
  return {
    kind: "lease",
    priceCents,
    monthlyCents,
    termMonths,
    milesPerYear,
    downCents,
    tradeEquityCents,
    creditScore: terms.creditScore,
    creditLabel: band.label,
    minimumScore: band.minimumScore,
    capCostCents,
    residualCents,
    rentChargeCents: Math.max(
      0,
      totalOfPaymentsCents - Math.max(0, capCostCents - residualCents),
    ),
    acquisitionFeeCents,
    dispositionFeeCents: estimator.leaseDispositionFeeCents,
    excessMileCents: estimator.leaseExcessMileCents,
    dueAtSigningCents: downCents + monthlyCents,
    totalOfPaymentsCents,
    totalCostCents:
      totalOfPaymentsCents +
      downCents +
      tradeEquityCents +
      estimator.leaseDispositionFeeCents,
  };
}

/** Never more than the price: what is left to pay is 0 then. */
function paidAtOnce(
  priceCents: number,
  { down, tradeEquityDollars }: EstimatorTerms,
): { readonly downCents: number; readonly tradeEquityCents: number } {
  const downCents = Math.min(downPaymentCents(priceCents, down), priceCents);
  const tradeEquityCents = Math.min(
    Math.round(tradeEquityDollars * 100),
    priceCents - downCents,
  );
  return { downCents, tradeEquityCents };
}

/** A share of the price is whole dollars, rounded up: nobody brings cents to a bank. */
function downPaymentCents(priceCents: number, down: DownPayment): number {
  return down.unit === "dollars"
    ? Math.round(down.dollars * 100)
    : Math.ceil((priceCents * down.percent) / 10_000) * 100;
}
