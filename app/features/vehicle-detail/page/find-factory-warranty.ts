import { formatLongDay } from "#app/domain/long-day.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import { listFactoryWarrantyLeft } from "#app/domain/vehicle/factory-warranty.ts";
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
  const left = listFactoryWarrantyLeft(
    vehicle,
    vehicles.factoryWarranties,
    formatZonedDay(nowMs, timeZone),
  );
  const { make, inServiceOn } = vehicle;
  if (left.length === 0 || inServiceOn === null) return null;
  const formatDay = (day: string) =>
    formatLongDay(Date.parse(day), { timeZone: "UTC", language });
  return {
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
