import { findShownTrim } from "#app/domain/vehicle/shown-trim.ts";
import type { ColorFamily, Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { VehiclesText } from "#app/site/vehicles/copy.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";

/** It reads "2021 Honda CR-V"; the trim stands on its own line. */
export function formatVehicleName({
  year,
  make,
  model,
}: Pick<Vehicle, "year" | "make" | "model">): string {
  return `${year} ${make} ${model}`;
}

/** It reads "2021 Honda CR-V EX-L". */
export function formatFullVehicleName(
  vehicle: Pick<Vehicle, "year" | "make" | "model" | "trim">,
): string {
  return formatCardName({
    name: formatVehicleName(vehicle),
    trim: findShownTrim({ model: vehicle.model, trim: vehicle.trim }),
  });
}

export function formatCardName({
  name,
  trim,
}: Pick<CardVehicle, "name" | "trim">): string {
  return trim === null ? name : `${name} ${trim}`;
}

/** It reads "2021 Honda CR-V EX-L, blue, illustration". */
export function formatVehicleAlt(
  t: Translate<VehiclesText>,
  name: string,
  color: ColorFamily | null,
  isIllustration: boolean,
): string {
  if (color === null)
    return isIllustration ? t("altIllustration", { name }) : name;
  return t(isIllustration ? "altIllustrationWithColor" : "altWithColor", {
    name,
    color: t(`color.${color}`),
  });
}
