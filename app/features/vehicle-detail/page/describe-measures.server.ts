import type { Translate } from "#app/site/page/copy.ts";
import { formatNumber } from "#app/site/page/format.ts";
import type { VehicleFactText } from "#app/features/vehicle-detail/facts-copy.ts";
import type { DetailVehicle } from "./vehicle-facts.server.ts";

/** What is a number: how far a car went, how many doors it has, and what it uses, stores and carries. */
export function describeMeasures(
  vehicle: DetailVehicle,
  t: Translate<VehicleFactText>,
) {
  const { miles, doors } = vehicle;
  return {
    doors: doors === null ? null : String(doors),
    miles: miles === null ? null : t("miles", { miles: formatNumber(miles) }),
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

/**
 * The tile has room for two figures, so that the combined one stands in it where it is the only one. A car that burns
 * nothing has its miles per gallon equivalent (40 CFR 600.302-12).
 */
function describeEconomy(
  {
    fuelType,
    mpgCity: city,
    mpgHighway: highway,
    mpgCombined: combined,
  }: DetailVehicle,
  t: Translate<VehicleFactText>,
) {
  const isSplit = city !== null && highway !== null;
  const kind = fuelType === "electric" ? "Electric" : "";
  const together =
    combined === null ? null : t(`economyCombined${kind}`, { combined });
  return {
    economy: isSplit ? t(`economy${kind}`, { city, highway }) : together,
    /** The unit of two figures stands beside what they are. */
    economyLabel: t(isSplit ? `tile.economySplit${kind}` : "tile.economy"),
    economyCombined: isSplit ? together : null,
  };
}

function describeMeasure(
  name: "electricRange" | "battery" | "fastCharge" | "towing" | "cargo",
  amount: number | null,
  t: Translate<VehicleFactText>,
): string | null {
  return amount === null ? null : t(name, { amount: formatNumber(amount) });
}
