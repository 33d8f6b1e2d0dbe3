import { Worker } from "node:worker_threads";
import type { DatabasePlace } from "#app/adapters/database/dialects/database-place.server.ts";
import type { FeedReport } from "#app/adapters/inventory-feed/import/import-feed.server.ts";
import type { ImportOutcome } from "#app/domain/inventory/import-run.ts";
import type { FolderOptions } from "./folder-options.server.ts";

/** The worker needs these values because it opens the database by itself. */
export interface WorkerOrder extends FolderOrder {
  readonly place: DatabasePlace;
  /**
   * This is the site's own data folder, for vehicle data and the temporary files of large feeds; VINs are not decoded
   * without it.
   */
  readonly dataFolder?: string;
}

const WORKER_URL = new URL("./import-worker.server.ts", import.meta.url);
/**
 * This imports a file in a thread of its own, over connections of its own, so that no page waits for it. `signal`
 * aborts it, and then nothing was imported.
 */
export function importInWorker(
  order: WorkerOrder,
  signal: AbortSignal,
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
  worker.once("exit", () => {
    signal.removeEventListener("abort", breakOff);
    resolve({
      kind: "failed",
      reason: "The import was broken off.",
      isPassing: true,
    });
  });
  return promise;
}

/** It is one file to import. */
export interface FolderOrder extends FolderOptions {
  readonly path: string;
  readonly storeId: string;
  readonly feed: string;
  /** The form is YYYY-MM-DD in the store's time zone. */
  readonly today: string;
}

/** It tells what became of the file. */
export type FolderResult =
  | {
      readonly kind: "imported";
      readonly outcome: ImportOutcome;
      readonly report: FeedReport;
    }
  /** It cannot be read, and never will be. */
  | { readonly kind: "refused"; readonly reason: string }
  /** It was not the same at its end as at its beginning. */
  | { readonly kind: "changed" }
  /** No fault of the file, as far as is known. */
  | {
      readonly kind: "failed";
      readonly reason: string;
      /** The failure is in the database, so the next try may succeed. */
      readonly isPassing: boolean;
    };
