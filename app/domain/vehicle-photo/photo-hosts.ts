import type { VehicleImages } from "../vehicle/vehicle.ts";
import { photoAddresses } from "./vehicle-photos.ts";
import { isPhotoHostAllowed, type PhotoSourcePolicy } from "./photo-source.ts";

export interface PhotoHost {
  /** With its port where the address has one. */
  readonly host: string;
  readonly photoCount: number;
}

/** Where vehicles' photos come from, the host of most photos first. */
export function countPhotoHosts(
  vehicles: Iterable<{ readonly images: VehicleImages }>,
): readonly PhotoHost[] {
  const counts = new Map<string, number>();
  for (const { images } of vehicles)
    for (const address of new Set(photoAddresses(images))) {
      const host = URL.parse(address)?.host;
      if (host !== undefined) counts.set(host, (counts.get(host) ?? 0) + 1);
    }
  return [...counts]
    .map(([host, photoCount]) => ({ host, photoCount }))
    .toSorted(
      (a, b) => b.photoCount - a.photoCount || (a.host < b.host ? -1 : 1),
    );
}

/** Hosts whose photos are never fetched: their vehicles show an illustration. */
export function refusedPhotoHosts(
  hosts: readonly PhotoHost[],
  policy: PhotoSourcePolicy,
): readonly PhotoHost[] {
  return hosts.filter(({ host }) => !isPhotoHostAllowed(host, policy));
}
