import { getRate } from "#app/domain/credit/credit-band.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** Both ends are included; null leaves an end open. */
interface ModelYears {
  readonly from: number | null;
  readonly to: number | null;
}

/** The vehicles of one column pay the same rates. */
export interface RateColumn extends ModelYears {
  readonly conditions: readonly Condition[];
  /** The rates follow the order of the estimator's credit bands. */
  readonly aprPercents: readonly number[];
}

/**
 * Each condition lists the model years whose rates differ, newest first; conditions with equal rates share a column.
 * New cars are of this year, the last or the next (Assumption A96).
 */
export function buildRateColumns(
  estimator: Estimator,
  conditions: readonly Condition[],
  thisYear: number,
): readonly RateColumn[] {
  const columns: RateColumn[] = [];
  for (const condition of conditions)
    for (const years of listDifferingYears(estimator, condition, thisYear)) {
      const modelYear = years.from ?? years.to ?? thisYear;
      const column = {
        ...years,
        conditions: [condition],
        aprPercents: estimator.creditBands.map(
          (band) =>
            getRate(estimator, band, { condition, modelYear }).aprPercent,
        ),
      };
      const same = columns.findIndex((it) => isSame(it, column));
      const twin = columns[same];
      if (twin === undefined) columns.push(column);
      else
        columns[same] = {
          ...twin,
          conditions: [...twin.conditions, condition],
        };
    }
  return columns;
}

function listDifferingYears(
  { aprAdjustments }: Estimator,
  condition: Condition,
  thisYear: number,
): readonly ModelYears[] {
  const starts = aprAdjustments
    .filter(({ conditions }) => conditions.includes(condition))
    .flatMap(({ modelYearFrom, modelYearTo }) => [
      modelYearFrom,
      modelYearTo === null ? null : modelYearTo + 1,
    ])
    .filter((year) => year !== null);
  const edges = [...new Set(starts)].sort((a, b) => b - a);
  const spans = [...edges, null].map((from, at) => {
    const newer = edges[at - 1];
    return { from, to: newer === undefined ? null : newer - 1 };
  });
  if (condition !== "new") return spans;
  const current = spans.filter(
    ({ from, to }) =>
      (from ?? -Infinity) <= thisYear + 1 && (to ?? Infinity) >= thisYear - 1,
  );
  // A single span needs no years, because every new car is in it.
  return current.length === 1 ? [{ from: null, to: null }] : current;
}

function isSame(a: RateColumn, b: RateColumn): boolean {
  return (
    a.from === b.from &&
    a.to === b.to &&
    a.aprPercents.every((percent, at) => percent === b.aprPercents[at])
  );
}
