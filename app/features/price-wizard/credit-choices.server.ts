import { getShownBand } from "#app/domain/credit/credit-answer.ts";
import type { CreditBand } from "#app/domain/credit/credit-band.ts";
import { getRateRange } from "#app/domain/credit/rate-years.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { capitalize } from "#app/site/page/format.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatScoreRange } from "#app/site/visitor/terms-facts.ts";
import type { TermsText } from "#app/site/visitor/terms-copy.ts";
import type { WizardServerText } from "./copy.ts";

export interface WizardChoice {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  /** They read "Used: 7.9–9.9% APR", at the far end of the line. */
  readonly rates: readonly string[];
}

type Profile = Pick<StoreProfile, "estimator" | "conditions">;

/**
 * The profile's bands come best first, with the rates that payments are worked out with, whatever a model year adds, and
 * "I don't know".
 */
export function listCreditChoices(
  profile: Profile,
  thisYear: number,
  unknownLabel: string,
  tTerms: Translate<TermsText>,
  t: Translate<WizardServerText>,
): readonly WizardChoice[] {
  const { estimator } = profile;
  const unknown = getShownBand(estimator, "unknown");
  return [
    ...estimator.creditBands.toReversed().map((band) => ({
      value: band.label,
      label: tTerms(`label.${band.label}`),
      detail: formatScoreRange(estimator, band, tTerms),
      rates: listRateLines(band, profile, thisYear, t),
    })),
    {
      value: "unknown",
      label: unknownLabel,
      detail: t("unknownDetail", { label: tTerms(`label.${unknown.label}`) }),
      rates: listRateLines(unknown, profile, thisYear, t),
    },
  ];
}

/** Conditions with the same rates share a line. */
function listRateLines(
  { minimumScore }: CreditBand,
  { estimator, conditions }: Profile,
  thisYear: number,
  t: Translate<WizardServerText>,
): readonly string[] {
  const lines = new Map<string, Condition[]>();
  for (const condition of conditions) {
    const { lowestPercent: lowest, highestPercent: highest } = getRateRange(
      [condition],
      minimumScore,
      estimator,
      thisYear,
    );
    const rate =
      lowest === highest
        ? t("apr", { percent: String(lowest) })
        : t("aprRange", { lowest: String(lowest), highest: String(highest) });
    lines.set(rate, [...(lines.get(rate) ?? []), condition]);
  }
  if (lines.size === 1) return [...lines.keys()];
  return [...lines].map(([rate, sharing]) =>
    t("aprOf", { rate, conditions: capitalize(joinConditions(sharing, t)) }),
  );
}

function joinConditions(
  conditions: readonly Condition[],
  t: Translate<WizardServerText>,
): string {
  return conditions
    .map((it) => t(`condition.${it}`))
    .reduce((first, second) => t("conditionsTogether", { first, second }));
}
