import { expect } from "vitest";
import { aVehicle } from "#tests/support/vehicles.ts";
import { testOnEveryDatabase } from "./every-database.ts";
import {
  anImport,
  committed,
  NOTHING,
  listVins,
  vehiclesNumbered,
  buildVin,
} from "./import-requests.ts";

testOnEveryDatabase(
  "the first real import of a store removes its samples with their history, and takes over equal VINs",
  async ({ store, database, clock }) => {
    const sample = { feed: "sample" };
    const startMs = clock.ms;
    await store.commitImport(anImport(vehiclesNumbered([1, 2, 3]), sample));
    const north = { storeId: "north" };
    await store.commitImport(
      anImport(vehiclesNumbered([8], north), { ...sample, ...north }),
    );
    clock.ms += 1_000;
    const outcome = committed(
      await store.commitImport(
        anImport([aVehicle({ vin: buildVin(3), salePriceCents: 7 })]),
      ),
    );

    expect(outcome.counts).toEqual({ ...NOTHING, added: 1, samplesRemoved: 2 });
    expect(await listVins(store)).toEqual([3, 8].map(buildVin));
    expect(await store.findVehicle(buildVin(1))).toBeNull();
    expect(await store.findVehicle(buildVin(3))).toMatchObject({
      feed: "dms",
      firstSeenAtMs: startMs,
      priceHistory: [{ atMs: startMs }, { atMs: clock.ms, salePriceCents: 7 }],
    });
    const { vins } = await database.inventory.db
      .selectFrom("price_history")
      .select(({ fn }) => fn.count<number>("vin").distinct().as("vins"))
      .executeTakeFirstOrThrow();
    expect(vins).toBe(2);
  },
);

testOnEveryDatabase("held imports leave the samples", async ({ store }) => {
  await store.commitImport(
    anImport(vehiclesNumbered([1, 2]), { feed: "sample" }),
  );
  expect(await store.commitImport(anImport([]))).toMatchObject({
    status: "held",
  });
  expect(await listVins(store)).toEqual([1, 2].map(buildVin));
});

testOnEveryDatabase(
  "a VIN that another store or feed sells is refused and told, until it is gone there",
  async ({ store, database }) => {
    const north = { storeId: "north" };
    await store.commitImport(
      anImport(vehiclesNumbered([1, 2, 3, 4], north), north),
    );
    await store.commitImport(
      anImport(vehiclesNumbered([5]), { feed: "second" }),
    );
    const mine = anImport(vehiclesNumbered([1, 5, 6]));
    const refused = committed(await store.commitImport(mine));

    expect(refused.counts).toEqual({ ...NOTHING, added: 1, elsewhere: 2 });
    expect(refused.elsewhere).toEqual([
      { vin: buildVin(1), storeId: "north", feed: "dms" },
      { vin: buildVin(5), storeId: "main", feed: "second" },
    ]);
    expect(await store.findVehicle(buildVin(1))).toMatchObject({
      vehicle: { storeId: "north" },
    });
    expect(
      await database.inventory.db
        .selectFrom("refused_rows")
        .select(["run_id", "row_number", "vin", "reason"])
        .orderBy("id")
        .execute(),
    ).toEqual([
      {
        run_id: refused.runId,
        row_number: null,
        vin: buildVin(1),
        reason: "sold by north (feed dms)",
      },
      {
        run_id: refused.runId,
        row_number: null,
        vin: buildVin(5),
        reason: "sold by main (feed second)",
      },
    ]);

    await store.commitImport(
      anImport(vehiclesNumbered([2, 3, 4], north), north),
    );
    const taken = committed(await store.commitImport(mine));
    expect(taken.counts).toEqual({
      ...NOTHING,
      added: 1,
      returned: 1,
      unchanged: 1,
      elsewhere: 1,
    });
    expect(await store.findVehicle(buildVin(1))).toMatchObject({
      vehicle: { storeId: "main" },
      goneAtMs: null,
    });
  },
);
