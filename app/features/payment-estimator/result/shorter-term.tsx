import { getAllowedAmounts } from "#app/domain/finance/allowed-amounts.ts";
import { estimatePayment } from "#app/domain/finance/estimate-payment.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatDollars } from "#app/site/page/format.ts";
import type { EstimatorText } from "#app/features/payment-estimator/copy.ts";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";
import type { PanelReading } from "#app/features/payment-estimator/read-panel.ts";

/** This says what one step less of the term would save; it says nothing at the shortest term. */
export function ShorterTerm({
  reading: { vehicle, terms, estimate },
  data: { estimator },
  t,
}: {
  readonly reading: PanelReading;
  readonly data: PanelData;
  readonly t: Translate<EstimatorText>;
}) {
  const { min, step } = getAllowedAmounts("term", estimator);
  const months = terms.financeTermMonths - step;
  if (months < min) return null;
  const shorter = estimatePayment(
    vehicle,
    { ...terms, financeTermMonths: months },
    estimator,
  );
  if (estimate?.kind !== "finance" || shorter?.kind !== "finance") return null;
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
