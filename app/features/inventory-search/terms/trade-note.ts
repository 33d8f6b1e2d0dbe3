import type { FilterText } from "#app/features/inventory-search/copy.ts";
import type { EstimatorTerms } from "#app/domain/finance/payment-estimate.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatDollars, formatNumber } from "#app/site/page/format.ts";

/** Payments also count cash down, which nobody who comes with a trade need have thought of. */
export function sayTrade(
  {
    down,
    tradeEquityDollars,
  }: Pick<EstimatorTerms, "down" | "tradeEquityDollars">,
  t: Translate<FilterText>,
): string | null {
  if (tradeEquityDollars <= 0) return null;
  const equity = formatDollars(tradeEquityDollars);
  const amount = down.unit === "percent" ? down.percent : down.dollars;
  if (amount === 0) return t("trade", { equity });
  return t("tradeAndDown", {
    equity,
    down:
      down.unit === "percent"
        ? `${formatNumber(amount)}%`
        : formatDollars(amount),
  });
}
