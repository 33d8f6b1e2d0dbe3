import {
  type FolderPhoto,
  formatFolderPhoto,
} from "#app/domain/vehicle-photo/folder-photo.ts";
import {
  comparePhotoOrder,
  indexPhotoKeys,
  listPhotoNames,
  type NamedVehicle,
  type VehicleKeys,
} from "#app/domain/vehicle-photo/photo-names.ts";
import { MOST_PHOTOS } from "#app/domain/vehicle-photo/folder-images.ts";
import { checkPhoto } from "#app/adapters/images/photo-renditions.server.ts";
import { readPhotoFile, type RunCall } from "./photo-files.server.ts";
import type { PhotoFolder, PhotoListing } from "./photo-roots.server.ts";

export interface FolderPhotos {
  /** Addresses in the order in which the vehicle shows them. */
  readonly byVin: ReadonlyMap<string, readonly string[]>;
  /** What is left out, and why, each by its path. */
  readonly problems: readonly string[];
  /** Some pictures were not looked at yet. */
  readonly isCut: boolean;
}

interface PhotoChecks {
  /** What was found of pictures before, by their addresses; what is found now is added. */
  readonly verdicts: Map<string, boolean>;
  /** Decoding takes time: pictures beyond this number wait. */
  readonly mostNew: number;
  readonly run: RunCall;
}

/** Every picture is decoded before a page names it. */
export async function matchFolderPhotos(
  { feedDir }: Pick<PhotoFolder, "feedDir">,
  listings: readonly PhotoListing[],
  vehicles: readonly NamedVehicle[],
  { verdicts, mostNew, run }: PhotoChecks,
): Promise<FolderPhotos> {
  const byVin = new Map<string, string[]>();
  const problems: string[] = [];
  let newCount = 0;
  for (const listing of listings) {
    problems.push(...listing.problems);
    if (listing.photos.length === 0) continue;
    const keys = indexPhotoKeys(vehicles, listing.isByStockNumber);
    const found = assignPhotos(listing, keys);
    problems.push(...found.problems);
    for (const { vin, photo } of found.photos) {
      const name = photo.path.join("/");
      const address = formatFolderPhoto(photo);
      const shown = byVin.get(vin) ?? [];
      if (shown.length >= MOST_PHOTOS) {
        problems.push(
          `${name}: the vehicle has ${MOST_PHOTOS} pictures before it.`,
        );
        continue;
      }
      if (!verdicts.has(address)) {
        newCount++;
        if (newCount > mostNew) continue;
        const isWhole = await isPhotoWhole(feedDir, photo, run);
        if (isWhole !== null) verdicts.set(address, isWhole);
      }
      const verdict = verdicts.get(address);
      if (verdict === true) {
        shown.push(address);
        byVin.set(vin, shown);
      } else
        problems.push(
          verdict === undefined
            ? `${name}: cannot be read.`
            : `${name}: is broken, or no JPEG, PNG, WebP, AVIF or GIF.`,
        );
    }
  }
  return { byVin, problems, isCut: newCount > mostNew };
}

function assignPhotos(
  { photos, path: root, tellsStrangers }: PhotoListing,
  keys: VehicleKeys,
) {
  const problems: string[] = [];
  const assigned: { vin: string; order: string; photo: FolderPhoto }[] = [];
  for (const photo of photos) {
    const names = listPhotoNames(photo.path.slice(root.length));
    const name = names.find(({ key }) => keys.find(key) !== undefined);
    const vin = name === undefined ? undefined : keys.find(name.key);
    if (name !== undefined && vin != null)
      assigned.push({ vin, order: name.order, photo });
    else if (vin === null)
      problems.push(
        `${photo.path.join("/")}: two vehicles have this stock number. Name the picture by the VIN.`,
      );
    else if (tellsStrangers)
      problems.push(
        `${photo.path.join("/")}: no vehicle for sale has this VIN or stock number.`,
      );
  }
  return {
    problems,
    photos: assigned.toSorted((a, b) => comparePhotoOrder(a.order, b.order)),
  };
}

/** Null where the file cannot be read. */
async function isPhotoWhole(
  feedDir: string,
  photo: FolderPhoto,
  run: RunCall,
): Promise<boolean | null> {
  const bytes = await run(() =>
    readPhotoFile(feedDir, photo).catch(() => null),
  );
  if (bytes === null) return null;
  return checkPhoto(bytes).then(
    () => true,
    () => false,
  );
}
