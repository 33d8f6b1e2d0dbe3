import { getShownBand } from "#app/domain/credit/credit-answer.ts";
import { getRateRange } from "#app/domain/credit/rate-years.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { capitalize } from "#app/site/page/format.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { PaymentText } from "#app/site/vehicles/price/payment-copy.ts";
import { formatModelYears } from "#app/site/vehicles/price/payment-words.ts";
import { formatScoreRange } from "#app/site/visitor/terms-facts.ts";
import type { TermsText } from "#app/site/visitor/terms-copy.ts";
import type { WizardServerText } from "./copy.ts";

export interface WizardChoice {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  /** One for each column. */
  readonly rates: readonly string[];
}

export interface CreditChoices {
  /** They read "APR, used and certified"; a single column has none, and its rates say so themselves. */
  readonly rateColumns: readonly string[];
  readonly choices: readonly WizardChoice[];
  /** They say which of two rates a car has. */
  readonly rateRules: readonly string[];
}

type Profile = Pick<StoreProfile, "estimator" | "conditions">;

/**
 * The profile's bands come best first, with the rates that payments are worked out with, whatever a model year adds, and
 * "I don't know".
 */
export function listCreditChoices(
  { estimator, conditions }: Profile,
  thisYear: number,
  unknownLabel: string,
  tTerms: Translate<TermsText>,
  t: Translate<WizardServerText>,
  tPayment: Translate<PaymentText>,
): CreditChoices {
  const shownAsUnknown = getShownBand(estimator, "unknown");
  const rows = [
    ...estimator.creditBands.toReversed().map((band) => ({
      band,
      value: band.label,
      label: tTerms(`label.${band.label}`),
      detail: formatScoreRange(estimator, band, tTerms),
    })),
    {
      band: shownAsUnknown,
      value: "unknown",
      label: unknownLabel,
      detail: t("unknownDetail", {
        label: tTerms(`label.${shownAsUnknown.label}`),
      }),
    },
  ];
  const columns = joinEqualColumns(
    conditions.map((condition) => ({
      conditions: [condition],
      rates: rows.map(({ band }) =>
        formatRates(
          getRateRange([condition], band.minimumScore, estimator, thisYear),
          t,
        ),
      ),
    })),
  );
  const isSingle = columns.length === 1;
  return {
    rateColumns: isSingle
      ? []
      : columns.map((it) =>
          t("aprOf", { conditions: joinConditions(it.conditions, t) }),
        ),
    choices: rows.map(({ value, label, detail }, at) => ({
      value,
      label,
      detail,
      rates: columns.map(({ rates: { [at]: percent = "" } }) =>
        isSingle ? t("apr", { percent }) : percent,
      ),
    })),
    rateRules: estimator.aprAdjustments
      // A new car has one rate, with what its year adds in it.
      .filter(({ conditions: of }) =>
        conditions.some((it) => it !== "new" && of.includes(it)),
      )
      .map((rule) =>
        capitalize(
          t(rule.addPercent > 0 ? "higherRate" : "lowerRate", {
            years: formatModelYears(rule, tPayment),
          }),
        ),
      ),
  };
}

interface RateColumn {
  readonly conditions: readonly Condition[];
  readonly rates: readonly string[];
}

/** Conditions with the same rates in every row share a column. */
function joinEqualColumns(
  columns: readonly RateColumn[],
): readonly RateColumn[] {
  const joined = new Map<string, RateColumn>();
  for (const column of columns) {
    const key = column.rates.join();
    const conditions = joined.get(key)?.conditions ?? [];
    joined.set(key, {
      ...column,
      conditions: [...conditions, ...column.conditions],
    });
  }
  return [...joined.values()];
}

function formatRates(
  {
    lowestPercent: lowest,
    highestPercent: highest,
  }: ReturnType<typeof getRateRange>,
  t: Translate<WizardServerText>,
): string {
  return lowest === highest
    ? t("rate", { percent: String(lowest) })
    : t("rateRange", { lowest: String(lowest), highest: String(highest) });
}

function joinConditions(
  conditions: readonly Condition[],
  t: Translate<WizardServerText>,
): string {
  return conditions
    .map((it) => t(`condition.${it}`))
    .reduce((first, second) => t("conditionsTogether", { first, second }));
}
