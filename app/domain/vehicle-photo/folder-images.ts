import type { VehicleImages } from "#app/domain/vehicle/vehicle.ts";
import { isFolderPhoto } from "./folder-photo.ts";
import { isOwnPhoto } from "./own-photo.ts";
import { listPhotoAddresses } from "./photo-source.ts";

/** Of one vehicle, those of its feed among them. */
export const MOST_PHOTOS = 100;

export function listFolderPhotos(images: VehicleImages): readonly string[] {
  return listPhotoAddresses(images).filter(isFolderPhoto);
}

/** They stand behind the photos that the feed names, and before pictures of the model; earlier ones go. */
export function withFolderPhotos(
  images: VehicleImages,
  addresses: readonly string[],
): VehicleImages {
  const { previewImage, additionalImages } = images;
  const fed = [previewImage, ...additionalImages].filter(
    (it): it is string => it !== null && !isFolderPhoto(it),
  );
  const room = Math.max(0, MOST_PHOTOS - fed.length);
  const [preview = null, ...additional] = [...fed, ...addresses.slice(0, room)];
  return { ...images, previewImage: preview, additionalImages: additional };
}

/** Programs elsewhere can open only what the site serves. */
export function withServedPhotos(
  images: VehicleImages,
  serve: (source: string, position: number) => string,
): VehicleImages {
  const order = [...new Set(listPhotoAddresses(images))];
  const toServed = (address: string) =>
    isOwnPhoto(address) ? serve(address, order.indexOf(address)) : address;
  const { previewImage } = images;
  return {
    ...images,
    imageCustomBg: images.imageCustomBg.map(toServed),
    previewImage: previewImage === null ? null : toServed(previewImage),
    additionalImages: images.additionalImages.map(toServed),
  };
}
