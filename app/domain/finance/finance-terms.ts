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

/** These terms stand beside a loan's payment (12 CFR 1026.24(d)(2)). */
export interface LoanTerms {
  readonly kind: "finance";
  /** Cash and trade equity count together (12 CFR 1026.2(a)(18)). */
  readonly downPaymentCents: number;
  /** Percentages of the price have one decimal place. */
  readonly downPaymentPercent: number;
  readonly tradeEquityCents: number;
  readonly amountFinancedCents: number;
  readonly paymentCount: number;
  readonly paymentCents: number;
  readonly aprPercent: number;
  readonly canAprIncrease: false;
  readonly financeChargeCents: number;
  readonly totalOfPaymentsCents: number;
  /** Payments and down payment add up to this. */
  readonly totalSalePriceCents: number;
}

/** These terms stand beside a lease's payment; they hold no APR (12 CFR 1013.7(d)(2)). */
export interface LeaseTerms {
  readonly kind: "lease";
  /** The cash down payment and the first payment are due. */
  readonly dueAtSigningCents: number;
  readonly capCostReductionCents: number;
  readonly tradeEquityCents: number;
  readonly isSecurityDepositRequired: false;
  readonly paymentCount: number;
  readonly paymentCents: number;
  readonly totalOfPaymentsCents: number;
  /** At the end of the term the customer owes this fee, and a charge for miles above those of the whole term. */
  readonly dispositionFeeCents: number;
  readonly milesInAll: number;
  readonly excessMileCents: number;
  /** The lease is closed-end, so the customer is not liable for the residual. */
  readonly residualCents: number;
}

export type FinanceTerms = LoanTerms | LeaseTerms;

export function buildFinanceTerms(estimate: FinanceEstimate): LoanTerms;
export function buildFinanceTerms(estimate: LeaseEstimate): LeaseTerms;
export function buildFinanceTerms(estimate: PaymentEstimate): FinanceTerms;
export function buildFinanceTerms(estimate: PaymentEstimate): FinanceTerms {
  return estimate.kind === "lease"
    ? buildLeaseTerms(estimate)
    : buildLoanTerms(estimate);
}

/** The estimator's own rates apply to a claim such as "$7 down"; null when the result is no loan. */
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
