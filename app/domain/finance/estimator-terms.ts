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
