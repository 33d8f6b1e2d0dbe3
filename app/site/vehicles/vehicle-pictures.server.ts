import { createHash } from "node:crypto";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import { getIllustration } from "#app/domain/illustration/illustration.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import {
  getHashedSource,
  isDrawnPhoto,
} from "#app/domain/vehicle-photo/drawn-photo.ts";
import {
  getPhotoAddress,
  type PhotoIdentity,
  formatPhotoSrcset,
} from "#app/domain/vehicle-photo/photo-address.ts";
import type { CardPicture, PhotoSources } from "./presented.ts";

/** A card needs no more device pixels than this. */
const LIST_MAX_WIDTH_PX = 960;

export function buildListPicture(vehicle: ListedVehicle): CardPicture {
  return {
    illustration: getIllustrationAddress(getIllustration(vehicle)),
    photo:
      vehicle.photo === null
        ? null
        : buildPhotoSources(vehicle.vin, 0, vehicle.photo, LIST_MAX_WIDTH_PX),
  };
}

/** `position` is the photo's place in the vehicle's list; `source` is its address in the feed. */
export function buildPhotoSources(
  vin: string,
  position: number,
  source: string,
  maxWidthPx = Infinity,
): PhotoSources {
  const photo: PhotoIdentity = {
    vin,
    position,
    addressHash: hashPhoto(source),
  };
  return {
    webpSrcset: formatPhotoSrcset(photo, "webp", maxWidthPx),
    jpegSrcset: formatPhotoSrcset(photo, "jpeg", maxWidthPx),
    src: getPhotoAddress({ ...photo, widthPx: 640, format: "jpeg" }),
    ...(isDrawnPhoto(source) && { isIllustrated: true }),
  };
}

/** Other sites take a photo in one size alone. */
export function getLargePhotoAddress(
  vin: string,
  position: number,
  source: string,
): string {
  const addressHash = hashPhoto(source);
  return getPhotoAddress({
    vin,
    position,
    addressHash,
    widthPx: 1600,
    format: "jpeg",
  });
}

/** The hash has 12 hex digits. */
export function hashPhoto(sourceAddress: string): string {
  const hash = createHash("sha256").update(getHashedSource(sourceAddress));
  return hash.digest("hex").slice(0, 12);
}
