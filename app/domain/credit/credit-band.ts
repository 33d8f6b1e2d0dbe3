import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

export type CreditBand = Estimator["creditBands"][number];

/** Scores below every band fall into the lowest. */
export function getCreditBand(
  { creditBands }: Pick<Estimator, "creditBands">,
  creditScore: number,
): CreditBand {
  const band =
    creditBands.findLast(({ minimumScore }) => minimumScore <= creditScore) ??
    creditBands[0];
  if (band === undefined) throw new Error("The profile lists no credit band.");
  return band;
}

export interface Rate {
  readonly aprPercent: number;
  readonly bandAprPercent: number;
  /** The percentage is 0 where the model year adds nothing. */
  readonly addedPercent: number;
}

/** Spec §9 adds 2 percent for model year 2018 or later. */
export function getRate(
  { aprAdjustments }: Pick<Estimator, "aprAdjustments">,
  band: CreditBand,
  vehicle: { readonly modelYear: number; readonly condition: Condition },
): Rate {
  const { modelYear, condition } = vehicle;
  let addedPercent = 0;
  for (const rule of aprAdjustments)
    if (
      rule.conditions.includes(condition) &&
      modelYear >= (rule.modelYearFrom ?? -Infinity) &&
      modelYear <= (rule.modelYearTo ?? Infinity)
    )
      addedPercent += rule.addPercent;
  const bandAprPercent = band.aprPercent[condition];
  return {
    aprPercent: Math.max(0, roundPercent(bandAprPercent + addedPercent)),
    bandAprPercent,
    addedPercent,
  };
}

/** Rounding makes 7.9 + 2 equal 9.9, and not 9.900000000000000355. */
function roundPercent(percent: number): number {
  return Math.round(percent * 1000) / 1000;
}
