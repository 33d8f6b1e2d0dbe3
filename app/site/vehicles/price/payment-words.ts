import { getScoreRange } from "#app/domain/credit/credit-answer.ts";
import { getCreditBand } from "#app/domain/credit/credit-band.ts";
import type { FinanceEstimate } from "#app/domain/finance/payment-estimate.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatAmount, formatWholeDollars } from "#app/site/page/format.ts";
import type { PaymentText } from "./payment-copy.ts";

/** The figure and every one of its terms, which stand in one box (12 CFR 1026.24, 1013.7). */
export interface StatedPayment {
  /** It reads "Lease, est."; a loan's figure says what it is itself. */
  readonly name?: string;
  readonly monthly: string;
  readonly terms: string;
}

/** It reads "Est. $726/mo" and "72 months at 9.9% APR, $9,815 down, $39,256 financed, credit score 720 or more." */
export function stateLoan(
  loan: FinanceEstimate,
  estimator: Estimator,
  t: Translate<PaymentText>,
  formatMonthly = formatWholeDollars,
): StatedPayment {
  const { tradeEquityCents } = loan;
  return {
    monthly: t("monthly", { amount: formatMonthly(loan.monthlyCents) }),
    terms: t(tradeEquityCents > 0 ? "loanWithTrade" : "loan", {
      months: loan.termMonths,
      apr: loan.aprPercent,
      down: formatAmount(loan.downCents),
      equity: formatAmount(tradeEquityCents),
      financed: formatAmount(loan.amountFinancedCents),
      score: formatScores("score", loan.creditScore, estimator, t),
    }),
  };
}

/** It reads "credit score 720 or more" or "scores of 720 and above": everybody who gets the rate. */
export function formatScores(
  kind: "score" | "scores",
  creditScore: number,
  estimator: Estimator,
  t: Translate<PaymentText>,
): string {
  const band = getCreditBand(estimator, creditScore);
  return formatScoreRange(kind, getScoreRange(estimator, band), t);
}

/** Scores have no thousands separator. */
function formatScoreRange(
  kind: "score" | "scores",
  { from, to }: ReturnType<typeof getScoreRange>,
  t: Translate<PaymentText>,
): string {
  if (from !== null && to !== null)
    return t(`${kind}.between`, { from: String(from), to: String(to) });
  if (to !== null) return t(`${kind}.under`, { under: String(to + 1) });
  return t(`${kind}.from`, { from: String(from ?? 0) });
}

/** It reads "9.9% is our rate for scores of 720 and above on used cars, model years 2018 and later." */
export function describeRate(
  estimate: FinanceEstimate,
  vehicle: { readonly modelYear: number; readonly condition: Condition },
  estimator: Estimator,
  t: Translate<PaymentText>,
): string {
  const { aprPercent, addedPercent, creditScore } = estimate;
  const rules = estimator.aprAdjustments.filter(
    ({ conditions, modelYearFrom, modelYearTo }) =>
      conditions.includes(vehicle.condition) &&
      vehicle.modelYear >= (modelYearFrom ?? -Infinity) &&
      vehicle.modelYear <= (modelYearTo ?? Infinity),
  );
  const [only] = rules;
  return t(addedPercent === 0 ? "rate.plain" : "rate.forYears", {
    apr: aprPercent,
    scores: formatScores("scores", creditScore, estimator, t),
    cars: t(`rate.${vehicle.condition}`),
    years:
      only === undefined || rules.length > 1
        ? t("years.any")
        : formatModelYears(only, t),
  });
}

/** It reads "model years 2018 and later". */
export function formatModelYears(
  {
    modelYearFrom,
    modelYearTo,
  }: Pick<Estimator["aprAdjustments"][number], "modelYearFrom" | "modelYearTo">,
  t: Translate<PaymentText>,
): string {
  const values = {
    from: String(modelYearFrom ?? ""),
    to: String(modelYearTo ?? ""),
  };
  if (modelYearFrom !== null && modelYearTo !== null)
    return t("years.between", values);
  if (modelYearFrom !== null) return t("years.from", values);
  return t(modelYearTo === null ? "years.any" : "years.to", values);
}
