import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { creditBandOf, rateOf } from "./credit-band.ts";
import { modelYearOf, rateYears } from "./rate-years.ts";

/** APRs of the vehicles of some conditions for one score. New cars are of this year, the last or the next (Assumption A83). */
export function rateRange(
  conditions: readonly Condition[],
  creditScore: number,
  estimator: Estimator,
  thisYear: number,
): { readonly lowestPercent: number; readonly highestPercent: number } {
  const band = creditBandOf(estimator, creditScore);
  const rates = conditions.flatMap((condition) =>
    rateYears(condition, estimator)
      .filter(
        ({ min = -Infinity, max = Infinity }) =>
          condition !== "new" || (min <= thisYear + 1 && max >= thisYear - 1),
      )
      .map(
        (years) =>
          rateOf(estimator, band, { condition, modelYear: modelYearOf(years) })
            .aprPercent,
      ),
  );
  return {
    lowestPercent: Math.min(...rates),
    highestPercent: Math.max(...rates),
  };
}
