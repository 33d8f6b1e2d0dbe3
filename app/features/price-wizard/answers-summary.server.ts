import {
  PRICING_STEPS,
  type PricingStep,
} from "#app/domain/address/personalized-pricing-address.ts";
import { getShownBand } from "#app/domain/credit/credit-answer.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { TermsDraft } from "#app/domain/visitor/visitor-profile.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatDollars } from "#app/site/page/format.ts";
import type { TermsText } from "#app/site/visitor/terms-copy.ts";
import type { WizardServerText } from "./copy.ts";

/** It reads "$2,000 down" or "no trade-in"; the end shows all answers itself. */
export function listAnswersSummary(
  step: PricingStep,
  draft: TermsDraft,
  estimator: Pick<Estimator, "creditBands">,
  t: Translate<WizardServerText>,
  tTerms: Translate<TermsText>,
): readonly string[] {
  const { downPaymentDollars, isTradingIn, creditAnswer } = draft;
  const isAfter = (other: PricingStep) =>
    step !== "done" &&
    PRICING_STEPS.indexOf(step) > PRICING_STEPS.indexOf(other);
  const parts: string[] = [];
  if (isAfter("down-payment") && downPaymentDollars !== null)
    parts.push(t("soFar.down", { amount: formatDollars(downPaymentDollars) }));
  if (isAfter("trade-in") && isTradingIn !== null)
    parts.push(describeTrade(isAfter("trade-equity"), draft, t));
  if (isAfter("credit-score") && creditAnswer !== null) {
    const { label } = getShownBand(estimator, creditAnswer);
    parts.push(
      creditAnswer === "unknown"
        ? t("soFar.creditUnknown")
        : t("soFar.credit", { label: tTerms(`label.${label}`) }),
    );
  }
  return parts;
}

function describeTrade(
  isPastEquity: boolean,
  { isTradingIn, tradeEquityDollars }: TermsDraft,
  t: Translate<WizardServerText>,
): string {
  if (!isTradingIn) return t("soFar.noTrade");
  // Nobody is told that their car is worth nothing.
  return isPastEquity && tradeEquityDollars !== null && tradeEquityDollars > 0
    ? t("soFar.equity", { amount: formatDollars(tradeEquityDollars) })
    : t("soFar.trade");
}
