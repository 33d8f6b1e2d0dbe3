import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { hasEngineWarranty } from "#app/domain/vehicle/engine-warranty.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";

/** Spec §2: the link to the history report is built from the VIN. */
export function findHistoryReport(vin: string, { vehicles }: StoreProfile) {
  const report = vehicles.historyReport;
  if (report === null) return null;
  const url = report.urlTemplate.replaceAll("{vin}", encodeURIComponent(vin));
  return { name: report.name, url };
}

/** Null means that the car is not certified, or that nobody said what that gives. */
export function findCertifiedProgram(
  { condition }: Pick<Vehicle, "condition">,
  { vehicles: { certifiedProgram } }: StoreProfile,
  language: Language,
) {
  if (condition !== "certified" || certifiedProgram === null) return null;
  const { name, covers } = certifiedProgram;
  return { name: name[language], covers: covers.map((it) => it[language]) };
}

export function findWarranty(
  vehicle: Pick<Vehicle, "condition" | "miles" | "fuelType">,
  profile: StoreProfile,
  language: Language,
) {
  const { warranty } = profile;
  const { miles } = vehicle;
  if (
    warranty === null ||
    miles === null ||
    !hasEngineWarranty(vehicle, warranty)
  )
    return null;
  const { maxMiles, name } = warranty;
  return {
    name: name[language],
    /** Null for a new car, of which nobody asks whether its miles are few enough. */
    miles: vehicle.condition === "new" ? null : miles,
    maxMiles,
    /** Null means that there is no page about it. */
    address: isPageOn(profile, "vehicleProtectionPlans")
      ? getPageAddress("vehicleProtectionPlans", { language })
      : null,
  };
}
