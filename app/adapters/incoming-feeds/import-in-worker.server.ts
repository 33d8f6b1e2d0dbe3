import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { DatabasePlace } from "#app/adapters/database/dialects/database-place.server.ts";
import type { PhotoFolder } from "#app/adapters/photo-folder/photo-roots.server.ts";
import type { FeedReport } from "#app/adapters/inventory-feed/import/import-feed.server.ts";
import type {
  ImportOutcome,
  RunRelease,
} from "#app/domain/inventory/import-run.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { FolderOptions } from "./folder-options.server.ts";
import type { LimitedCalls } from "./limited-calls.server.ts";

/** A worker opens the database by itself. */
export interface WorkerOrder extends FolderOrder {
  readonly place: DatabasePlace;
  /** Vehicle data and temporary files of large feeds go here; without it VINs are not decoded. */
  readonly dataFolder?: string;
  /** Without it the vehicles get no pictures but those that the feed names. */
  readonly photoFolder?: PhotoFolder;
  /** All of them where it is left out. */
  readonly conditionsSold?: readonly Condition[];
}

const WORKER_URL = new URL("./import-worker.server.ts", import.meta.url);
/** Two million rows take a small part of it; who reads a byte a second keeps the other stores waiting no longer. */
const LONGEST_IMPORT_MS = 3_600_000;
/** A worker that has said what became of its file ends at once, unless a call of the file system holds it. */
const END_LIMIT_MS = 5_000;

/**
 * A thread with its own connections keeps no page waiting. An import that `signal` aborts changed nothing. A thread that
 * cannot end counts among `calls` until it does.
 */
export async function importInWorker(
  order: WorkerOrder,
  signal: AbortSignal,
  calls: Pick<LimitedCalls, "keep">,
): Promise<FolderResult> {
  const { promise, resolve } = Promise.withResolvers<FolderResult>();
  const worker = new Worker(WORKER_URL, { workerData: order });
  const breakOff = (): void => void worker.terminate();
  signal.addEventListener("abort", breakOff, { once: true });
  worker.on("message", resolve);
  worker.once("error", (error) =>
    resolve({
      kind: "failed",
      reason: `The import ended by itself: ${error instanceof Error ? error.message : String(error)}`,
      isPassing: false,
    }),
  );
  const limit = setTimeout(() => {
    resolve({
      kind: "failed",
      reason: "The import took more than an hour and was broken off.",
      isPassing: false,
    });
    breakOff();
  }, LONGEST_IMPORT_MS).unref();
  const ended = new Promise<void>((resolveEnd) => {
    worker.once("exit", () => {
      signal.removeEventListener("abort", breakOff);
      resolve({
        kind: "failed",
        reason: "The import was broken off.",
        isPassing: true,
      });
      resolveEnd();
    });
  });
  const result = await promise;
  clearTimeout(limit);
  const isEnded = await Promise.race([
    ended.then(() => true),
    sleep(END_LIMIT_MS, false, { ref: false }),
  ]);
  if (!isEnded) {
    void worker.terminate();
    calls.keep(ended);
  }
  return result;
}

export interface FolderOrder extends FolderOptions {
  readonly path: string;
  readonly storeId: string;
  readonly feed: string;
  /** The store's own day is YYYY-MM-DD. */
  readonly today: string;
  /** Somebody had a held file imported after all. */
  readonly release?: RunRelease;
}

export type FolderResult =
  | {
      readonly kind: "imported";
      readonly outcome: ImportOutcome;
      readonly report: FeedReport;
    }
  /** It cannot be read, and never will be. */
  | {
      readonly kind: "refused";
      readonly reason: string;
      /** It was released, and a newer file of the feed was read meanwhile. */
      readonly isSuperseded?: true;
    }
  /** It was not the same at its end as at its beginning, or is another one than was looked at. */
  | { readonly kind: "changed" }
  /** No fault of the file, as far as is known. */
  | {
      readonly kind: "failed";
      readonly reason: string;
      /** The failure is in the database, so the next try may succeed. */
      readonly isPassing: boolean;
    };
