import {
  listPhotoSources,
  type PhotoSourcePolicy,
} from "#app/domain/vehicle-photo/photo-source.ts";
import type { InventoryStore } from "#app/ports.ts";
import { hashPhotoAddress } from "./photo-store.server.ts";

/** This finds the source of a photo by its hash, because photos of one vehicle change their places. */
export function createPhotoAddressFinder(
  inventory: Pick<InventoryStore, "findVehicle">,
  policy: PhotoSourcePolicy,
) {
  return async (
    vin: string,
    _position: number,
    addressHash: string,
  ): Promise<string | null> => {
    const stocked = await inventory.findVehicle(vin);
    if (stocked === null) return null;
    const sources = listPhotoSources(stocked.vehicle.images, policy);
    return sources.find((it) => hashPhotoAddress(it) === addressHash) ?? null;
  };
}
