import { CROP_SIZES, PHOTO_PENDING_CAPTION, getViewBox } from "./crops.ts";
import { drawVehicle } from "./draw-vehicle.ts";
import type { IllustrationPicture } from "./illustration-address.ts";
import { PAINTS } from "./paints.ts";

/** It draws the picture behind an illustration's address as SVG. */
export function drawIllustration(picture: IllustrationPicture): string {
  const { bodystyle, paintKey, variant, view, crop } = picture;
  const isPhotoPending = crop === "photo-pending";
  return drawVehicle({
    bodystyle,
    paint: PAINTS[paintKey].hex,
    variant,
    view,
    viewBox: getViewBox(crop, bodystyle, view),
    size: CROP_SIZES[crop],
    hasBackdrop: isPhotoPending,
    ...(isPhotoPending && { caption: PHOTO_PENDING_CAPTION }),
  });
}
