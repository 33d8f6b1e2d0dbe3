import { getScoreRange } from "#app/domain/credit/credit-answer.ts";
import { getCreditBand } from "#app/domain/credit/credit-band.ts";
import {
  getAllowedAmounts,
  listAllowedAmounts,
} from "#app/domain/finance/allowed-amounts.ts";
import type { EstimatorTerms } from "#app/domain/finance/payment-estimate.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { FilterText } from "#app/features/inventory-search/copy.ts";
import type { InlineTerms } from "#app/features/inventory-search/list-page-data.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatNumber } from "#app/site/page/format.ts";
import type { TermsText } from "#app/site/visitor/terms-copy.ts";

/** The three fields stand as the cards count; bands of credit come best first. */
export function buildInlineTerms(
  { down, creditScore, financeTermMonths }: EstimatorTerms,
  { estimator }: Pick<StoreProfile, "estimator">,
  t: Translate<FilterText>,
  tTerms: Translate<TermsText>,
): InlineTerms {
  const months = listAllowedAmounts(getAllowedAmounts("term", estimator));
  return {
    down:
      down.unit === "percent"
        ? `${formatNumber(down.percent)}%`
        : formatNumber(down.dollars),
    isDownShare: down.unit === "percent",
    credit: getCreditBand(estimator, creditScore).label,
    credits: estimator.creditBands.toReversed().map((band) => {
      const { from, to } = getScoreRange(estimator, band);
      const values = { from: String(from), to: String(to) };
      const label = tTerms(`label.${band.label}`);
      const scores =
        from === null
          ? t("credit.under", { under: String((to ?? 0) + 1) })
          : t(to === null ? "credit.from" : "credit.between", values);
      return { value: band.label, label: `${label}, ${scores}` };
    }),
    months: financeTermMonths,
    terms: months.includes(financeTermMonths)
      ? months
      : [...months, financeTermMonths].toSorted((a, b) => a - b),
  };
}
