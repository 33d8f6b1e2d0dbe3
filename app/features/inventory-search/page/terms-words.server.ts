import type { EstimatorTerms } from "#app/domain/finance/payment-estimate.ts";
import { getRateRange } from "#app/domain/credit/rate-years.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { AppPorts } from "#app/ports.ts";
import { formatDollars, formatNumber } from "#app/site/page/format.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { createPaymentTranslator } from "#app/site/vehicles/price/payment-texts.server.ts";
import { formatScores } from "#app/site/vehicles/price/payment-words.ts";
import type { FilterText } from "#app/features/inventory-search/filter-copy.ts";

/**
 * Every payment of a list goes by these terms: "10% down, 72 months at 7.9% to 9.9% APR, credit score 720 or
 * more".
 */
export function describeTerms(
  { profile, clock }: Pick<AppPorts, "profile" | "clock">,
  terms: EstimatorTerms,
  /** The list may hold cars of these conditions. */
  conditions: readonly Condition[],
  t: Translate<FilterText>,
  language: Language,
): string {
  const { down, tradeEquityDollars, creditScore, financeTermMonths } = terms;
  const { estimator } = profile;
  const thisYear = new Date(clock.nowMs()).getUTCFullYear();
  const rates = getRateRange(conditions, creditScore, estimator, thisYear);
  const score = formatScores(
    "score",
    creditScore,
    estimator,
    createPaymentTranslator(profile, language),
  );
  return t(tradeEquityDollars > 0 ? "terms.withTrade" : "terms.plain", {
    down:
      down.unit === "percent"
        ? `${formatNumber(down.percent)}%`
        : formatDollars(down.dollars),
    equity: formatDollars(tradeEquityDollars),
    months: financeTermMonths,
    rate:
      rates.lowestPercent === rates.highestPercent
        ? `${rates.lowestPercent}%`
        : t("terms.rates", {
            lowest: rates.lowestPercent,
            highest: rates.highestPercent,
          }),
    score,
  });
}
