import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createInventoryStore } from "#app/adapters/database/inventory/inventory-store.server.ts";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import { buildInWorker } from "#app/adapters/inventory-index/build/build-in-worker.server.ts";
import { buildIndex } from "#app/adapters/inventory-index/build/build-index.server.ts";
import { createInventoryIndex } from "#app/adapters/inventory-index/search/inventory-index.server.ts";
import type { Log } from "#app/ports.ts";
import { RULES } from "./any-inventory.ts";
import { plainQueries } from "./query-mix.ts";
import { NOW_MS, syntheticInventory } from "./synthetic-inventory.ts";

const CLOCK = { nowMs: () => NOW_MS };
const QUIET: Log = { debug() {}, info() {}, warn() {}, error() {} };

test(
  "a worker reads the database by itself and builds the index that this thread would",
  { timeout: 60_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "forecourt-index-"));
    const place = { kind: "sqlite", dataDir } as const;
    const database = await openDatabase(place, { clock: CLOCK, log: QUIET });
    try {
      const store = createInventoryStore(database.inventory, CLOCK);
      const vehicles = [...syntheticInventory(300)]
        .flat()
        .map((it) => it.vehicle);
      for (const storeId of new Set(vehicles.map((it) => it.storeId))) {
        const ofStore = vehicles.filter((it) => it.storeId === storeId);
        const outcome = await store.commitImport({
          storeId,
          feed: "test",
          format: "test",
          vehicles: ofStore,
          rowCount: ofStore.length,
          mergedRowCount: 0,
          refused: [],
          warningCount: 0,
          startedAtMs: NOW_MS,
          isConfirmed: false,
        });
        expect(outcome.status).toBe("committed");
      }
      const data = await buildInWorker(
        { place, rules: RULES, nowMs: NOW_MS },
        QUIET,
      );
      const version = await store.readVersion();
      expect(data).toMatchObject({ version, vehicleCount: 300 });
      const fromWorker = createInventoryIndex(data);
      const fromHere = createInventoryIndex(
        await buildIndex(store.listForSale(), RULES, version, NOW_MS),
      );
      for (const search of plainQueries().slice(0, 40))
        expect(fromWorker.search(search)).toEqual(fromHere.search(search));
    } finally {
      await database.close();
      await rm(dataDir, { recursive: true });
    }
  },
);

test("a worker that cannot open its database rejects", async () => {
  const place = {
    kind: "postgres",
    url: "postgres://127.0.0.1:9/none",
  } as const;
  await expect(
    buildInWorker({ place, rules: RULES, nowMs: NOW_MS }, QUIET),
  ).rejects.toThrow(/ECONNREFUSED|connect/);
});
