import { Worker } from "node:worker_threads";
import type { DatabasePlace } from "#app/adapters/database/dialects/database-place.server.ts";
import type { FolderOrder, FolderResult } from "./folder-import.server.ts";

/** What the worker needs: it opens the database by itself. */
export interface WorkerOrder extends FolderOrder {
  readonly place: DatabasePlace;
  /** The site's own, for vehicle data and large feeds on their way; VINs are not decoded without it. */
  readonly dataFolder?: string;
}

/**
 * Imports a file in a thread of its own, over connections of its own: no page waits for it. `signal` breaks it off,
 * and then nothing was imported.
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
