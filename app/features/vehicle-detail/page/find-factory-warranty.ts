import { formatLongDay } from "#app/domain/long-day.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import {
  listFactoryWarrantyLeft,
  listFactoryWarrantyWhole,
} from "#app/domain/vehicle/factory-warranty.ts";
import type { DetailVehicle } from "./vehicle-facts.ts";

/** Null where nothing of it is left, or where nobody gave what it takes to know. */
export function findFactoryWarranty(
  vehicle: DetailVehicle,
  { vehicles }: Pick<StoreProfile, "vehicles">,
  {
    nowMs,
    timeZone,
    language,
  }: {
    readonly nowMs: number;
    readonly timeZone: string;
    readonly language: Language;
  },
) {
  const { factoryWarranties } = vehicles;
  const { make, inServiceOn, condition } = vehicle;
  if (inServiceOn === null)
    return condition === "new"
      ? findWhole(vehicle, factoryWarranties, language)
      : null;
  const left = listFactoryWarrantyLeft(
    vehicle,
    factoryWarranties,
    formatZonedDay(nowMs, timeZone),
  );
  if (left.length === 0) return null;
  const formatDay = (day: string) =>
    formatLongDay(Date.parse(day), { timeZone: "UTC", language });
  return {
    kind: "left" as const,
    make,
    since: formatDay(inServiceOn),
    parts: left.map(({ name, endsOn, miles, milesLeft }) => ({
      name: name[language],
      until: formatDay(endsOn),
      miles,
      milesLeft,
    })),
  };
}

/** It has not begun. */
function findWhole(
  vehicle: DetailVehicle,
  terms: StoreProfile["vehicles"]["factoryWarranties"],
  language: Language,
) {
  const parts = listFactoryWarrantyWhole(vehicle, terms);
  if (parts.length === 0) return null;
  return {
    kind: "whole" as const,
    make: vehicle.make,
    parts: parts.map(({ name, months, miles }) => ({
      name: name[language],
      months,
      miles,
    })),
  };
}
