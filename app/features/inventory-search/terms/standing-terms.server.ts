import { getRateRange } from "#app/domain/credit/rate-years.ts";
import type { EstimatorTerms } from "#app/domain/finance/payment-estimate.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { FacetContext } from "#app/features/inventory-search/facets/facet-options.ts";
import type { AppPorts } from "#app/ports.ts";
import { formatDollars, formatNumber } from "#app/site/page/format.ts";
import { createPaymentTranslator } from "#app/site/vehicles/price/payment-texts.server.ts";
import { formatScores } from "#app/site/vehicles/price/payment-words.ts";

/** The terms by which the list's payments were worked out, as a sentence. */
export function describeTerms(
  { profile, clock }: Pick<AppPorts, "profile" | "clock">,
  terms: EstimatorTerms,
  conditions: readonly Condition[],
  t: FacetContext["t"],
  language: Language,
): string {
  const { down, tradeEquityDollars, creditScore, financeTermMonths } = terms;
  const { estimator } = profile;
  const thisYear = new Date(clock.nowMs()).getUTCFullYear();
  const { lowestPercent: lowest, highestPercent: highest } = getRateRange(
    conditions,
    creditScore,
    estimator,
    thisYear,
  );
  return t(tradeEquityDollars > 0 ? "terms.withTrade" : "terms.plain", {
    down:
      down.unit === "percent"
        ? `${formatNumber(down.percent)}%`
        : formatDollars(down.dollars),
    equity: formatDollars(tradeEquityDollars),
    months: financeTermMonths,
    rate:
      lowest === highest ? `${lowest}%` : t("terms.rates", { lowest, highest }),
    score: formatScores(
      "score",
      creditScore,
      estimator,
      createPaymentTranslator(profile, language),
    ),
  });
}
