import { parentPort, workerData } from "node:worker_threads";
import { createInventoryStore } from "#app/adapters/database/inventory/inventory-store.server.ts";
import { createEditedInventory } from "#app/adapters/database/vehicle-edits/edited-inventory.server.ts";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import type { Log } from "#app/ports.ts";
import type { BuildMessage, BuildOrder } from "./build-in-worker.server.ts";
import { listBuffers } from "#app/adapters/inventory-index/index-data.server.ts";
import { buildIndexOfStore } from "./build-index.server.ts";

const order: BuildOrder = workerData;
const clock = { nowMs: () => order.nowMs };

const database = await openDatabase(order.place, { clock, log: createLog() });
try {
  const store = createEditedInventory(
    createInventoryStore(database.inventory, clock),
    database.leads,
  );
  const data = await buildIndexOfStore(store, order.rules, order.nowMs);
  send({ kind: "built", data }, listBuffers(data));
} finally {
  await database.close();
}

function send(message: BuildMessage, buffers: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, buffers);
}

function createLog(): Log {
  const write =
    (level: keyof Log) =>
    (event: string, fields: Record<string, unknown> = {}) =>
      send({ kind: "log", level, event, fields });
  return {
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
  };
}
