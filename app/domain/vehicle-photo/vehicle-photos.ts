import type { VehicleImages } from "#app/domain/vehicle/vehicle.ts";
import { resolvePhotoSource, type PhotoSourcePolicy } from "./photo-source.ts";

/**
 * It lists the source addresses of a vehicle's photos in the order of spec §3, without repeats and without what may not
 * be fetched.
 */
export function listPhotoSources(
  images: VehicleImages,
  policy: PhotoSourcePolicy,
): readonly string[] {
  return [...new Set(listPhotoAddresses(images))].filter(
    (address) => resolvePhotoSource(address, policy) !== null,
  );
}

/** It lists every address that a feed gave, in the order of spec §3. */
export function listPhotoAddresses({
  imageCustomBg,
  previewImage,
  additionalImages,
  evoxImages,
}: VehicleImages): readonly string[] {
  const preview = previewImage === null ? [] : [previewImage];
  return [...imageCustomBg, ...preview, ...additionalImages, ...evoxImages];
}
