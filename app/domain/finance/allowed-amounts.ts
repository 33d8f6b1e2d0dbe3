import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { DownPayment, EstimatorTerms } from "./payment-estimate.ts";

/** An amount of the estimator may be `min`, then every `step` up to `max` (Spec §9, payment estimator). */
export interface AllowedAmounts {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: "dollars" | "percent" | "points" | "months" | "milesPerYear";
}

export type AmountField =
  "equity" | "score" | "term" | "leaseTerm" | "leaseMiles";

interface AmountSource {
  readonly range: keyof Estimator & keyof EstimatorTerms;
  readonly unit: AllowedAmounts["unit"];
}

export const AMOUNT_SOURCES = {
  equity: { range: "tradeEquityDollars", unit: "dollars" },
  score: { range: "creditScore", unit: "points" },
  term: { range: "financeTermMonths", unit: "months" },
  leaseTerm: { range: "leaseTermMonths", unit: "months" },
  leaseMiles: { range: "leaseMilesPerYear", unit: "milesPerYear" },
} as const satisfies Readonly<Record<AmountField, AmountSource>>;

export function getAllowedAmounts(
  field: AmountField,
  estimator: Estimator,
): AllowedAmounts {
  const { range, unit } = AMOUNT_SOURCES[field];
  const { min, max, step } = estimator[range];
  return { min, max, step, unit };
}

/** A share of the price may be anything from nothing to all of it. */
export function getAllowedDown(
  unit: DownPayment["unit"],
  { downPayment }: Pick<Estimator, "downPayment">,
): AllowedAmounts {
  return unit === "percent"
    ? { min: 0, max: 100, step: downPayment.stepPercent, unit }
    : {
        min: downPayment.minDollars,
        max: downPayment.maxDollars,
        step: downPayment.stepDollars,
        unit,
      };
}

/** Half a step rounds up, but never past `max`. */
export function toNearestAllowed(
  amount: number,
  { min, max, step }: AllowedAmounts,
): number {
  const steps = Math.round((clamp(amount, min, max) - min) / step);
  return min + Math.min(steps, Math.floor((max - min) / step)) * step;
}

/** Smallest first. */
export function listAllowedAmounts({
  min,
  max,
  step,
}: AllowedAmounts): readonly number[] {
  const amounts: number[] = [];
  for (let amount = min; amount <= max; amount += step) amounts.push(amount);
  return amounts;
}

export function clamp(amount: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, amount));
}
