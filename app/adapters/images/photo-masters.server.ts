import { DAY_MS, MINUTE_MS } from "#app/domain/time.ts";
import { isUploadedPhoto } from "#app/domain/vehicle-photo/uploaded-photo.ts";
import type { Clock, Log } from "#app/ports.ts";
import { BoundedMap } from "./bounded-map.server.ts";
import {
  type BoundedQueue,
  SingleFlight,
} from "#app/adapters/shared-jobs.server.ts";
import { PhotoRefusedError } from "./photo-fetch.server.ts";
import type { PhotoFiles } from "./photo-files.server.ts";
import {
  makeMaster,
  UndecodablePhotoError,
} from "./photo-renditions.server.ts";

/** All sizes of a photo are made from its one master. */
export function createPhotoMasters({
  files,
  readOriginal,
  queue,
  clock,
  log,
}: {
  readonly files: PhotoFiles;
  /** Throws PhotoRefusedError or a network error. */
  readonly readOriginal: (vin: string, source: URL) => Promise<Buffer>;
  readonly queue: BoundedQueue;
  readonly clock: Clock;
  readonly log: Log;
}) {
  const flights = new SingleFlight<Buffer | null>();
  const failedPhotos = new FailureMemory(clock, 5 * MINUTE_MS, DAY_MS);
  const failedHosts = new FailureMemory(clock, MINUTE_MS / 2, 10 * MINUTE_MS);

  const isHeldBack = (source: URL) =>
    failedPhotos.isHeldBack(source.href) || failedHosts.isHeldBack(source.host);

  async function fetchMaster(
    vin: string,
    path: string,
    source: URL,
  ): Promise<Buffer | null> {
    // The host may have failed while this photo waited for its turn.
    if (isHeldBack(source)) return null;
    try {
      const original = await readOriginal(vin, source);
      failedHosts.forget(source.host);
      // What was sent became a master before it was kept.
      const master = isUploadedPhoto(source.href)
        ? original
        : await makeMaster(original);
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

  async function find(
    vin: string,
    path: string,
    source: URL,
  ): Promise<Buffer | null> {
    const kept = await files.find(path);
    if (kept || isHeldBack(source)) return kept;
    return queue.run(() => fetchMaster(vin, path, source));
  }

  return {
    /** It is null when the photo failed, now or lately. Throws QueueFullError. */
    find(vin: string, addressHash: string, source: URL) {
      const path = files.masterPath(vin, addressHash);
      return flights.run(path, () => find(vin, path, source));
    },
  };
}

interface Failure {
  readonly count: number;
  readonly retryAtMs: number;
}

/** The wait is longer after each failure in a row. */
class FailureMemory {
  readonly #failures = new BoundedMap<string, Failure>(20_000);
  readonly #clock: Clock;
  readonly #firstPauseMs: number;
  readonly #longestPauseMs: number;

  constructor(clock: Clock, firstPauseMs: number, longestPauseMs: number) {
    this.#clock = clock;
    this.#firstPauseMs = firstPauseMs;
    this.#longestPauseMs = longestPauseMs;
  }

  isHeldBack(key: string): boolean {
    const failure = this.#failures.get(key);
    return failure !== undefined && this.#clock.nowMs() < failure.retryAtMs;
  }

  rememberFailure(key: string): void {
    const count = (this.#failures.get(key)?.count ?? 0) + 1;
    const pauseMs = this.#firstPauseMs * 4 ** (count - 1);
    this.#failures.set(key, {
      count,
      retryAtMs: this.#clock.nowMs() + Math.min(pauseMs, this.#longestPauseMs),
    });
  }

  forget(key: string): void {
    this.#failures.delete(key);
  }
}
