import {
  type JudgedCar,
  listVerdicts,
  type Verdict,
} from "#app/domain/saved-vehicles/verdicts.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { hasEngineWarranty } from "#app/domain/vehicle/engine-warranty.ts";
import { createTranslator, type Translate } from "#app/site/page/copy.ts";
import { formatDollars, formatNumber } from "#app/site/page/format.ts";
import type { Car } from "./compare-rows.server.ts";
import { compareCopy, type CompareText } from "./copy.ts";

/**
 * What speaks for each car, in words. A car without a lead has its best fact, so that no cell stands empty. Null where
 * fewer than half of them lead in anything.
 */
export function buildVerdicts(
  cars: readonly Car[],
  profile: StoreProfile,
  language: Language,
): readonly (readonly string[])[] | null {
  const t = createTranslator(compareCopy, profile.texts[language], language);
  const judged = cars.map((car) => toJudgedCar(car, profile));
  const verdicts = listVerdicts(judged);
  const leading = verdicts.filter((own) => own.length > 0).length;
  if (leading === 0 || leading * 2 < cars.length) return null;
  const warranty = profile.warranty?.name[language] ?? "";
  return judged.map((car, at) => {
    const own = verdicts[at] ?? [];
    return own.length > 0
      ? own.map((verdict) => formatVerdict(verdict, warranty, t))
      : listBestFact(car, warranty, t);
  });
}

/** What is good about a car that others are as good in; without anything of the kind it is the mileage. */
function listBestFact(
  { drivetrain, fuelType, hasWarranty, miles }: JudgedCar,
  warranty: string,
  t: Translate<CompareText>,
): readonly string[] {
  if (fuelType === "hybrid" || fuelType === "plug-in-hybrid")
    return [t(`fuel.${fuelType}`)];
  if (drivetrain === "awd" || drivetrain === "4wd")
    return [t(`drivetrain.${drivetrain}`)];
  if (hasWarranty === true) return [warranty];
  return miles === null ? [] : [t("miles", { miles: formatNumber(miles) })];
}

function formatVerdict(
  verdict: Verdict,
  warranty: string,
  t: Translate<CompareText>,
): string {
  if (verdict.kind === "cheapest")
    return t("verdict.cheapest", {
      amount: formatDollars(verdict.lessDollars),
    });
  return verdict.kind === "onlyWarranty"
    ? t("verdict.onlyWarranty", { name: warranty })
    : t(`verdict.${verdict.kind}`);
}

function toJudgedCar(car: Car, { warranty }: StoreProfile): JudgedCar {
  const { price } = car;
  return {
    ...car,
    totalDollars: price.state === "shown" ? price.totalDollars : null,
    isTruck: car.bodystyle === "trucks",
    hasWarranty:
      warranty === null || car.miles === null
        ? null
        : hasEngineWarranty(car, warranty),
  };
}
