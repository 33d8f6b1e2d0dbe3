import { createHash } from "node:crypto";
import {
  isVinShaped,
  PHOTO_FORMATS,
  PHOTO_WIDTHS_PX,
} from "#app/domain/vehicle-photo/photo-address.ts";
import {
  getHashedSource,
  isDrawnPhoto,
  parseDrawnPhoto,
} from "#app/domain/vehicle-photo/drawn-photo.ts";
import { isOwnPhoto } from "#app/domain/vehicle-photo/own-photo.ts";
import {
  type FolderPhoto,
  isFolderPhoto,
  parseFolderPhoto,
} from "#app/domain/vehicle-photo/folder-photo.ts";
import {
  type PhotoSourcePolicy,
  resolvePhotoSource,
  listPhotoSources,
} from "#app/domain/vehicle-photo/photo-source.ts";
import {
  isUploadedPhoto,
  parseUploadedPhoto,
} from "#app/domain/vehicle-photo/uploaded-photo.ts";
import type { Clock, Log } from "#app/ports.ts";
import type {
  InventoryStore,
  PhotoAnswer,
  PhotoRequest,
  PhotoStore,
} from "#app/ports/inventory-ports.ts";
import {
  BoundedQueue,
  QueueFullError,
  SingleFlight,
} from "#app/adapters/shared-jobs.server.ts";
import {
  createPhotoFetcher,
  type PhotoFetcher,
  type PhotoFetchOptions,
  PhotoRefusedError,
} from "./photo-fetch.server.ts";
import { paintPhoto } from "./drawn-photos.server.ts";
import { openPhotoFiles } from "./photo-files.server.ts";
import { createPhotoMasters } from "./photo-masters.server.ts";
import { makeRendition } from "./photo-renditions.server.ts";

export interface PhotoStoreOptions extends PhotoFetchOptions {
  /** The data folder's `images` keeps photos. */
  readonly imagesDir: string;
  /**
   * A photo is found by its place or its hash, under the address that the feed gave it; null when the vehicle has none
   * such.
   */
  readonly findPhotoAddress: (
    vin: string,
    position: number,
    addressHash: string,
  ) => Promise<string | null> | string | null;
  /** Pictures of the folder of incoming feeds are not fetched; without it there are none. */
  readonly readFolderPhoto?: (photo: FolderPhoto) => Promise<Buffer>;
  /** Pictures that somebody of the store sent stand in the database, as they are kept; without it there are none. */
  readonly findUpload?: (vin: string, hash: string) => Promise<Buffer | null>;
  readonly clock: Clock;
  readonly log: Log;
  /** A request waits this long for a photo that is not kept yet. */
  readonly readTimeoutMs?: number;
  readonly concurrency?: number;
  readonly maxWaiting?: number;
}

/** A picture that we paint or keep ourselves comes surely, though others may be painted before it. */
const PAINTING_TIMEOUT_MS = 15_000;

export interface OpenPhotoStore extends PhotoStore {
  /** As `readPhoto`, of the photos that this knows. */
  readPhotoFrom(
    findPhotoAddress: PhotoStoreOptions["findPhotoAddress"],
    photo: PhotoRequest,
  ): Promise<PhotoAnswer>;
  /** Breaks off running fetches and resolves when every job has ended. */
  close(): Promise<void>;
}

/** The `addressHash` of a photo has 12 hex digits and gives a replaced photo a new address. */
export function hashPhotoAddress(sourceAddress: string): string {
  const hash = createHash("sha256").update(getHashedSource(sourceAddress));
  return hash.digest("hex").slice(0, 12);
}

