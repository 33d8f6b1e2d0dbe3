import type { ColorFamily } from "#app/domain/vehicle/vehicle.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { VehiclesText } from "#app/site/vehicles/copy.ts";

/** The text reads "2021 Honda CR-V EX-L, blue, illustration". */
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
