import type { CreditLabel } from "#app/domain/store-profile/estimator.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** It is the vehicle that is paid for, after the gate: a locked price never gets here. */
export interface PaidVehicle {
  /** It is the advertised total in exact cents. */
  readonly priceCents: number;
  /** A lease's residual is a share of this amount. */
  readonly msrpCents: number;
  readonly modelYear: number;
  readonly condition: Condition;
}

interface EstimateBase {
  readonly priceCents: number;
  /** It is the level payment, rounded half up once. */
  readonly monthlyCents: number;
  readonly termMonths: number;
  readonly downCents: number;
  readonly tradeEquityCents: number;
  readonly creditScore: number;
  readonly creditLabel: CreditLabel;
  /** It is the lowest score with this rate. */
  readonly minimumScore: number;
  readonly totalOfPaymentsCents: number;
  /** It is everything that the customer would pay before tax, title and registration. */
  readonly totalCostCents: number;
}

/** 12 CFR 1026.24(d) requires these terms beside a loan's payment. */
export interface FinanceEstimate extends EstimateBase {
  readonly kind: "finance";
  readonly aprPercent: number;
  readonly bandAprPercent: number;
  /** The model year adds this part of the APR; it is 0 for none. */
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
  /** It is charged for each mile over the yearly ones. */
  readonly excessMileCents: number;
  /** It is the cash down payment and the first payment. */
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
  readonly creditScore: number;
  readonly financeTermMonths: number;
  readonly leaseTermMonths: number;
  readonly leaseMilesPerYear: number;
}
