import type { PricingStep } from "#app/domain/address/personalized-pricing-address.ts";
import type { CreditBand } from "#app/domain/credit/credit-band.ts";
import {
  getScoreRange,
  getShownBand,
} from "#app/domain/credit/credit-answer.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { TermsDraft } from "#app/domain/visitor/visitor-profile.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatDollars } from "#app/site/page/format.ts";
import type { TermsText } from "./terms-copy.ts";

/** One answer of the price wizard is told in words. */
interface TermsFact {
  /** The visitor changes the answer at this step. */
  readonly step: PricingStep;
  readonly label: string;
  readonly value: string;
}

type Bands = Pick<Estimator, "creditBands">;

export function listTermsFacts(
  draft: TermsDraft,
  estimator: Bands,
  t: Translate<TermsText>,
): readonly TermsFact[] {
  const { downPaymentDollars, isTradingIn, tradeEquityDollars, creditAnswer } =
    draft;
  const facts: TermsFact[] = [];
  if (downPaymentDollars !== null)
    facts.push({
      step: "down-payment",
      label: t("downPayment"),
      value: formatDollars(downPaymentDollars),
    });
  if (isTradingIn !== null)
    facts.push({
      step: "trade-in",
      label: t("tradeIn"),
      value: t(isTradingIn ? "isTradingIn" : "noTradeIn"),
    });
  if (isTradingIn && tradeEquityDollars !== null)
    facts.push({
      step: "trade-equity",
      label: t("tradeEquity"),
      // "About" is for a guess: nobody guesses nothing.
      value:
        tradeEquityDollars === 0
          ? formatDollars(0)
          : t("tradeEquityAmount", {
              amount: formatDollars(tradeEquityDollars),
            }),
    });
  if (creditAnswer !== null) {
    const band = getShownBand(estimator, creditAnswer);
    const label = t(`label.${band.label}`);
    facts.push({
      step: "credit-score",
      label: t("credit"),
      value:
        creditAnswer === "unknown"
          ? t("creditUnknown", { label })
          : t("creditAnswer", {
              label,
              scores: formatScoreRange(estimator, band, t),
            }),
    });
  }
  return facts;
}

/** It reads "660 to 719". */
export function formatScoreRange(
  estimator: Bands,
  band: CreditBand,
  t: Translate<TermsText>,
): string {
  const { from, to } = getScoreRange(estimator, band);
  if (from === null)
    return to === null ? t("anyScore") : t("scoresTo", { end: String(to + 1) });
  return to === null
    ? t("scoresFrom", { from: String(from) })
    : t("scoresBetween", { from: String(from), to: String(to) });
}
