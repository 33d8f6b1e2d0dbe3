import type { VehicleImages } from "../vehicle/vehicle.ts";
import { resolvePhotoSource, type PhotoSourcePolicy } from "./photo-source.ts";

/** Source addresses of a vehicle's photos in the order of spec §3, without repeats and without what may not be fetched. */
export function listPhotoSources(
  images: VehicleImages,
  policy: PhotoSourcePolicy,
): readonly string[] {
  const { imageCustomBg, previewImage, additionalImages, evoxImages } = images;
  const preview = previewImage === null ? [] : [previewImage];
  const all = [
    ...imageCustomBg,
    ...preview,
    ...additionalImages,
    ...evoxImages,
  ];
  return [...new Set(all)].filter(
    (address) => resolvePhotoSource(address, policy) !== null,
  );
}
