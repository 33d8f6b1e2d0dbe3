import { lowercaseFirst } from "#app/domain/lowercase-first.ts";
import { listDollarsAboveCheapest } from "#app/domain/saved-vehicles/above-cheapest.ts";
import {
  type JudgedCar,
  listVerdicts,
  type Verdict,
} from "#app/domain/saved-vehicles/verdicts.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { hasEngineWarranty } from "#app/domain/vehicle/engine-warranty.ts";
import { createTranslator, type Translate } from "#app/site/page/copy.ts";
import {
  formatDollars,
  formatList,
  formatNumber,
} from "#app/site/page/format.ts";
import { featureCopy } from "#app/site/vehicles/feature-copy.ts";
import type { FeatureKey } from "#app/domain/vehicle/features.ts";
import type { SaidVerdict } from "./compare-page.server.ts";
import type { Car } from "./compare-row.ts";
import { compareRowsCopy, type CompareRowText } from "./rows-copy.ts";

/**
 * What each car costs above the cheapest and what speaks for it, in words. Null where nothing speaks for any, or where
 * fewer than half of them would have a word.
 */
export function buildVerdicts(
  cars: readonly Car[],
  profile: StoreProfile,
  language: Language,
): readonly (readonly SaidVerdict[])[] | null {
  const overrides = profile.texts[language];
  const t = createTranslator(compareRowsCopy, overrides, language);
  const judged = cars.map((car) => toJudgedCar(car, profile));
  const verdicts = listVerdicts(judged);
  const aboveCheapest = listDollarsAboveCheapest(judged);
  const words: VerdictWords = {
    t,
    tFeature: createTranslator(featureCopy, overrides, language),
    language,
    others: cars.length - 1,
  };
  const said = verdicts.map((own, at) => [
    ...sayAboveCheapest(aboveCheapest?.[at] ?? 0, words),
    ...own.map((verdict) => ({
      text: formatVerdict(verdict, words),
      more: nameFeatures(verdict, words),
    })),
  ]);
  const spoken = said.filter((own) => own.length > 0).length;
  return verdicts.every((own) => own.length === 0) || spoken * 2 < cars.length
    ? null
    : said;
}

/** What a car costs stands first, as it does of the cheapest. */
function sayAboveCheapest(
  dollars: number,
  { t, others }: VerdictWords,
): readonly SaidVerdict[] {
  if (dollars === 0) return [];
  const amount = formatDollars(dollars);
  return [
    { text: t("verdict.aboveCheapest", { count: others, amount }), more: null },
  ];
}

interface VerdictWords {
  readonly t: Translate<CompareRowText>;
  readonly tFeature: Translate<FeatureKey>;
  readonly language: Language;
  /** With how many others the car is compared. */
  readonly others: number;
}

function formatVerdict(verdict: Verdict, { t, others }: VerdictWords): string {
  switch (verdict.kind) {
    case "cheapest":
      return t("verdict.cheapest", {
        count: others,
        amount: formatDollars(verdict.lessDollars),
      });
    case "ownFeatures":
      return t(others === 1 ? "verdict.ownOfTwo" : "verdict.ownFeatures", {
        count: verdict.count,
      });
    case "fewestMiles":
      return t("verdict.fewestMiles", {
        count: others,
        lead: formatNumber(verdict.lead),
      });
    case "newest":
      return others === 1
        ? t("verdict.newer", { count: verdict.lead })
        : t("verdict.newest");
    case "new":
      return verdict.miles === null
        ? t("verdict.new")
        : t("verdict.newMiles", {
            count: verdict.miles,
            miles: formatNumber(verdict.miles),
          });
    case "certified":
      return t("verdict.certified");
    case "tied":
      return t(`verdict.tied.${verdict.best}`, { count: others });
    case "shared":
      return t(`verdict.shared.${verdict.only}`);
    default:
      return t(`verdict.${verdict.kind}`, { count: others });
  }
}

/** Null where the verdict is about no features. */
function nameFeatures(
  verdict: Verdict,
  { t, tFeature, language }: VerdictWords,
): string | null {
  if (verdict.kind !== "ownFeatures") return null;
  const { count, named } = verdict;
  const rest = count - named.length;
  return formatList(
    [
      ...named.map((key, at) =>
        at === 0 ? tFeature(key) : lowercaseFirst(tFeature(key)),
      ),
      ...(rest > 0 ? [t("verdict.moreFeatures", { count: rest })] : []),
    ],
    language,
  );
}

function toJudgedCar(car: Car, { warranty }: StoreProfile): JudgedCar {
  const { price } = car;
  return {
    ...car,
    totalDollars: price.state === "shown" ? price.totalDollars : null,
    isNew: car.condition === "new",
    isCertified: car.condition === "certified",
    isTruck: car.bodystyle === "trucks",
    hasWarranty:
      warranty === null || car.miles === null
        ? null
        : hasEngineWarranty(car, warranty),
  };
}
