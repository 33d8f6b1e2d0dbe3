import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import {
  getIllustration,
  type Illustration,
} from "#app/domain/illustration/illustration.ts";
import type { BodyStyle, ColorFamily } from "#app/domain/vehicle/vehicle.ts";
import type { CardPicture } from "#app/site/vehicles/presented.ts";

export function sampleIllustration(
  vin: string,
  bodystyle: BodyStyle = "suvs",
  color: ColorFamily = "blue",
): Illustration {
  return getIllustration({
    vin,
    bodystyle,
    model: "CR-V",
    trim: null,
    exteriorColor: null,
    exteriorColorFamily: color,
  });
}

export function drawPicture(
  vin: string,
  bodystyle?: BodyStyle,
  color?: ColorFamily,
): CardPicture {
  return {
    illustration: getIllustrationAddress(
      sampleIllustration(vin, bodystyle, color),
    ),
    photo: null,
  };
}
