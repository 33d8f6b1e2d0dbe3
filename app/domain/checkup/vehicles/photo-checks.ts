import { isOwnPhoto } from "#app/domain/vehicle-photo/own-photo.ts";
import {
  isPhotoHostAllowed,
  listPhotoAddresses,
} from "#app/domain/vehicle-photo/photo-source.ts";
import type { VehicleImages } from "#app/domain/vehicle/vehicle.ts";
import type { VehicleCheck } from "./vehicle-check.ts";
import { formatCount } from "#app/domain/checkup/findings/finding.ts";

/** Assumption A72 sets this limit. */
const FEW_PHOTOS = 5;

export const PHOTO_CHECKS: readonly VehicleCheck[] = [
  {
    id: "photos-missing",
    severity: "warning",
    title: "No photos",
    meaning:
      "The site shows a drawing and says so. Vehicles with photos are looked at far more often.",
    advice:
      "Photograph these vehicles, or check that the feed names the photos with whole addresses that begin with https://.",
    find: ({ images }) =>
      listPhotoAddresses(images).length === 0 ? { detail: "no photos" } : null,
  },
  {
    id: "photos-host-refused",
    severity: "warning",
    title: "Photos from a host that the profile does not allow",
    meaning:
      "Photos are fetched only from hosts that the store profile names. These vehicles show fewer photos, or a drawing.",
    advice:
      "Add the hosts that are yours to vehicles.imageHosts in profile.json and start the site again.",
    find: ({ images }, { photoPolicy }) => {
      const addresses = [...new Set(listPhotoAddresses(images))];
      const refused = addresses
        .filter((address) => !isOwnPhoto(address))
        .map((address) => URL.parse(address)?.host ?? "no host")
        .filter((host) => !isPhotoHostAllowed(host, photoPolicy));
      const [host] = refused;
      if (host === undefined) return null;
      return {
        label: host,
        detail:
          refused.length === addresses.length
            ? `none of ${formatCount(addresses.length, "photo")} is shown`
            : `${refused.length} of ${formatCount(addresses.length, "photo")} are not shown`,
        rank: refused.length / addresses.length,
      };
    },
  },
  {
    id: "photos-stock-only",
    severity: "note",
    title: "Only stock pictures",
    meaning:
      "The pictures show the model and not this vehicle; shoppers ask for photos of the one on the lot.",
    advice: "Photograph these vehicles once they are on the lot.",
    find: ({ images }) =>
      images.evoxImages.length > 0 && countOwnPhotos(images) === 0
        ? { detail: formatCount(images.evoxImages.length, "stock picture") }
        : null,
  },
  {
    id: "photos-few",
    severity: "note",
    title: "Fewer than 5 photos",
    meaning:
      "Shoppers look for all sides, the seats, the odometer and the tires before they call.",
    advice: "Add photos of what is not shown yet.",
    find: ({ images }) => {
      const count = countOwnPhotos(images);
      return count > 0 && count < FEW_PHOTOS
        ? { detail: formatCount(count, "photo") }
        : null;
    },
  },
];

/** Stock pictures do not count. */
export function countOwnPhotos(images: VehicleImages): number {
  return new Set(listPhotoAddresses({ ...images, evoxImages: [] })).size;
}

export function findLeadPhoto(images: VehicleImages): string | null {
  return listPhotoAddresses({ ...images, evoxImages: [] })[0] ?? null;
}
