import { Worker } from "node:worker_threads";
import type { ListingRules } from "#app/domain/listing/list-vehicle.ts";
import type { Log } from "#app/ports.ts";
import type { DatabasePlace } from "#app/adapters/database/dialects/database-place.server.ts";
import type { IndexData } from "#app/adapters/inventory-index/index-data.server.ts";

/** A worker opens the database by itself. */
export interface BuildOrder {
  readonly place: DatabasePlace;
  readonly rules: ListingRules;
  readonly nowMs: number;
}

export type BuildMessage =
  | { readonly kind: "built"; readonly data: IndexData }
  | {
      readonly kind: "log";
      readonly level: keyof Log;
      readonly event: string;
      readonly fields: Record<string, unknown>;
    };

const WORKER_URL = new URL("./build-worker.server.ts", import.meta.url);
/** The data is transferred without a copy. */
export function buildInWorker(order: BuildOrder, log: Log): Promise<IndexData> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER_URL, { workerData: order });
    worker.on("message", (message: BuildMessage) => {
      if (message.kind === "log") {
        log[message.level](message.event, message.fields);
      } else {
        resolve(message.data);
      }
    });
    worker.once("error", reject);
    worker.once("exit", (code) =>
      reject(new Error(`The index worker ended with code ${code}.`)),
    );
  });
}
