import type { VehicleImages } from "#app/domain/vehicle/vehicle.ts";
import { isUploadedPhoto } from "#app/domain/vehicle-photo/uploaded-photo.ts";
import type { EditedPhotos, EditField } from "./edit-fields.ts";

/** A photo as the store's people see it, shown or not. */
export interface ArrangedPhoto {
  readonly address: string;
  readonly isShown: boolean;
  /** Of the model, not of the car: such pictures stand behind the car's own. */
  readonly isOfModel: boolean;
}

/** The car's own photos in their order: the feed's, and those that somebody sent and put among them. */
export function listOwnPhotos(
  { imageCustomBg, previewImage, additionalImages }: VehicleImages,
  order: readonly string[],
): readonly string[] {
  const preview = previewImage === null ? [] : [previewImage];
  const sent = order.filter(isUploadedPhoto);
  const own = [...imageCustomBg, ...preview, ...additionalImages, ...sent];
  return sortByOrder(own, order);
}

/** What the feed added since stands behind what was ordered. */
export function sortByOrder(
  addresses: readonly string[],
  order: readonly string[],
): readonly string[] {
  const place = new Map(order.map((address, at) => [address, at]));
  const getPlace = (address: string) => place.get(address) ?? order.length;
  return [...new Set(addresses)].toSorted((a, b) => getPlace(a) - getPlace(b));
}

/** Every photo of a car; sent ones that no edit names stand behind its own, and are not shown. */
export function arrangePhotos(
  images: VehicleImages,
  edit: EditedPhotos | null,
  sent: readonly string[],
): readonly ArrangedPhoto[] {
  const { order, hidden } = edit ?? { order: [], hidden: [] };
  const own = listOwnPhotos(images, order);
  const unnamed = sent.filter((it) => !own.includes(it));
  const model = sortByOrder(images.evoxImages, order);
  const isShown = (address: string) =>
    !hidden.includes(address) && !unnamed.includes(address);
  return [
    ...[...own, ...unnamed].map((address) => ({
      address,
      isShown: isShown(address),
      isOfModel: false,
    })),
    ...model
      .filter((it) => !own.includes(it))
      .map((address) => ({
        address,
        isShown: isShown(address),
        isOfModel: true,
      })),
  ];
}

/** A car's photos, what somebody said of them, and those that somebody sent. */
interface CarWithPhotos {
  readonly fed: { readonly vehicle: { readonly images: VehicleImages } };
  readonly edits: readonly (
    | { readonly field: "photos"; readonly value: EditedPhotos }
    | { readonly field: Exclude<EditField, "photos"> }
  )[];
  readonly uploads: readonly { readonly address: string }[];
}

/** As shoppers see them, and those that only the store's people see. */
export function listArrangedPhotos({
  fed,
  edits,
  uploads,
}: CarWithPhotos): readonly ArrangedPhoto[] {
  const edit = edits.find((it) => it.field === "photos");
  return arrangePhotos(
    fed.vehicle.images,
    edit?.value ?? null,
    uploads.map(({ address }) => address),
  );
}

/** They stand behind the car's other photos, and are shown, also where they were sent and hidden before. */
export function appendPhotos(
  photos: readonly ArrangedPhoto[],
  addresses: readonly string[],
): EditedPhotos {
  const isNew = (address: string) => addresses.includes(address);
  const known = photos.map((it) =>
    isNew(it.address) ? { ...it, isShown: true } : it,
  );
  const added = addresses
    .filter((address) => !known.some((it) => it.address === address))
    .map((address) => ({ address, isShown: true, isOfModel: false }));
  const model = known.filter(({ isOfModel }) => isOfModel);
  const own = known.filter(({ isOfModel }) => !isOfModel);
  return toEdit([...own, ...added, ...model]);
}

/** A photo that nobody shows is no part of the car's until somebody shows it; a hidden one of the feed has its place. */
export function toEdit(photos: readonly ArrangedPhoto[]): EditedPhotos {
  const kept = photos.filter(
    ({ address, isShown }) => isShown || !isUploadedPhoto(address),
  );
  return {
    order: kept.map(({ address }) => address),
    hidden: kept
      .filter(({ isShown }) => !isShown)
      .map(({ address }) => address),
  };
}
