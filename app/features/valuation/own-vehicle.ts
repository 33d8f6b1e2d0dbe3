import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import { getIllustration } from "#app/domain/illustration/illustration.ts";
import { findShownTrim } from "#app/domain/vehicle/shown-trim.ts";
import type { OwnVehicle } from "#app/domain/trade-draft/trade-record.ts";

/** "2016 Honda Accord Sport"; what the trim repeats of the model is said once. */
export function formatOwnName({
  year,
  make,
  model,
  trim,
}: Pick<OwnVehicle, "year" | "make" | "model" | "trim">): string {
  const shown = findShownTrim({ model, trim });
  return [year, make, model, shown].filter((it) => it !== null).join(" ");
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
