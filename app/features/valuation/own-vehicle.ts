import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import { getIllustration } from "#app/domain/illustration/illustration.ts";
import type { OwnVehicle } from "#app/domain/trade-draft/trade-record.ts";

/** "2016 Honda Accord Sport". */
export function formatOwnName({
  year,
  make,
  model,
  trim,
}: Pick<OwnVehicle, "year" | "make" | "model" | "trim">): string {
  return [year, make, model, trim].filter((it) => it !== null).join(" ");
}

/** A drawing of its model, body style and color, as everywhere on the site. */
export function getOwnPicture(vehicle: OwnVehicle): string {
  return getIllustrationAddress(
    getIllustration({
      ...vehicle,
      vin: vehicle.vin ?? formatOwnName(vehicle),
      bodystyle: vehicle.bodystyle ?? "sedans",
      exteriorColorFamily: null,
    }),
  );
}
