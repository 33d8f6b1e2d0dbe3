import { expect } from "vitest";
import type { ImportOutcome } from "#app/domain/inventory/import-run.ts";
import { createInventoryStore } from "#app/adapters/database/inventory/inventory-store.server.ts";
import { aVehicle } from "#tests/support/vehicles.ts";
import {
  testOnEveryDatabase,
  testOnEveryStoredDatabase,
} from "./every-database.ts";
import {
  anImport,
  committed,
  listAll,
  listVins,
  vehiclesNumbered,
  buildVin,
} from "./import-requests.ts";

const MANY = Array.from({ length: 600 }, (_, index) => index + 1);

testOnEveryDatabase(
  "an import that fails among the vehicles leaves the old inventory as it was",
  async ({ store }) => {
    await store.commitImport(anImport(vehiclesNumbered([1, 2, 3])));
    const before = await listAll(store);
    const beyond = aVehicle({ vin: buildVin(601), year: Number.NaN });
    const failing = anImport([
      ...vehiclesNumbered(MANY, { salePriceCents: 1 }),
      beyond,
    ]);

    await expect(store.commitImport(failing)).rejects.toThrow();
    expect(await listAll(store)).toEqual(before);
    expect(await store.readVersion()).toBe(1);
    const next = anImport(vehiclesNumbered([1, 2, 3, 4]));
    expect(await store.commitImport(next)).toMatchObject({
      status: "committed",
      counts: { added: 1, unchanged: 3 },
    });
  },
);

testOnEveryDatabase(
  "an import that fails at its very end leaves the old inventory as it was",
  async ({ store, database }) => {
    await store.commitImport(anImport(vehiclesNumbered([1, 2, 3, 4])));
    const before = await listAll(store);
    await database.inventory.db.schema.dropTable("refused_rows").execute();
    const failing = anImport(vehiclesNumbered([2, 3, 4, 5], { miles: 1 }), {
      refused: [{ row: 9, vin: null, reason: "no VIN" }],
    });

    await expect(store.commitImport(failing)).rejects.toThrow("refused_rows");
    expect(await listAll(store)).toEqual(before);
    expect(await store.countVehicles()).toEqual({ forSale: 4, gone: 0 });
    expect(await store.readVersion()).toBe(1);
  },
);

testOnEveryDatabase(
  "vehicles of another store, and a VIN given twice, are a mistake of the caller",
  async ({ store }) => {
    await expect(
      store.commitImport(anImport(vehiclesNumbered([1], { storeId: "north" }))),
    ).rejects.toThrow(`Vehicle ${buildVin(1)} is of store north`);
    await expect(
      store.commitImport(anImport(vehiclesNumbered([1, 1]))),
    ).rejects.toThrow("is twice in one import");
    expect(await store.countVehicles()).toEqual({ forSale: 0, gone: 0 });
  },
);

testOnEveryDatabase(
  "refused rows are kept with the run, 10,000 of them at most, without NUL",
  async ({ store, database }) => {
    const refused = Array.from({ length: 10_050 }, (_, index) => ({
      row: index + 1,
      vin: index === 0 ? "bad\0vin" : null,
      reason: "no\0 price",
    }));
    await store.commitImport(anImport(vehiclesNumbered([1]), { refused }));

    const kept = await database.inventory.db
      .selectFrom("refused_rows")
      .select(["row_number", "vin", "reason"])
      .orderBy("id")
      .execute();
    expect(kept).toHaveLength(10_000);
    expect(kept[0]).toEqual({
      row_number: 1,
      vin: "badvin",
      reason: "no price",
    });
    const run = await database.inventory.db
      .selectFrom("import_runs")
      .select(["refused_count", "row_count"])
      .executeTakeFirstOrThrow();
    expect(run).toEqual({ refused_count: 10_050, row_count: 1 });
  },
);

testOnEveryDatabase(
  "refused rows of a feed's runs before the last 20 are forgotten, the runs are not",
  async ({ store, database }) => {
    const refused = [{ row: 1, vin: null, reason: "no VIN" }];
    const request = anImport(vehiclesNumbered([1]), { refused });
    for (let run = 0; run < 22; run++) await store.commitImport(request);

    const { db } = database.inventory;
    expect(
      await db.selectFrom("import_runs").select("id").execute(),
    ).toHaveLength(22);
    expect(
      await db.selectFrom("refused_rows").select("id").execute(),
    ).toHaveLength(20);
  },
);

testOnEveryDatabase(
  "imports given at once take turns, and the later sees what the earlier did",
  async ({ store }) => {
    const request = anImport(vehiclesNumbered(MANY));
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => store.commitImport(request)),
    );
    expect(listCounts(outcomes)).toEqual([
      { added: 600, unchanged: 0, elsewhere: 0 },
      { added: 0, unchanged: 600, elsewhere: 0 },
      { added: 0, unchanged: 600, elsewhere: 0 },
    ]);
    expect(await store.readVersion()).toBe(1);
    const [first] = await listAll(store);
    expect(first?.priceHistory).toHaveLength(1);
  },
);

testOnEveryStoredDatabase(
  "imports on two connections at once take turns as well",
  async ({ store, openAgain, clock }) => {
    const second = createInventoryStore((await openAgain()).inventory, clock);
    const mine = store.commitImport(anImport(vehiclesNumbered(MANY)));
    const north = { storeId: "north" };
    const theirs = second.commitImport(
      anImport(vehiclesNumbered(MANY, north), north),
    );
    const outcomes = await Promise.all([mine, theirs]);
    expect(listCounts(outcomes)).toEqual([
      { added: 600, unchanged: 0, elsewhere: 0 },
      { added: 0, unchanged: 0, elsewhere: 600 },
    ]);
    expect(await listVins(second)).toEqual(await listVins(store));
  },
);

testOnEveryStoredDatabase(
  "a reader sees the old inventory while an import is under way",
  async ({ database, openAgain, clock }) => {
    const reader = createInventoryStore((await openAgain()).inventory, clock);
    await database.inventory.runExclusively(async (trx) => {
      await trx.updateTable("inventory_version").set({ version: 41 }).execute();
      expect(await reader.readVersion()).toBe(0);
    });
    expect(await reader.readVersion()).toBe(41);
  },
);

function listCounts(outcomes: readonly ImportOutcome[]) {
  return outcomes
    .map((outcome) => committed(outcome).counts)
    .map(({ added, unchanged, elsewhere }) => ({ added, unchanged, elsewhere }))
    .sort((a, b) => b.added - a.added);
}
