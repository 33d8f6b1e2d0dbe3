import type { Vehicle } from "./vehicle.ts";

export interface MergeableVehicle {
  readonly vehicle: Vehicle;
  readonly assumed: readonly (keyof Vehicle)[];
}

/** The later row wins, and what it leaves out stays. */
export function mergeVehicles(
  earlier: MergeableVehicle,
  later: MergeableVehicle,
): MergeableVehicle {
  const said = Object.entries(later.vehicle).filter(
    ([field, value]) =>
      isSaid(value) && !later.assumed.some((it) => it === field),
  );
  const vehicle: Vehicle = { ...earlier.vehicle, ...Object.fromEntries(said) };
  const { salePriceCents, oldPriceCents } = later.vehicle;
  return {
    vehicle: {
      ...vehicle,
      images: mergeImages(earlier.vehicle, later.vehicle),
      // An old price belongs to the sale price that it was higher than.
      oldPriceCents:
        salePriceCents === null ? earlier.vehicle.oldPriceCents : oldPriceCents,
    },
    assumed: earlier.assumed.filter((field) => later.assumed.includes(field)),
  };
}

function mergeImages(earlier: Vehicle, later: Vehicle): Vehicle["images"] {
  const [before, after] = [earlier.images, later.images];
  const photos = after.previewImage === null ? before : after;
  return {
    previewImage: photos.previewImage,
    additionalImages: photos.additionalImages,
    imageCustomBg:
      after.imageCustomBg.length > 0
        ? after.imageCustomBg
        : before.imageCustomBg,
    evoxImages:
      after.evoxImages.length > 0 ? after.evoxImages : before.evoxImages,
  };
}

function isSaid(value: unknown): boolean {
  return value !== null && (!Array.isArray(value) || value.length > 0);
}
