import type {
  PriceCeiling,
  PriceCeilings,
} from "#app/domain/inventory/search.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import type { EstimatorTerms } from "./estimator-terms.ts";
import { computeHighestPriceDollars } from "./highest-price.ts";
import { pickModelYear, listRateYears } from "#app/domain/credit/rate-years.ts";

/** It expresses a maximum monthly payment as prices: one ceiling for each condition and rate (Assumption A44). */
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
