import type { PaymentEstimate } from "#app/domain/finance/payment-estimate.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatCents } from "#app/site/page/format.ts";
import type { PaymentText } from "#app/site/vehicles/price/payment-copy.ts";
import {
  stateLoan,
  type StatedPayment,
} from "#app/site/vehicles/price/payment-words.ts";
import type { EstimatorText } from "#app/features/payment-estimator/copy.ts";

interface Words {
  readonly t: Translate<EstimatorText>;
  readonly tPayment: Translate<PaymentText>;
}

/** What adds up to other amounts is to the cent, however the place says the figure. */
export function statePayment(
  estimate: PaymentEstimate,
  estimator: Estimator,
  { t, tPayment }: Words,
  formatMonthly: (cents: number) => string,
): StatedPayment {
  if (estimate.kind === "finance")
    return stateLoan(estimate, estimator, tPayment, formatMonthly);
  const { monthlyCents } = estimate;
  const amounts = {
    monthly: formatCents(monthlyCents),
    months: estimate.termMonths,
    due: formatCents(estimate.dueAtSigningCents),
  };
  return {
    name: t("lease.name"),
    monthly: t("lease.now", { monthly: formatMonthly(monthlyCents) }),
    terms: t("lease.short", amounts),
  };
}
