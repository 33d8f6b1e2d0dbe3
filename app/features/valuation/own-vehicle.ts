import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import { choosePaint } from "#app/domain/illustration/paints.ts";
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

/** A drawing of its body style and color, as everywhere on the site. */
export function getOwnPicture({
  bodystyle,
  exteriorColor,
  year,
}: Pick<OwnVehicle, "bodystyle" | "exteriorColor" | "year">): string {
  return getIllustrationAddress({
    bodystyle: bodystyle ?? "sedans",
    paintKey: choosePaint(exteriorColor, null),
    variant: year,
  });
}
