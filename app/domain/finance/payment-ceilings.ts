import type {
  PriceCeiling,
  PriceCeilings,
} from "#app/domain/inventory/search.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import type { EstimatorTerms } from "./estimator-terms.ts";
import { highestPriceDollars } from "./highest-price.ts";
import { modelYearOf, rateYears } from "#app/domain/credit/rate-years.ts";

/** What costs at most so much a month, as prices: one ceiling for each condition and rate. Assumption A75. */
export function paymentCeilings(
  maximumMonthlyDollars: number,
  terms: EstimatorTerms,
  estimator: Estimator,
): PriceCeilings {
  return CONDITIONS.flatMap((condition) =>
    rateYears(condition, estimator).map((years): PriceCeiling => {
      const maxDollars = highestPriceDollars(
        maximumMonthlyDollars,
        terms,
        estimator,
        { condition, modelYear: modelYearOf(years) },
      );
      return { condition, years, maxDollars };
    }),
  );
}
