import type {
  Estimator,
  Promotion,
} from "#app/domain/store-profile/store-profile.ts";
import { estimatePayment } from "./estimate-payment.ts";
import type {
  FinanceEstimate,
  LeaseEstimate,
  PaymentEstimate,
} from "./payment-estimate.ts";

/** What stands beside a loan's payment. 12 CFR 1026.24(d)(2). */
export interface LoanTerms {
  readonly kind: "finance";
  /** Cash and trade equity together: 12 CFR 1026.2(a)(18). */
  readonly downPaymentCents: number;
  /** Of the price, to one place. */
  readonly downPaymentPercent: number;
  readonly tradeEquityCents: number;
  readonly amountFinancedCents: number;
  readonly paymentCount: number;
  readonly paymentCents: number;
  readonly aprPercent: number;
  readonly canAprIncrease: false;
  readonly financeChargeCents: number;
  readonly totalOfPaymentsCents: number;
  /** Payments and down payment. */
  readonly totalSalePriceCents: number;
}

/** What stands beside a lease's payment; there is no APR in it. 12 CFR 1013.7(d)(2). */
export interface LeaseTerms {
  readonly kind: "lease";
  /** Cash down and the first payment. */
  readonly dueAtSigningCents: number;
  readonly capCostReductionCents: number;
  readonly tradeEquityCents: number;
  readonly isSecurityDepositRequired: false;
  readonly paymentCount: number;
  readonly paymentCents: number;
  readonly totalOfPaymentsCents: number;
  /** At the end: the customer owes this, and for miles over the whole term's. */
  readonly dispositionFeeCents: number;
  readonly milesInAll: number;
  readonly excessMileCents: number;
  /** Closed-end: the customer does not answer for the residual. */
  readonly residualCents: number;
}

export type FinanceTerms = LoanTerms | LeaseTerms;

/** The facts of a disclosure, without words. */
export function buildFinanceTerms(estimate: FinanceEstimate): LoanTerms;
export function buildFinanceTerms(estimate: LeaseEstimate): LeaseTerms;
export function buildFinanceTerms(estimate: PaymentEstimate): FinanceTerms;
export function buildFinanceTerms(estimate: PaymentEstimate): FinanceTerms {
  return estimate.kind === "lease"
    ? buildLeaseTerms(estimate)
    : buildLoanTerms(estimate);
}

/** What a promotion's claim such as "$7 down" comes to, by the estimator's own rates. Null when it is no loan. */
export function estimateExample(
  example: NonNullable<Promotion["financeExample"]>,
  estimator: Estimator,
): FinanceEstimate | null {
  const priceCents = example.amountFinancedCents + example.downPaymentCents;
  const { modelYear, condition, creditScore } = example;
  const { vehicleDataDefaults } = estimator;
  const estimate = estimatePayment(
    { priceCents, msrpCents: priceCents, modelYear, condition },
    {
      kind: "finance",
      down: { unit: "dollars", dollars: example.downPaymentCents / 100 },
      tradeEquityDollars: 0,
      creditScore,
      financeTermMonths: example.termMonths,
      leaseTermMonths: vehicleDataDefaults.leaseTermMonths,
      leaseMilesPerYear: vehicleDataDefaults.leaseMilesPerYear,
    },
    estimator,
  );
  return estimate?.kind === "finance" && estimate.amountFinancedCents > 0
    ? estimate
    : null;
}

function buildLoanTerms(estimate: FinanceEstimate): LoanTerms {
  const { priceCents, downCents, tradeEquityCents } = estimate;
  const downPaymentCents = downCents + tradeEquityCents;
  return {
    kind: "finance",
    downPaymentCents,
    downPaymentPercent: Math.round((downPaymentCents * 1000) / priceCents) / 10,
    tradeEquityCents,
    amountFinancedCents: estimate.amountFinancedCents,
    paymentCount: estimate.termMonths,
    paymentCents: estimate.monthlyCents,
    aprPercent: estimate.aprPercent,
    canAprIncrease: false,
    financeChargeCents: estimate.interestCents,
    totalOfPaymentsCents: estimate.totalOfPaymentsCents,
    totalSalePriceCents: estimate.totalCostCents,
  };
}

function buildLeaseTerms(estimate: LeaseEstimate): LeaseTerms {
  const { downCents, tradeEquityCents, termMonths, milesPerYear } = estimate;
  return {
    kind: "lease",
    dueAtSigningCents: estimate.dueAtSigningCents,
    capCostReductionCents: downCents + tradeEquityCents,
    tradeEquityCents,
    isSecurityDepositRequired: false,
    paymentCount: termMonths,
    paymentCents: estimate.monthlyCents,
    totalOfPaymentsCents: estimate.totalOfPaymentsCents,
    dispositionFeeCents: estimate.dispositionFeeCents,
    milesInAll: Math.round((milesPerYear * termMonths) / 12),
    excessMileCents: estimate.excessMileCents,
    residualCents: estimate.residualCents,
  };
}
