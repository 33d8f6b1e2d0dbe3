import { DAY_MS, MINUTE_MS } from "#app/domain/time.ts";
import type { Clock, Log } from "#app/ports.ts";
import type { BoundedQueue } from "./bounded-queue.server.ts";
import { FailureMemory } from "./failure-memory.server.ts";
import { PhotoRefusedError, type PhotoFetcher } from "./photo-fetch.server.ts";
import type { PhotoFiles } from "./photo-files.server.ts";
import {
  makeMaster,
  UndecodablePhotoError,
} from "./photo-renditions.server.ts";
import { SingleFlight } from "./single-flight.server.ts";

interface PhotoMastersParts {
  readonly files: PhotoFiles;
  readonly fetcher: PhotoFetcher;
  readonly queue: BoundedQueue;
  readonly clock: Clock;
  readonly log: Log;
}

export interface PhotoMasters {
  /**
   * The photo was kept or is fetched now; it is null when the photo failed, now or lately. It throws QueueFullError.
   */
  find(vin: string, addressHash: string, source: URL): Promise<Buffer | null>;
}

/** It keeps the one copy of each photo that its sizes are made from. */
export function createPhotoMasters(parts: PhotoMastersParts): PhotoMasters {
  const { files, fetcher, queue, clock, log } = parts;
  const flights = new SingleFlight<Buffer | null>();
  const failedPhotos = new FailureMemory(clock, 5 * MINUTE_MS, DAY_MS);
  const failedHosts = new FailureMemory(clock, MINUTE_MS / 2, 10 * MINUTE_MS);

  const isHeldBack = (source: URL) =>
    failedPhotos.isHeldBack(source.href) || failedHosts.isHeldBack(source.host);

  async function fetchMaster(
    path: string,
    source: URL,
  ): Promise<Buffer | null> {
    // The host may have failed while this photo waited for its turn.
    if (isHeldBack(source)) return null;
    try {
      const original = await fetcher.fetchPhoto(source);
      failedHosts.forget(source.host);
      const master = await makeMaster(original);
      failedPhotos.forget(source.href);
      await files.keep(path, master);
      return master;
    } catch (error) {
      rememberFailure(source, error);
      return null;
    }
  }

  function rememberFailure(source: URL, error: unknown): void {
    failedPhotos.rememberFailure(source.href);
    const hasHostAnswered =
      error instanceof PhotoRefusedError ||
      error instanceof UndecodablePhotoError;
    if (!hasHostAnswered) failedHosts.rememberFailure(source.host);
    log.warn("photo.fetch-failed", { host: source.host, error: String(error) });
  }

  async function find(path: string, source: URL): Promise<Buffer | null> {
    const kept = await files.find(path);
    if (kept || isHeldBack(source)) return kept;
    return queue.run(() => fetchMaster(path, source));
  }

  return {
    find(vin, addressHash, source) {
      const path = files.masterPath(vin, addressHash);
      return flights.run(path, () => find(path, source));
    },
  };
}
