import type { FeedRow } from "./feed-row.ts";
import {
  toVehicleImages,
  parsePhotos,
} from "#app/domain/vehicle-photo/photos.ts";
import type { VehicleImages } from "#app/domain/vehicle/vehicle.ts";

export function readPhotos(row: FeedRow): {
  readonly images: VehicleImages;
  readonly warnings: readonly string[];
} {
  const photos = parsePhotos(row.photos ?? "");
  const customBackground = parsePhotos(row.customBackgroundPhotos ?? "");
  const stock = parsePhotos(row.stockPhotos ?? "");
  const all = [photos, customBackground, stock];
  const isDropped = all.some(({ droppedCount }) => droppedCount > 0);
  const isBare = all.every(({ addresses }) => addresses.length === 0);
  return {
    images: toVehicleImages({
      photos: photos.addresses,
      customBackground: customBackground.addresses,
      stock: stock.addresses,
    }),
    warnings: [
      isDropped ? "photo addresses that are not http(s) were left out" : [],
      isBare ? "no photos" : [],
    ].flat(),
  };
}
