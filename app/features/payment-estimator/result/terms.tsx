import { getAllowedAmounts } from "#app/domain/finance/allowed-amounts.ts";
import { estimatePayment } from "#app/domain/finance/estimate-payment.ts";
import type {
  FinanceEstimate,
  LeaseEstimate,
  PaidVehicle,
} from "#app/domain/finance/payment-estimate.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { Translate } from "#app/site/page/copy.ts";
import {
  formatCents,
  formatDollars,
  formatNumber,
} from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { paymentCopy } from "#app/site/vehicles/price/payment-copy.ts";
import {
  describeRate,
  formatScores,
} from "#app/site/vehicles/price/payment-words.ts";
import type { EstimatorText } from "#app/features/payment-estimator/copy.ts";
import type { PanelReading } from "#app/features/payment-estimator/read-panel.ts";

interface TermsProps<Estimate> {
  readonly estimate: Estimate;
  readonly estimator: Estimator;
  readonly t: Translate<EstimatorText>;
}

/**
 * The figure above says the months and the rate, and the rows the down payment, which is what 12 CFR 1026.24(d) requires
 * beside a payment. Here stands what neither says, so that nobody reads the same amounts twice.
 */
export function LoanTerms({
  estimate,
  estimator,
  vehicle,
  t,
}: TermsProps<FinanceEstimate> & { readonly vehicle: PaidVehicle }) {
  const tPayment = useTexts(paymentCopy);
  const { downCents, tradeEquityCents, owedOnTradeCents } = estimate;
  const { lenderName } = estimator;
  const sentences = [
    ...(tradeEquityCents > 0
      ? [
          t("loan.trade", {
            down: formatCents(downCents),
            equity: formatCents(tradeEquityCents),
          }),
        ]
      : []),
    ...(owedOnTradeCents > 0
      ? [t("loan.owed", { owed: formatCents(owedOnTradeCents) })]
      : []),
    describeRate(estimate, vehicle, estimator, tPayment),
    t("loan.estimate"),
    lenderName === null
      ? t("lenderSets")
      : t("lenderNamed", { lender: lenderName }),
  ];
  return <p className="terms num">{sentences.join(" ")}</p>;
}

const MONTHS_A_YEAR = 12;

/** 12 CFR 1013.7(d) requires these terms beside a lease's payment; its rate is never called a rate of credit. */
export function LeaseTerms({
  estimate,
  estimator,
  t,
}: TermsProps<LeaseEstimate>) {
  const tPayment = useTexts(paymentCopy);
  const { termMonths: months, milesPerYear, tradeEquityCents } = estimate;
  const monthly = formatCents(estimate.monthlyCents);
  const paid = [
    t(tradeEquityCents > 0 ? "lease.signingWithTrade" : "lease.signing", {
      due: formatCents(estimate.dueAtSigningCents),
      down: formatCents(estimate.downCents),
      equity: formatCents(tradeEquityCents),
      monthly,
    }),
    ...(estimate.owedOnTradeCents > 0
      ? [t("lease.owed", { owed: formatCents(estimate.owedOnTradeCents) })]
      : []),
    t("lease.payments", {
      months,
      monthly,
      total: formatCents(estimate.totalOfPaymentsCents),
    }),
  ];
  const after = [
    t("lease.end", {
      fee: formatCents(estimate.dispositionFeeCents),
      mile: formatCents(estimate.excessMileCents),
      miles: formatNumber((milesPerYear * months) / MONTHS_A_YEAR),
    }),
    t("lease.estimate", {
      price: formatCents(estimate.priceCents),
      acquisition: formatCents(estimate.acquisitionFeeCents),
      scores: formatScores("scores", estimate.creditScore, estimator, tPayment),
    }),
  ];
  return (
    <div className="lease-terms terms num">
      <p>
        <b aria-live="polite" aria-atomic="true">
          {t("lease.figure", { monthly, months })}
        </b>{" "}
        {paid.join(" ")}
      </p>
      <p>{after.join(" ")}</p>
    </div>
  );
}

/** This says what one step less of the term would save; it says nothing at the shortest term. */
export function ShorterTerm({
  estimate,
  estimator,
  reading: { vehicle, terms },
  t,
}: TermsProps<FinanceEstimate> & { readonly reading: PanelReading }) {
  const { min, step } = getAllowedAmounts("term", estimator);
  const months = terms.financeTermMonths - step;
  if (months < min) return null;
  const shorter = estimatePayment(
    vehicle,
    { ...terms, financeTermMonths: months },
    estimator,
  );
  if (shorter?.kind !== "finance") return null;
  // The saving is rounded down, so the text never promises more than is saved.
  const saved = Math.floor(
    (estimate.interestCents - shorter.interestCents) / 100,
  );
  if (saved < 1) return null;
  return (
    <p className="meta calc-loan">
      {t("shorter", { months, saved: formatDollars(saved) })}
    </p>
  );
}
