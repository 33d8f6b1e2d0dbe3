import { withServedPhotos } from "#app/domain/vehicle-photo/folder-images.ts";
import { isOwnPhoto } from "#app/domain/vehicle-photo/own-photo.ts";
import type { VehicleImages } from "#app/domain/vehicle/vehicle.ts";
import { getLargePhotoAddress } from "#app/site/vehicles/vehicle-pictures.server.ts";

/** A photo that this site alone has is told by the address at which this site serves it. */
export function withOpenPhotos<
  T extends {
    readonly vin: string;
    readonly photo?: string | null;
    readonly images?: VehicleImages;
  },
>(vehicle: T, siteUrl: string): T {
  const { vin, photo, images } = vehicle;
  const serve = (source: string, position: number) =>
    siteUrl + getLargePhotoAddress(vin, position, source);
  return {
    ...vehicle,
    ...(photo != null && isOwnPhoto(photo) && { photo: serve(photo, 0) }),
    ...(images !== undefined && { images: withServedPhotos(images, serve) }),
  };
}
