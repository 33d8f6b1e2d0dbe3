import type { Range } from "#app/domain/inventory/search.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { getCreditBand, getRate } from "./credit-band.ts";

/** One rate holds for each range of model years; the earliest comes first, and every year is in one range. */
export function listRateYears(
  condition: Condition,
  { aprAdjustments }: Pick<Estimator, "aprAdjustments">,
): readonly Range[] {
  const firstYears = aprAdjustments
    .filter(({ conditions }) => conditions.includes(condition))
    .flatMap(({ modelYearFrom, modelYearTo }) => [
      ...(modelYearFrom === null ? [] : [modelYearFrom]),
      ...(modelYearTo === null ? [] : [modelYearTo + 1]),
    ]);
  const starts = [...new Set(firstYears)].sort((a, b) => a - b);
  return [null, ...starts].map((min, at) => {
    const next = starts[at];
    return {
      ...(min !== null && { min }),
      ...(next !== undefined && { max: next - 1 }),
    };
  });
}

export function pickModelYear({ min, max }: Range): number {
  return min ?? max ?? ANY_YEAR;
}

const ANY_YEAR = 2000;

/** New cars are of this year, the last or the next (Assumption A96). */
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
