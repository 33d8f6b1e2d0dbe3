import { getShownBand } from "#app/domain/credit/credit-answer.ts";
import { getRateRange } from "#app/domain/credit/rate-years.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { capitalize } from "#app/site/page/format.ts";
import { createTranslator, type Translate } from "#app/site/page/copy.ts";
import { paymentCopy } from "#app/site/vehicles/price/payment-copy.ts";
import { formatModelYears } from "#app/site/vehicles/price/payment-words.ts";
import { formatScoreRange } from "#app/site/visitor/terms-facts.ts";
import { termsCopy } from "#app/site/visitor/terms-copy.ts";
import { wizardCopy, wizardServerCopy, type WizardServerText } from "./copy.ts";

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

type Profile = Pick<StoreProfile, "estimator" | "conditions" | "texts">;

/**
 * The profile's bands come best first, with the rates that payments are worked out with, whatever a model year adds, and
 * "I don't know".
 */
export function listCreditChoices(
  { estimator, conditions, texts }: Profile,
  language: Language,
  thisYear: number,
): CreditChoices {
  const t = createTranslator(wizardServerCopy, texts[language], language);
  const tStep = createTranslator(wizardCopy, texts[language], language);
  const tTerms = createTranslator(termsCopy, texts[language], language);
  const tPayment = createTranslator(paymentCopy, texts[language], language);
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
      label: tStep("unknown"),
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
