import { expect } from "vitest";
import { aVehicle } from "#tests/support/vehicles.ts";
import { testOnEveryDatabase } from "./every-database.ts";
import {
  anImport,
  committed,
  listAll,
  NOTHING,
  listVins,
  vehiclesNumbered,
  buildVin,
} from "./import-requests.ts";

testOnEveryDatabase(
  "an import is compared with what the same feed had: added, changed, price changed, unchanged, gone",
  async ({ store, clock }) => {
    const firstMs = clock.ms;
    await store.commitImport(anImport(vehiclesNumbered([1, 2, 3, 4])));
    clock.ms += 1_000;
    const outcome = committed(
      await store.commitImport(
        anImport([
          aVehicle({ vin: buildVin(1) }),
          aVehicle({ vin: buildVin(2), miles: 99 }),
          aVehicle({ vin: buildVin(3), salePriceCents: 1 }),
          aVehicle({ vin: buildVin(5) }),
        ]),
      ),
    );

    expect(outcome.counts).toEqual({
      ...NOTHING,
      added: 1,
      changed: 2,
      priceChanged: 1,
      unchanged: 1,
      gone: 1,
    });
    expect(outcome.inventoryVersion).toBe(2);
    expect(await store.readVersion()).toBe(2);
    expect(await store.findVehicle(buildVin(1))).toMatchObject({
      changedAtMs: firstMs,
    });
    expect(await store.findVehicle(buildVin(2))).toMatchObject({
      vehicle: { miles: 99 },
      firstSeenAtMs: firstMs,
      changedAtMs: clock.ms,
      priceHistory: [{ atMs: firstMs }],
    });
    expect((await store.findVehicle(buildVin(3)))?.priceHistory).toHaveLength(
      2,
    );
    expect(await store.findVehicle(buildVin(4))).toMatchObject({
      changedAtMs: firstMs,
      goneAtMs: clock.ms,
    });
  },
);

testOnEveryDatabase(
  "the same vehicles again change nothing but the time of the last import",
  async ({ store, clock }) => {
    const vehicles = vehiclesNumbered([1, 2, 3]);
    const first = committed(await store.commitImport(anImport(vehicles)));
    const before = await listAll(store);
    clock.ms += 1_000;
    // Another order of rows and of keys is the same feed.
    const shuffled = vehicles
      .map((vehicle) =>
        aVehicle(Object.fromEntries(Object.entries(vehicle).reverse())),
      )
      .reverse();
    const second = committed(await store.commitImport(anImport(shuffled)));

    expect(second.counts).toEqual({ ...NOTHING, unchanged: 3 });
    expect(second.inventoryVersion).toBe(first.inventoryVersion);
    expect(second.runId).toBeGreaterThan(first.runId);
    expect(await listAll(store)).toEqual(before);
    expect(await store.readLastImportAtMs()).toBe(clock.ms);
  },
);

testOnEveryDatabase(
  "an empty feed is held and changes nothing, until somebody confirms it",
  async ({ store, database }) => {
    expect(await store.commitImport(anImport([]))).toEqual({
      status: "held",
      reason: "empty",
      wouldVanish: 0,
      current: 0,
    });
    await store.commitImport(anImport(vehiclesNumbered([1, 2])));
    expect(await store.commitImport(anImport([]))).toEqual({
      status: "held",
      reason: "empty",
      wouldVanish: 2,
      current: 2,
    });
    expect(await store.readVersion()).toBe(1);
    expect(await listVins(store)).toHaveLength(2);
    expect(
      await database.inventory.db
        .selectFrom("import_runs")
        .select(["status", "held_reason"])
        .orderBy("id")
        .execute(),
    ).toEqual([
      { status: "held", held_reason: "empty" },
      { status: "committed", held_reason: null },
      { status: "held", held_reason: "empty" },
    ]);

    const confirmed = anImport([], { isConfirmed: true });
    expect(committed(await store.commitImport(confirmed)).counts).toEqual({
      ...NOTHING,
      gone: 2,
    });
    expect(await listVins(store)).toEqual([]);
  },
);

testOnEveryDatabase(
  "30 % may vanish at once, more is held until it is confirmed",
  async ({ store }) => {
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    await store.commitImport(anImport(vehiclesNumbered(ten)));
    const six = vehiclesNumbered([...ten.slice(4), 11, 12, 13]);
    expect(await store.commitImport(anImport(six))).toEqual({
      status: "held",
      reason: "vanishing",
      wouldVanish: 4,
      current: 10,
    });
    expect(await listVins(store)).toEqual(ten.map(buildVin));

    const seven = vehiclesNumbered(ten.slice(3));
    expect(await store.commitImport(anImport(seven))).toMatchObject({
      status: "committed",
      counts: { gone: 3 },
    });
    const one = anImport(vehiclesNumbered([10]), { isConfirmed: true });
    expect(await store.commitImport(one)).toMatchObject({
      status: "committed",
      counts: { gone: 6, unchanged: 1 },
    });
  },
);

