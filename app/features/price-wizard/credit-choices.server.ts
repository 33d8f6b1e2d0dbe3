import { getShownBand } from "#app/domain/credit/credit-answer.ts";
import type { CreditBand } from "#app/domain/credit/credit-band.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { capitalize } from "#app/site/page/format.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatScoreRange } from "#app/site/visitor/terms-facts.ts";
import type { TermsText } from "#app/site/visitor/copy.ts";
import type { WizardServerText } from "./copy.ts";

export interface WizardChoice {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  /** It reads "7.9% APR", at the far end of the line. */
  readonly rates: readonly string[];
}

type Profile = Pick<StoreProfile, "estimator" | "conditions">;

/** The profile's bands come best first, with their rates, and "I don't know". */
export function listCreditChoices(
  { estimator, conditions }: Profile,
  unknownLabel: string,
  tTerms: Translate<TermsText>,
  t: Translate<WizardServerText>,
): readonly WizardChoice[] {
  const unknown = getShownBand(estimator, "unknown");
  return [
    ...estimator.creditBands.toReversed().map((band) => ({
      value: band.label,
      label: tTerms(`label.${band.label}`),
      detail: formatScoreRange(estimator, band, tTerms),
      rates: listRateLines(band, conditions, t),
    })),
    {
      value: "unknown",
      label: unknownLabel,
      detail: t("unknownDetail", { label: tTerms(`label.${unknown.label}`) }),
      rates: listRateLines(unknown, conditions, t),
    },
  ];
}

/** The notes say what the rates do not: what a model year changes, and who decides in the end. */
export function describeRateRules(
  { estimator: { aprAdjustments }, conditions }: Profile,
  t: Translate<WizardServerText>,
): string {
  const rules = aprAdjustments.filter(
    (rule) =>
      rule.addPercent !== 0 &&
      rule.conditions.some((it) => conditions.includes(it)),
  );
  const [only, ...more] = rules;
  const upTo =
    only?.modelYearFrom != null &&
    only.modelYearTo === null &&
    more.length === 0
      ? [t("rates.upTo", { year: String(only.modelYearFrom - 1) })]
      : [];
  return [
    ...upTo,
    ...rules.map((rule) => describeRule(rule, conditions, t)),
    t("rates.lender"),
  ].join(" ");
}

/** Conditions that share a rate share its line. */
function listRateLines(
  { aprPercent }: CreditBand,
  conditions: readonly Condition[],
  t: Translate<WizardServerText>,
): readonly string[] {
  const rates = [...new Set(conditions.map((it) => aprPercent[it]))];
  if (rates.length === 1)
    return rates.map((rate) => t("apr", { percent: String(rate) }));
  return rates.map((rate) =>
    t("aprOf", {
      percent: String(rate),
      conditions: capitalize(
        joinConditions(
          conditions.filter((it) => aprPercent[it] === rate),
          t,
        ),
      ),
    }),
  );
}

function describeRule(
  rule: StoreProfile["estimator"]["aprAdjustments"][number],
  conditions: readonly Condition[],
  t: Translate<WizardServerText>,
): string {
  const { modelYearFrom, modelYearTo, addPercent } = rule;
  const points = t("points", { count: Math.abs(addPercent) });
  const change = t(addPercent > 0 ? "rates.add" : "rates.takeOff", { points });
  const concerned = conditions.filter((it) => rule.conditions.includes(it));
  const scoped =
    concerned.length === conditions.length
      ? change
      : t("rates.ofSome", { change, conditions: joinConditions(concerned, t) });
  const from = String(modelYearFrom);
  const to = String(modelYearTo);
  if (modelYearFrom === null)
    return modelYearTo === null
      ? t("rates.all", { change: scoped })
      : t("rates.to", { to, change: scoped });
  return modelYearTo === null
    ? t("rates.from", { from, change: scoped })
    : t("rates.between", { from, to, change: scoped });
}

function joinConditions(
  conditions: readonly Condition[],
  t: Translate<WizardServerText>,
): string {
  return conditions
    .map((it) => t(`condition.${it}`))
    .reduce((first, second) => t("conditionsTogether", { first, second }));
}
