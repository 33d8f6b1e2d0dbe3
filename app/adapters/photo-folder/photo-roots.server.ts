import {
  type ListedPhotos,
  listPhotoFiles,
  PHOTO_FOLDER,
  runAtOnce,
  type RunCall,
} from "./photo-files.server.ts";

/** Where photos of one store's vehicles may stand. */
export interface PhotoFolder {
  readonly feedDir: string;
  readonly storeId: string;
  /** Stock numbers are a store's own: with several stores the folder of all goes by VINs alone. */
  readonly isOnlyStore: boolean;
}

interface PhotoRoot {
  readonly path: readonly string[];
  readonly isByStockNumber: boolean;
  /** Pictures of no vehicle here are told: they are another store's where all share a folder. */
  readonly tellsStrangers: boolean;
}

export interface PhotoListing extends PhotoRoot, ListedPhotos {}

/** The store's own folder comes first. */
export async function listPhotoRoots(
  { feedDir, storeId, isOnlyStore }: PhotoFolder,
  nowMs: number,
  run: RunCall = runAtOnce,
): Promise<readonly PhotoListing[]> {
  const roots: PhotoRoot[] = [
    {
      path: [storeId, PHOTO_FOLDER],
      isByStockNumber: true,
      tellsStrangers: true,
    },
    {
      path: [PHOTO_FOLDER],
      isByStockNumber: isOnlyStore,
      tellsStrangers: isOnlyStore,
    },
  ];
  const listings: PhotoListing[] = [];
  for (const root of roots)
    // A store may be called "photos": then that folder is the store's.
    if (root.path.length > 1 || storeId !== PHOTO_FOLDER)
      listings.push({
        ...root,
        ...(await listPhotoFiles(feedDir, root.path, nowMs, run)),
      });
  return listings;
}
