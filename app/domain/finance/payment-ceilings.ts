import { listRateYears, pickModelYear } from "#app/domain/credit/rate-years.ts";
import type {
  PriceCeiling,
  PriceCeilings,
} from "#app/domain/inventory/search.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import { type Condition, CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import { estimatePayment } from "./estimate-payment.ts";
import type { EstimatorTerms } from "./payment-estimate.ts";

/** Every condition and rate has one ceiling (Assumption A44). */
export function listPaymentCeilings(
  maximumMonthlyDollars: number,
  terms: EstimatorTerms,
  estimator: Estimator,
): PriceCeilings {
  return CONDITIONS.flatMap((condition) =>
    listRateYears(condition, estimator).map((years): PriceCeiling => {
      const maxDollars = computeHighestPriceDollars(
        maximumMonthlyDollars,
        terms,
        estimator,
        { condition, modelYear: pickModelYear(years) },
      );
      return { condition, years, maxDollars };
    }),
  );
}

/** No car costs more than $10,000,000. */
export const HIGHEST_DOLLARS = 10_000_000;

/**
 * Whole dollars, found by halving, because a payment never falls as a price rises; 0 when even the cheapest car costs
 * more.
 */
export function computeHighestPriceDollars(
  maximumMonthlyDollars: number,
  terms: EstimatorTerms,
  estimator: Estimator,
  vehicle: { readonly modelYear: number; readonly condition: Condition },
): number {
  const estimateMonthlyCents = (dollars: number): number =>
    estimatePayment(
      { ...vehicle, priceCents: dollars * 100, msrpCents: dollars * 100 },
      { ...terms, kind: "finance" },
      estimator,
    )?.monthlyCents ?? Infinity;
  let low = 0;
  let high = HIGHEST_DOLLARS;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (estimateMonthlyCents(middle) <= maximumMonthlyDollars * 100)
      low = middle;
    else high = middle - 1;
  }
  return low;
}
