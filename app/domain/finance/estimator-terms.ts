/** Cash down: whole dollars, or a share of the total price. */
export type DownPayment =
  | { readonly unit: "dollars"; readonly dollars: number }
  | { readonly unit: "percent"; readonly percent: number };

/** What a payment is worked out by, as the estimator's controls show it. Spec §9, payment estimator. */
export interface EstimatorTerms {
  readonly kind: "finance" | "lease";
  readonly down: DownPayment;
  readonly tradeEquityDollars: number;
  readonly creditScore: number;
  readonly financeTermMonths: number;
  readonly leaseTermMonths: number;
  readonly leaseMilesPerYear: number;
}
