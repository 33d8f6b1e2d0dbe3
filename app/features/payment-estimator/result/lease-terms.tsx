import type { LeaseEstimate } from "#app/domain/finance/payment-estimate.ts";
import { roundUpToDollars } from "#app/domain/price/rounding.ts";
import type { Translate } from "#app/site/page/copy.ts";
import {
  formatCents,
  formatDollars,
  formatNumber,
} from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { paymentCopy } from "#app/site/vehicles/price/payment-copy.ts";
import { formatScores } from "#app/site/vehicles/price/payment-words.ts";
import type { EstimatorText } from "#app/features/payment-estimator/copy.ts";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";

interface LeaseTermsProps {
  readonly estimate: LeaseEstimate;
  readonly data: PanelData;
  readonly t: Translate<EstimatorText>;
}

const MONTHS_A_YEAR = 12;

/** 12 CFR 1013.7(d) requires these terms beside a lease's payment; its rate is never called a rate of credit. */
export function LeaseTerms({ estimate, data, t }: LeaseTermsProps) {
  const tPayment = useTexts(paymentCopy);
  const { termMonths: months, milesPerYear, tradeEquityCents } = estimate;
  const monthly = formatCents(estimate.monthlyCents);
  const sentences = [
    t(tradeEquityCents > 0 ? "lease.signingWithTrade" : "lease.signing", {
      due: formatCents(estimate.dueAtSigningCents),
      down: formatCents(estimate.downCents),
      equity: formatCents(tradeEquityCents),
      monthly,
    }),
    t("lease.payments", {
      months,
      monthly,
      total: formatCents(estimate.totalOfPaymentsCents),
    }),
    t("lease.end", {
      fee: formatCents(estimate.dispositionFeeCents),
      mile: formatCents(estimate.excessMileCents),
      miles: formatNumber((milesPerYear * months) / MONTHS_A_YEAR),
    }),
    t("lease.estimate", {
      price: formatDollars(roundUpToDollars(estimate.priceCents)),
      acquisition: formatCents(estimate.acquisitionFeeCents),
      scores: formatScores(
        "scores",
        estimate.creditScore,
        data.estimator,
        tPayment,
      ),
    }),
  ];
  return (
    <p className="terms num">
      <b aria-live="polite" aria-atomic="true">
        {t("lease.figure", { monthly, months })}
      </b>{" "}
      {sentences.join(" ")}
    </p>
  );
}
