import { basename } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { RunSupersededError } from "#app/adapters/database/inventory/import-runs.server.ts";
import { createInventoryStore } from "#app/adapters/database/inventory/inventory-store.server.ts";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import { findStorageProblem } from "#app/adapters/database/dialects/storage-problem.server.ts";
import {
  FeedChangedError,
  FeedError,
} from "#app/adapters/inventory-feed/feed-record.server.ts";
import { importFeed } from "#app/adapters/inventory-feed/import/import-feed.server.ts";
import { openVinDecoder } from "#app/adapters/vin-decoder/vin-decoder.server.ts";
import {
  createLimitedCalls,
  HangingCallError,
} from "./limited-calls.server.ts";
import { createContentHash } from "./content-hash.server.ts";
import { readUploadedFeed } from "./uploaded-file.server.ts";
import type { FolderResult, WorkerOrder } from "./import-in-worker.server.ts";

const order: WorkerOrder = workerData;
const clock = { nowMs: () => Date.now() };
const log = { debug() {}, info() {}, warn() {}, error() {} };

parentPort?.postMessage(await run().catch(toFailedResult));

async function run(): Promise<FolderResult> {
  const { place, path, words: _words, dataFolder, ...options } = order;
  const database = await openDatabase(place, { clock, log });
  try {
    const inventory = createInventoryStore(database.inventory, clock);
    const hash = createContentHash(order);
    const imported = await importFeed(
      { inventory, clock },
      {
        ...options,
        ...(dataFolder !== undefined && {
          vinDecoder: openVinDecoder({ dataFolder, log }),
          stageFolder: dataFolder,
        }),
        input: hash.pass(readUploadedFeed(path, createLimitedCalls())),
        file: { name: basename(path), readContentHash: hash.read },
        isConfirmed: false,
      },
    );
    return { kind: "imported", ...imported };
  } finally {
    await database.close();
  }
}

function toFailedResult(error: unknown): FolderResult {
  if (error instanceof FeedChangedError) return { kind: "changed" };
  if (error instanceof RunSupersededError)
    return { kind: "refused", reason: error.message, isSuperseded: true };
  if (error instanceof FeedError)
    return { kind: "refused", reason: error.message };
  if (error instanceof HangingCallError)
    return { kind: "failed", reason: error.message, isPassing: true };
  const problem = findStorageProblem(error);
  const reason = error instanceof Error ? error.message : String(error);
  return {
    kind: "failed",
    reason: problem ?? reason,
    isPassing: problem !== null,
  };
}