testOnEveryDatabase(
  "30 % of the rows may repeat a VIN, more is held until somebody confirms it once",
  async ({ store, database }) => {
    const seven = vehiclesNumbered([1, 2, 3, 4, 5, 6, 7]);
    const merging = (mergedRowCount: number) => ({
      rowCount: seven.length + mergedRowCount,
      mergedRowCount,
    });
    expect(await store.commitImport(anImport(seven, merging(8)))).toEqual({
      status: "held",
      reason: "merged",
      merged: 8,
      accepted: 15,
    });
    expect(await listVins(store)).toEqual([]);
    const runs = await database.inventory.db
      .selectFrom("import_runs")
      .select("held_reason")
      .execute();
    expect(runs).toEqual([{ held_reason: "merged" }]);

    expect(await store.commitImport(anImport(seven, merging(3)))).toMatchObject(
      { status: "committed" },
    );
    expect(await store.commitImport(anImport(seven, merging(8)))).toMatchObject(
      { status: "held" },
    );
    expect(
      await store.commitImport(
        anImport(seven, { ...merging(8), isConfirmed: true }),
      ),
    ).toMatchObject({ status: "committed" });
    expect(await store.commitImport(anImport(seven, merging(9)))).toMatchObject(
      { status: "committed" },
    );
  },
);

testOnEveryDatabase(
  "30 % of the prices may be lost at once, more is held and leaves everything as it was",
  async ({ store, database }) => {
    const twenty = vehiclesNumbered(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
    const without = (lostCount: number) =>
      twenty.map((vehicle, at) =>
        at < lostCount ? { ...vehicle, salePriceCents: null } : vehicle,
      );
    const pricedCount = async () => {
      const found = await Promise.all(
        twenty.map(({ vin }) => store.findVehicle(vin)),
      );
      return found.filter((it) => it?.vehicle.salePriceCents != null).length;
    };
    await store.commitImport(anImport(twenty));
    const version = await store.readVersion();
    expect(await store.commitImport(anImport(without(20)))).toEqual({
      status: "held",
      reason: "price-loss",
      wouldLosePrice: 20,
      current: 20,
    });
    expect(await pricedCount()).toBe(20);
    expect(await store.readVersion()).toBe(version);
    const runs = await database.inventory.db
      .selectFrom("import_runs")
      .select(["status", "held_reason"])
      .orderBy("id")
      .execute();
    expect(runs.at(-1)).toEqual({ status: "held", held_reason: "price-loss" });

    expect(await store.commitImport(anImport(without(6)))).toMatchObject({
      status: "committed",
      counts: { changed: 6 },
    });
    const confirmed = anImport(without(20), { isConfirmed: true });
    expect(await store.commitImport(confirmed)).toMatchObject({
      status: "committed",
    });
    expect(await pricedCount()).toBe(0);
  },
);

testOnEveryDatabase(
  "vanishing is counted within one store's feed, so a first import of another is never held",
  async ({ store }) => {
    await store.commitImport(anImport(vehiclesNumbered([1, 2, 3])));
    const otherFeed = anImport(vehiclesNumbered([4]), { feed: "second" });
    expect(await store.commitImport(otherFeed)).toMatchObject({
      status: "committed",
      counts: { added: 1, gone: 0 },
    });
    const otherStore = anImport(vehiclesNumbered([5], { storeId: "north" }), {
      storeId: "north",
    });
    expect(await store.commitImport(otherStore)).toMatchObject({
      status: "committed",
      counts: { added: 1, gone: 0 },
    });
    expect(await store.countVehicles()).toEqual({ forSale: 5, gone: 0 });
  },
);

testOnEveryDatabase(
  "a vehicle that returns keeps its price history and when it was first seen",
  async ({ store, clock }) => {
    const startMs = clock.ms;
    const others = vehiclesNumbered([2, 3, 4]);
    const priced = (salePriceCents: number) =>
      anImport([aVehicle({ vin: buildVin(1), salePriceCents }), ...others]);
    await store.commitImport(priced(500));
    for (const price of [500, 400]) {
      clock.ms += 1_000;
      await store.commitImport(anImport(others));
      clock.ms += 1_000;
      const outcome = committed(await store.commitImport(priced(price)));
      expect(outcome.counts).toEqual({
        ...NOTHING,
        added: 1,
        returned: 1,
        unchanged: 3,
      });
    }
    expect(await store.findVehicle(buildVin(1))).toMatchObject({
      firstSeenAtMs: startMs,
      changedAtMs: clock.ms,
      goneAtMs: null,
      priceHistory: [
        { atMs: startMs, salePriceCents: 500 },
        { atMs: clock.ms, salePriceCents: 400 },
      ],
    });
  },
);
