import { sayDay } from "#app/domain/day-words.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import {
  listFactoryWarrantyLeft,
  listFactoryWarrantyWhole,
} from "#app/domain/vehicle/factory-warranty.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatNumber } from "#app/site/page/format.ts";
import { factoryWarrantyCopy } from "#app/features/vehicle-detail/factory-warranty-copy.ts";
import type { DetailVehicle } from "./vehicle-facts.server.ts";

interface Ways {
  readonly nowMs: number;
  readonly timeZone: string;
  readonly language: Language;
}

/** It reads as the page shows it; null where nothing of it is left, or where nobody gave what it takes to know. */
export function findFactoryWarranty(
  vehicle: DetailVehicle,
  profile: Pick<StoreProfile, "vehicles" | "texts">,
  ways: Ways,
) {
  const { inServiceOn, condition } = vehicle;
  if (inServiceOn !== null)
    return findLeft(vehicle, inServiceOn, profile, ways);
  return condition === "new" ? findWhole(vehicle, profile, ways) : null;
}

function findLeft(
  vehicle: DetailVehicle,
  inServiceOn: string,
  { vehicles, texts }: Pick<StoreProfile, "vehicles" | "texts">,
  { nowMs, timeZone, language }: Ways,
) {
  const left = listFactoryWarrantyLeft(
    vehicle,
    vehicles.factoryWarranties,
    formatZonedDay(nowMs, timeZone),
  );
  if (left.length === 0) return null;
  const t = createTranslator(factoryWarrantyCopy, texts[language], language);
  const formatDay = (day: string) => sayDay(day, "date", language);
  return {
    title: t("title"),
    parts: left.map(({ name, endsOn, miles, milesLeft }) => ({
      name: name[language],
      text:
        miles === null || milesLeft === null
          ? t("partAnyMiles", { until: formatDay(endsOn) })
          : t("part", {
              until: formatDay(endsOn),
              miles: formatNumber(miles),
              left: formatNumber(milesLeft),
            }),
    })),
    note: t("since", { since: formatDay(inServiceOn), make: vehicle.make }),
  };
}

/** It has not begun. */
function findWhole(
  vehicle: DetailVehicle,
  { vehicles, texts }: Pick<StoreProfile, "vehicles" | "texts">,
  { language }: Pick<Ways, "language">,
) {
  const parts = listFactoryWarrantyWhole(vehicle, vehicles.factoryWarranties);
  if (parts.length === 0) return null;
  const t = createTranslator(factoryWarrantyCopy, texts[language], language);
  return {
    title: t("titleWhole"),
    parts: parts.map(({ name, months, miles }) => {
      const time =
        months % 12 === 0
          ? t("years", { count: months / 12 })
          : t("months", { count: months });
      return {
        name: name[language],
        text:
          miles === null
            ? t("timeAnyMiles", { time })
            : t("timeOrMiles", { time, miles: formatNumber(miles) }),
      };
    }),
    note: t("start", { make: vehicle.make }),
  };
}
