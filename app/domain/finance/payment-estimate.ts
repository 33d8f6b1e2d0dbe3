import type { CreditLabel } from "#app/domain/store-profile/estimator.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** A locked price never gets here. */
export interface PaidVehicle {
  /** The advertised total is exact here, not rounded to dollars. */
  readonly priceCents: number;
  /** A lease's residual is a share of this amount. */
  readonly msrpCents: number;
  readonly modelYear: number;
  readonly condition: Condition;
}

interface EstimateBase {
  readonly priceCents: number;
  /** Payments are level and rounded half up once. */
  readonly monthlyCents: number;
  readonly termMonths: number;
  readonly downCents: number;
  readonly tradeEquityCents: number;
  /** What is owed on the trade beyond its worth is part of what is financed. */
  readonly owedOnTradeCents: number;
  readonly creditScore: number;
  readonly creditLabel: CreditLabel;
  /** The rate holds from this score up. */
  readonly minimumScore: number;
  readonly totalOfPaymentsCents: number;
  /** The customer pays this before tax, title and registration. */
  readonly totalCostCents: number;
}

/** 12 CFR 1026.24(d) requires these terms beside a loan's payment. */
export interface FinanceEstimate extends EstimateBase {
  readonly kind: "finance";
  readonly aprPercent: number;
  readonly bandAprPercent: number;
  /** It is 0 where the model year adds nothing. */
  readonly addedPercent: number;
  readonly amountFinancedCents: number;
  readonly interestCents: number;
}

/** 12 CFR 1013.7(d) requires these terms beside a lease's payment; its rate is no APR and is never shown as one. */
export interface LeaseEstimate extends EstimateBase {
  readonly kind: "lease";
  readonly milesPerYear: number;
  readonly capCostCents: number;
  readonly residualCents: number;
  readonly rentChargeCents: number;
  readonly acquisitionFeeCents: number;
  readonly dispositionFeeCents: number;
  /** Every mile over the yearly ones costs this. */
  readonly excessMileCents: number;
  /** The cash down payment and the first payment are due. */
  readonly dueAtSigningCents: number;
}

export type PaymentEstimate = FinanceEstimate | LeaseEstimate;

/** The cash down payment is in whole dollars, or a share of the total price. */
export type DownPayment =
  | { readonly unit: "dollars"; readonly dollars: number }
  | { readonly unit: "percent"; readonly percent: number };

/** A payment is computed from these terms, as the estimator's controls show them (Spec §9, payment estimator). */
export interface EstimatorTerms {
  readonly kind: "finance" | "lease";
  readonly down: DownPayment;
  readonly tradeEquityDollars: number;
  /** The trade is worth this much less than is owed on it; left out means 0. */
  readonly owedOnTradeDollars?: number;
  readonly creditScore: number;
  readonly financeTermMonths: number;
  readonly leaseTermMonths: number;
  readonly leaseMilesPerYear: number;
}
