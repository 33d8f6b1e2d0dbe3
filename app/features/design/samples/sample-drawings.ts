import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import type { Illustration } from "#app/domain/illustration/illustration.ts";
import { choosePaint } from "#app/domain/illustration/paints.ts";
import type { BodyStyle, ColorFamily } from "#app/domain/vehicle/vehicle.ts";
import type { CardPicture } from "#app/site/vehicles/presented.ts";

/** Another variant has other wheels. */
export function sampleIllustration(
  variant: number,
  bodystyle: BodyStyle = "suvs",
  color: ColorFamily = "blue",
): Illustration {
  return { bodystyle, paintKey: choosePaint(null, color), variant };
}

export function drawPicture(
  variant: number,
  bodystyle?: BodyStyle,
  color?: ColorFamily,
): CardPicture {
  return {
    illustration: getIllustrationAddress(
      sampleIllustration(variant, bodystyle, color),
    ),
    photo: null,
  };
}
