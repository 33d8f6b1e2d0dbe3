import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { getCreditBand, getRate } from "./credit-band.ts";
import { pickModelYear, listRateYears } from "./rate-years.ts";

/**
 * It returns the range of APRs of vehicles of some conditions for one score. New cars are of this year, the last or the
 * next (Assumption A96).
 */
export function getRateRange(
  conditions: readonly Condition[],
  creditScore: number,
  estimator: Estimator,
  thisYear: number,
): { readonly lowestPercent: number; readonly highestPercent: number } {
  const band = getCreditBand(estimator, creditScore);
  const rates = conditions.flatMap((condition) =>
    listRateYears(condition, estimator)
      .filter(
        ({ min = -Infinity, max = Infinity }) =>
          condition !== "new" || (min <= thisYear + 1 && max >= thisYear - 1),
      )
      .map(
        (years) =>
          getRate(estimator, band, {
            condition,
            modelYear: pickModelYear(years),
          }).aprPercent,
      ),
  );
  return {
    lowestPercent: Math.min(...rates),
    highestPercent: Math.max(...rates),
  };
}
