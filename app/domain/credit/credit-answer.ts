import { CREDIT_LABELS } from "#app/domain/store-profile/estimator.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import { type CreditBand, getCreditBand } from "./credit-band.ts";

/** It answers the wizard's question about credit with a band, or "I don't know" (Spec §4, step 4). */
export const CREDIT_ANSWERS = [...CREDIT_LABELS, "unknown"] as const;
export type CreditAnswer = (typeof CREDIT_ANSWERS)[number];

/** "I don't know" is shown as this band (Assumption A113). */
const SHOWN_WHEN_UNKNOWN = "Okay";

/** Where the profile lacks the band, its lowest stands in. */
export function getShownBand(
  { creditBands }: Pick<Estimator, "creditBands">,
  answer: CreditAnswer,
): CreditBand {
  const label = answer === "unknown" ? SHOWN_WHEN_UNKNOWN : answer;
  const band = creditBands.find((it) => it.label === label) ?? creditBands[0];
  if (band === undefined) throw new Error("The profile lists no credit band.");
  return band;
}

/** An end is null where the band is open. */
export function getScoreRange(
  { creditBands }: Pick<Estimator, "creditBands">,
  { minimumScore }: CreditBand,
): { readonly from: number | null; readonly to: number | null } {
  const next = creditBands.find((it) => it.minimumScore > minimumScore);
  return {
    from: minimumScore === 0 ? null : minimumScore,
    to: next === undefined ? null : next.minimumScore - 1,
  };
}

/**
 * It returns a score in the middle of a band, as far as the estimator's control reaches, on one of its steps where the
 * band has one (Assumption A113).
 */
export function getRepresentativeScore(
  estimator: Pick<Estimator, "creditBands" | "creditScore">,
  band: CreditBand,
): number {
  const { min, max, step } = estimator.creditScore;
  const { from, to } = getScoreRange(estimator, band);
  const low = Math.max(from ?? 0, min);
  const high = Math.min(to ?? max, max);
  if (low > high) return to ?? from ?? min;
  const middle = Math.floor((low + high) / 2);
  const onStep = min + Math.floor((middle - min) / step) * step;
  return onStep < low ? middle : onStep;
}

/** The score that its band stands for, which nobody need have given (Assumption A428). */
export function isRepresentative(
  estimator: Pick<Estimator, "creditBands" | "creditScore">,
  text: string | undefined,
): boolean {
  return estimator.creditBands.some(
    (band) => String(getRepresentativeScore(estimator, band)) === text,
  );
}

/** A chosen band's score: whoever stays in the band keeps the score, and so does whoever names a band that is not there. */
export function chooseBand(
  estimator: Pick<Estimator, "creditBands" | "creditScore">,
  label: unknown,
  creditScore: number,
): number {
  const band = estimator.creditBands.find((it) => it.label === label);
  return band === undefined || band === getCreditBand(estimator, creditScore)
    ? creditScore
    : getRepresentativeScore(estimator, band);
}
