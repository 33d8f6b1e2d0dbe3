import { type ArrangedPhoto, toEdit } from "./arrange-photos.ts";
import type { EditedPhotos } from "./edit-fields.ts";

export const PHOTO_MOVES = ["first", "up", "down", "hide", "show"] as const;
export type PhotoMove = (typeof PHOTO_MOVES)[number];

/** Null where the photo is not there, or is where it is to go. */
export function movePhoto(
  photos: readonly ArrangedPhoto[],
  address: string,
  move: PhotoMove,
): EditedPhotos | null {
  const photo = photos.find((it) => it.address === address);
  if (photo === undefined) return null;
  if (move === "hide" || move === "show") {
    const isShown = move === "show";
    return photo.isShown === isShown
      ? null
      : toEdit(photos.map((it) => (it === photo ? { ...it, isShown } : it)));
  }
  const shown = photos.filter(
    (it) => it.isShown && it.isOfModel === photo.isOfModel,
  );
  const at = shown.indexOf(photo);
  const to = move === "first" ? 0 : move === "up" ? at - 1 : at + 1;
  const other = shown[to];
  if (at === -1 || other === undefined || other === photo) return null;
  const without = photos.filter((it) => it !== photo);
  const place = without.indexOf(other) + (move === "down" ? 1 : 0);
  return toEdit(without.toSpliced(place, 0, photo));
}

/** The named ones first, in their order, and the others behind them as they were; a model's stay behind the car's own. Null where they stand so already. */
export function orderPhotos(
  photos: readonly ArrangedPhoto[],
  addresses: readonly string[],
): EditedPhotos | null {
  const isNamed = ({ address }: ArrangedPhoto) => addresses.includes(address);
  const ordered = [false, true].flatMap((isOfModel) => {
    const group = photos.filter((it) => it.isOfModel === isOfModel);
    const named = group
      .filter(isNamed)
      .toSorted(
        (a, b) => addresses.indexOf(a.address) - addresses.indexOf(b.address),
      );
    return [...named, ...group.filter((it) => !isNamed(it))];
  });
  return ordered.every((it, at) => it === photos[at]) ? null : toEdit(ordered);
}
