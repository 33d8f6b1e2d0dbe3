import type { VehicleImages } from "#app/domain/vehicle/vehicle.ts";
import { isOwnPhoto } from "./own-photo.ts";

export interface PhotoSourcePolicy {
  /** An entry is `photos.example.com`, `*.example.com` (only its subdomains), or either with `:8443`. */
  readonly allowedHosts: readonly string[];
  /** Relative addresses of a feed start from this URL; with null they are ignored. */
  readonly baseUrl: string | null;
}

export function getPhotoPolicy({
  vehicles,
}: {
  readonly vehicles: { readonly imageHosts: readonly string[] };
}): PhotoSourcePolicy {
  return { allowedHosts: vehicles.imageHosts, baseUrl: null };
}

/** A photo that may not be fetched is none of the vehicle's. */
export function resolvePhotoSource(
  sourceAddress: string,
  policy: PhotoSourcePolicy,
): URL | null {
  const url = URL.parse(sourceAddress.trim(), policy.baseUrl ?? undefined);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) {
    return null;
  }
  if (url.username || url.password) return null;
  return isPhotoHostAllowed(url.host, policy) ? url : null;
}

/** `host` has the form of `URL.host`. */
export function isPhotoHostAllowed(
  host: string,
  { allowedHosts }: PhotoSourcePolicy,
): boolean {
  const plain = host.toLowerCase().replace(/\.(?=:|$)/, "");
  return allowedHosts.some((entry) => isHostOf(plain, entry.toLowerCase()));
}

/** An entry without a port stands for the scheme's own port, which `URL.host` leaves out. */
function isHostOf(host: string, entry: string): boolean {
  return entry.startsWith("*.")
    ? host.endsWith(entry.slice(1))
    : host === entry;
}

/** Spec §3 sets the order; repeats and what may not be fetched are left out. */
export function listPhotoSources(
  images: VehicleImages,
  policy: PhotoSourcePolicy,
): readonly string[] {
  return [...new Set(listPhotoAddresses(images))].filter(
    (address) =>
      isOwnPhoto(address) || resolvePhotoSource(address, policy) !== null,
  );
}

/** Spec §3 sets the order. */
export function listPhotoAddresses({
  imageCustomBg,
  previewImage,
  additionalImages,
  evoxImages,
}: VehicleImages): readonly string[] {
  const preview = previewImage === null ? [] : [previewImage];
  return [...imageCustomBg, ...preview, ...additionalImages, ...evoxImages];
}
