import type { VehicleImages } from "#app/domain/vehicle/vehicle.ts";
import {
  isPhotoHostAllowed,
  listPhotoAddresses,
  type PhotoSourcePolicy,
} from "./photo-source.ts";

export interface PhotoHost {
  /** The host includes its port where the address has one. */
  readonly host: string;
  readonly photoCount: number;
}

export interface PhotoHostTally {
  add(images: VehicleImages): void;
  remove(images: VehicleImages): void;
  /** Hosts come with the most photos first. */
  listHosts(): readonly PhotoHost[];
}

export function tallyPhotoHosts(): PhotoHostTally {
  const counts = new Map<string, number>();
  const findHost = createHostReader();
  const count = (images: VehicleImages, by: 1 | -1) => {
    for (const address of new Set(listPhotoAddresses(images))) {
      const host = findHost(address);
      if (host !== null) counts.set(host, (counts.get(host) ?? 0) + by);
    }
  };
  return {
    add: (images) => count(images, 1),
    remove: (images) => count(images, -1),
    listHosts: () =>
      [...counts]
        .flatMap(([host, photoCount]) =>
          photoCount > 0 ? [{ host, photoCount }] : [],
        )
        .toSorted(
          (a, b) => b.photoCount - a.photoCount || (a.host < b.host ? -1 : 1),
        ),
  };
}

const MOST_ORIGINS_KEPT = 1_000;

/** Parsing an address is slow, so the host of each origin is cached. */
function createHostReader(): (address: string) => string | null {
  const known = new Map<string, string | null>();
  return (address) => {
    const end = address.indexOf("/", "https://".length);
    const origin = end === -1 ? address : address.slice(0, end);
    const before = known.get(origin);
    if (before !== undefined) return before;
    if (known.size >= MOST_ORIGINS_KEPT) known.clear();
    const host = URL.parse(address)?.host ?? null;
    known.set(origin, host);
    return host;
  };
}

/** Photos from these hosts are never fetched, so their vehicles show an illustration. */
export function listRefusedPhotoHosts(
  hosts: readonly PhotoHost[],
  policy: PhotoSourcePolicy,
): readonly PhotoHost[] {
  return hosts.filter(({ host }) => !isPhotoHostAllowed(host, policy));
}
