import type { Range } from "#app/domain/inventory/search.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** Model years that one rate holds for, the earliest first; every year is in one of them. */
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

/** One that stands for all of them. */
export function pickModelYear({ min, max }: Range): number {
  return min ?? max ?? ANY_YEAR;
}

const ANY_YEAR = 2000;