/** A photo is fetched once, on first view, and kept in every size that was asked for. */
export function openPhotoStore(options: PhotoStoreOptions): OpenPhotoStore {
  const { concurrency = 3, maxWaiting = 200, readTimeoutMs = 1_500 } = options;
  const files = openPhotoFiles(options.imagesDir, options.log);
  const fetcher = createPhotoFetcher(options);
  const masters = createPhotoMasters({
    ...options,
    files,
    readOriginal: (vin, source) => readOriginal(vin, source, fetcher, options),
    queue: new BoundedQueue(concurrency, maxWaiting),
  });
  const resizing = new BoundedQueue(2, maxWaiting);
  const flights = new SingleFlight<Buffer | null>();

  async function makeAndKeep(
    photo: PhotoRequest,
    source: URL,
    path: string,
  ): Promise<Buffer | null> {
    const master = await masters.find(photo.vin, photo.addressHash, source);
    if (!master) return null;
    const bytes = await resizing.run(() =>
      makeRendition(master, photo.widthPx, photo.format),
    );
    await files.keep(path, bytes);
    return bytes;
  }

  async function readPhotoFrom(
    findPhotoAddress: PhotoStoreOptions["findPhotoAddress"],
    photo: PhotoRequest,
  ): Promise<PhotoAnswer> {
    const { policy } = options;
    const source = await findSource(photo, { findPhotoAddress, policy });
    if (!source) return { status: "unknown" };
    const { vin, addressHash, widthPx, format } = photo;
    const path = files.renditionPath(vin, addressHash, widthPx, format);
    const kept = await files.find(path);
    if (kept) return toReadyPhoto(kept, photo);
    const making = flights.run(path, () =>
      makeAndKeep(photo, source, path).catch((error: unknown) => {
        if (error instanceof QueueFullError) return null;
        options.log.error("photo.failed", { vin, error: String(error) });
        return null;
      }),
    );
    const bytes = await waitWithTimeout(
      making,
      isWithinReach(source.href) ? PAINTING_TIMEOUT_MS : readTimeoutMs,
    );
    return bytes ? toReadyPhoto(bytes, photo) : { status: "unavailable" };
  }

  return {
    readPhoto: (photo) => readPhotoFrom(options.findPhotoAddress, photo),
    readPhotoFrom,
    async close() {
      await fetcher.close();
      await flights.settle();
    },
  };
}

/** Only what a vehicle of ours shows is ever fetched: the request names a photo, never an address. */
async function findSource(
  photo: PhotoRequest,
  {
    findPhotoAddress,
    policy,
  }: Pick<PhotoStoreOptions, "findPhotoAddress" | "policy">,
): Promise<URL | null> {
  const isKnownShape =
    isVinShaped(photo.vin) &&
    Number.isInteger(photo.position) &&
    photo.position >= 0 &&
    PHOTO_WIDTHS_PX.some((widthPx) => widthPx === photo.widthPx) &&
    PHOTO_FORMATS.includes(photo.format);
  if (!isKnownShape) return null;
  const { vin, position, addressHash } = photo;
  const address = await findPhotoAddress(vin, position, addressHash);
  if (address === null || hashPhotoAddress(address) !== addressHash) {
    return null;
  }
  return isOwnPhoto(address)
    ? new URL(address)
    : resolvePhotoSource(address, policy);
}

function isWithinReach(address: string): boolean {
  return isDrawnPhoto(address) || isUploadedPhoto(address);
}

/** Throws PhotoRefusedError where no photo can come from, or a network error. */
async function readOriginal(
  vin: string,
  source: URL,
  fetcher: PhotoFetcher,
  {
    readFolderPhoto,
    findUpload,
  }: Pick<PhotoStoreOptions, "readFolderPhoto" | "findUpload">,
): Promise<Buffer> {
  const uploaded = parseUploadedPhoto(source.href);
  if (uploaded !== null) return readUpload(vin, uploaded, findUpload);
  const drawn = parseDrawnPhoto(source.href);
  if (drawn !== null) return paintPhoto(drawn);
  if (!isFolderPhoto(source.href)) return fetcher.fetchPhoto(source);
  const photo = parseFolderPhoto(source.href);
  if (photo === null || readFolderPhoto === undefined)
    throw new PhotoRefusedError("No folder has this photo");
  return readFolderPhoto(photo).catch((error: unknown) => {
    throw new PhotoRefusedError(String(error), { cause: error });
  });
}

async function readUpload(
  vin: string,
  hash: string,
  findUpload: PhotoStoreOptions["findUpload"],
): Promise<Buffer> {
  const bytes = await findUpload?.(vin, hash).catch((error: unknown) => {
    throw new PhotoRefusedError(String(error), { cause: error });
  });
  if (bytes == null) throw new PhotoRefusedError("Nobody sent this photo");
  return bytes;
}

function toReadyPhoto(
  bytes: Uint8Array,
  { format }: PhotoRequest,
): PhotoAnswer {
  return { status: "ready", bytes, contentType: `image/${format}` };
}

/** It is null when it takes longer; the work then goes on. */
async function waitWithTimeout<T>(
  outcome: Promise<T>,
  timeoutMs: number,
): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  try {
    return await Promise.race([outcome, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

/** Photos of one vehicle change their places, so a hash finds them. */
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
