import type { CreditLabel } from "#app/domain/store-profile/estimator.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** What is paid for, past the gate: a locked price never gets here. */
export interface PaidVehicle {
  /** The advertised total, exact cents. */
  readonly priceCents: number;
  /** What a lease's residual is a share of. */
  readonly msrpCents: number;
  readonly modelYear: number;
  readonly condition: Condition;
}

interface EstimateBase {
  readonly priceCents: number;
  /** Level payment, rounded half up once. */
  readonly monthlyCents: number;
  readonly termMonths: number;
  readonly downCents: number;
  readonly tradeEquityCents: number;
  readonly creditScore: number;
  readonly creditLabel: CreditLabel;
  /** The lowest score with this rate. */
  readonly minimumScore: number;
  readonly totalOfPaymentsCents: number;
  /** Everything the customer would pay before tax, title and registration. */
  readonly totalCostCents: number;
}

/** What 12 CFR 1026.24(d) wants beside a loan's payment. */
export interface FinanceEstimate extends EstimateBase {
  readonly kind: "finance";
  readonly aprPercent: number;
  readonly bandAprPercent: number;
  /** Part of the APR that the model year adds; 0 for none. */
  readonly addedPercent: number;
  readonly amountFinancedCents: number;
  readonly interestCents: number;
}

/** What 12 CFR 1013.7(d) wants beside a lease's payment; its rate is no APR and is never shown as one. */
export interface LeaseEstimate extends EstimateBase {
  readonly kind: "lease";
  readonly milesPerYear: number;
  readonly capCostCents: number;
  readonly residualCents: number;
  readonly rentChargeCents: number;
  readonly acquisitionFeeCents: number;
  readonly dispositionFeeCents: number;
  /** For a mile over the yearly ones. */
  readonly excessMileCents: number;
  /** Cash down and the first payment. */
  readonly dueAtSigningCents: number;
}

export type PaymentEstimate = FinanceEstimate | LeaseEstimate;
