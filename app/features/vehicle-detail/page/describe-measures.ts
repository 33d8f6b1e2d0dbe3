import type { Translate } from "#app/site/page/copy.ts";
import { formatNumber } from "#app/site/page/format.ts";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";
import type { PageFacts } from "./vehicle-facts.ts";

/** What a car uses, stores and carries, each with its unit. */
export function describeMeasures(
  vehicle: PageFacts,
  t: Translate<VehicleText>,
) {
  return {
    ...describeEconomy(vehicle, t),
    electricRange: describeMeasure(
      "electricRange",
      vehicle.electricRangeMiles,
      t,
    ),
    battery: describeMeasure("battery", vehicle.batteryKilowattHours, t),
    chargeHours:
      vehicle.chargeHours === null
        ? null
        : t("chargeHours", { count: vehicle.chargeHours }),
    fastCharge: describeMeasure("fastCharge", vehicle.fastChargeMinutes, t),
    towing: describeMeasure("towing", vehicle.towingPounds, t),
    cargo: describeMeasure("cargo", vehicle.cargoCubicFeet, t),
  };
}

/** The tile has room for two figures, so that the combined one stands in it where it is the only one. */
function describeEconomy(
  { mpgCity: city, mpgHighway: highway, mpgCombined: combined }: PageFacts,
  t: Translate<VehicleText>,
) {
  const isSplit = city !== null && highway !== null;
  const whole = combined === null ? null : t("economyCombined", { combined });
  return {
    economy: isSplit ? t("economy", { city, highway }) : whole,
    economyCombined: isSplit ? whole : null,
  };
}

function describeMeasure(
  name: "electricRange" | "battery" | "fastCharge" | "towing" | "cargo",
  amount: number | null,
  t: Translate<VehicleText>,
): string | null {
  return amount === null ? null : t(name, { amount: formatNumber(amount) });
}
