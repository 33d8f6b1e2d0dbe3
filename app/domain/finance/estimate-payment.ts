import { getCreditBand, getRate } from "#app/domain/credit/credit-band.ts";
import {
  computeShareCents,
  roundUpToDollars,
  toCents,
} from "#app/domain/price/rounding.ts";
import { amortize } from "./amortization.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type {
  DownPayment,
  EstimatorTerms,
  FinanceEstimate,
  LeaseEstimate,
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

/** What the loan costs a month, for whoever compares many vehicles and needs nothing else. */
export function estimateLoanMonthlyCents(
  vehicle: PaidVehicle,
  terms: EstimatorTerms,
  estimator: Estimator,
): number | null {
  return computeLoan(vehicle, terms, estimator)?.monthlyCents ?? null;
}

function computeLoan(
  vehicle: PaidVehicle,
  terms: EstimatorTerms,
  estimator: Estimator,
) {
  const { financeTermMonths: termMonths } = terms;
  if (!Number.isSafeInteger(termMonths) || termMonths < 1) return null;
  if (termMonths > LONGEST_TERM_MONTHS) return null;
  const { priceCents } = vehicle;
  const band = getCreditBand(estimator, terms.creditScore);
  const rate = getRate(estimator, band, vehicle);
  const { downCents, tradeEquityCents } = computePaidAtOnce(priceCents, terms);
  const owedOnTradeCents = toCents(terms.owedOnTradeDollars ?? 0);
  const amountFinancedCents =
    priceCents - downCents - tradeEquityCents + owedOnTradeCents;
  return {
    termMonths,
    band,
    rate,
    downCents,
    tradeEquityCents,
    owedOnTradeCents,
    amountFinancedCents,
    monthlyCents: computeLoanPaymentCents(
      amountFinancedCents,
      rate.aprPercent,
      termMonths,
    ),
  };
}

function estimateFinance(
  vehicle: PaidVehicle,
  terms: EstimatorTerms,
  estimator: Estimator,
): FinanceEstimate | null {
  const loan = computeLoan(vehicle, terms, estimator);
  if (loan === null) return null;
  const { priceCents } = vehicle;
  const { band, rate, ...amounts } = loan;
  const { amountFinancedCents, monthlyCents, termMonths } = loan;
  const { downCents, tradeEquityCents } = loan;
  // The last payment takes what rounding leaves over, so the whole is that of the schedule, month by month.
  const interestCents = amortize({
    amountFinancedCents,
    aprPercent: rate.aprPercent,
    termMonths,
    monthlyCents,
  }).reduce((sum, month) => sum + month.interestCents, 0);
  const totalOfPaymentsCents = amountFinancedCents + interestCents;
  return {
    kind: "finance",
    priceCents,
    ...rate,
    ...amounts,
    creditScore: terms.creditScore,
    creditLabel: band.label,
    minimumScore: band.minimumScore,
    interestCents,
    totalOfPaymentsCents,
    totalCostCents: totalOfPaymentsCents + downCents + tradeEquityCents,
  };
}

/** Cents, rounded half up once: P·r / (1 − (1 + r)^−n) with r = APR / 1200, or P / n at 0 %. */
export function computeLoanPaymentCents(
  amountFinancedCents: number,
  aprPercent: number,
  termMonths: number,
): number {
  if (amountFinancedCents <= 0) return 0;
  const rate = aprPercent / 1200;
  return Math.round(
    rate === 0
      ? amountFinancedCents / termMonths
      : // expm1 and log1p keep their digits where the rate is close to zero.
        (amountFinancedCents * rate) /
          -Math.expm1(-termMonths * Math.log1p(rate)),
  );
}

/** It is null where the vehicle is not new, its credit band gets no lease, or no residual is known. */
function estimateLease(
  vehicle: PaidVehicle,
  terms: EstimatorTerms,
  estimator: Estimator,
): LeaseEstimate | null {
  const { leaseTermMonths: termMonths, leaseMilesPerYear: milesPerYear } =
    terms;
  const band = getCreditBand(estimator, terms.creditScore);
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
  const { downCents, tradeEquityCents } = computePaidAtOnce(priceCents, terms);
  const owedOnTradeCents = toCents(terms.owedOnTradeDollars ?? 0);
  const capCostCents =
    priceCents +
    acquisitionFeeCents +
    owedOnTradeCents -
    downCents -
    tradeEquityCents;
  const residualCents =
    vehicle.msrpCents > 0
      ? computeShareCents(vehicle.msrpCents, residual.residualPercent)
      : 0;
  const monthlyCents = computeLeasePaymentCents(
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
    owedOnTradeCents,
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

/**
 * It is the level payment of a lease in cents, rounded half up once: depreciation (cap − residual) / n and rent charge
 * (cap + residual) · money factor. It is never below 0.
 */
export function computeLeasePaymentCents(
  capCostCents: number,
  residualCents: number,
  moneyFactor: number,
  termMonths: number,
): number {
  const depreciation = (capCostCents - residualCents) / termMonths;
  const rentCharge = (capCostCents + residualCents) * moneyFactor;
  return Math.max(0, Math.round(depreciation + rentCharge));
}

/** The cash counts first, and both together never exceed the price. */
export function computePaidAtOnce(
  priceCents: number,
  {
    down,
    tradeEquityDollars,
  }: Pick<EstimatorTerms, "down" | "tradeEquityDollars">,
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

/**
 * A share of the price is rounded up to whole dollars, because nobody brings cents to a bank. It is a share of the
 * price as lists show it, so that a price with cents never costs more a month than it does there (Assumption A40).
 */
function computeDownPaymentCents(
  priceCents: number,
  down: DownPayment,
): number {
  if (down.unit === "dollars") return toCents(down.dollars);
  if (!(down.percent > 0)) return 0;
  const thousandths = Math.round(down.percent * 1000);
  const priceDollars = roundUpToDollars(priceCents);
  return Math.ceil((priceDollars * thousandths) / 100_000) * 100;
}
