import { Worker } from "node:worker_threads";
import type { DatabasePlace } from "#app/adapters/database/dialects/database-place.server.ts";
import type { FolderOrder, FolderResult } from "./folder-import.server.ts";

/** The worker needs these values because it opens the database by itself. */
export interface WorkerOrder extends FolderOrder {
  readonly place: DatabasePlace;
  /**
   * This is the site's own data folder, for vehicle data and the temporary files of large feeds; VINs are not decoded
   * without it.
   */
  readonly dataFolder?: string;
}

/**
 * This imports a file in a thread of its own, over connections of its own, so that no page waits for it. `signal`
 * aborts it, and then nothing was imported.
 */
export function importInWorker(
  order: WorkerOrder,
  signal: AbortSignal,
  workerUrl = new URL("./import-worker.server.ts", import.meta.url),
): Promise<FolderResult> {
  const { promise, resolve } = Promise.withResolvers<FolderResult>();
  const worker = new Worker(workerUrl, { workerData: order });
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
