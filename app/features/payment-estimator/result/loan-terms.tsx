import type {
  FinanceEstimate,
  PaidVehicle,
} from "#app/domain/finance/payment-estimate.ts";
import { roundUpToDollars } from "#app/domain/price/rounding.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatCents, formatDollars } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { paymentCopy } from "#app/site/vehicles/price/payment-copy.ts";
import { describeRate } from "#app/site/vehicles/price/payment-words.ts";
import type { EstimatorText } from "#app/features/payment-estimator/copy.ts";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";

interface LoanTermsProps {
  readonly estimate: FinanceEstimate;
  readonly vehicle: PaidVehicle;
  readonly data: PanelData;
  readonly t: Translate<EstimatorText>;
}

/** 12 CFR 1026.24(d) requires these terms beside a payment; they also say what the rate is made of. */
export function LoanTerms({
  estimate,
  vehicle,
  data: { estimator },
  t,
}: LoanTermsProps) {
  const tPayment = useTexts(paymentCopy);
  const { tradeEquityCents, aprPercent, termMonths } = estimate;
  const formatWholeDollars = (cents: number) =>
    formatDollars(roundUpToDollars(cents));
  const { lenderName } = estimator;
  return (
    <p className="terms num">
      <b aria-live="polite" aria-atomic="true">
        {t("loan.figure", {
          monthly: formatCents(estimate.monthlyCents),
          months: termMonths,
          apr: aprPercent,
        })}
      </b>{" "}
      {t(tradeEquityCents > 0 ? "loan.termsWithTrade" : "loan.terms", {
        financed: formatWholeDollars(estimate.amountFinancedCents),
        price: formatWholeDollars(estimate.priceCents),
        down: formatWholeDollars(estimate.downCents),
        equity: formatWholeDollars(tradeEquityCents),
      })}{" "}
      {describeRate(estimate, vehicle, estimator, tPayment)}{" "}
      {t("loan.estimate")}{" "}
      {lenderName === null
        ? t("lenderSets")
        : t("lenderNamed", { lender: lenderName })}
    </p>
  );
}
