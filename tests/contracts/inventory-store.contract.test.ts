import { expect } from "vitest";
import { aVehicle } from "#tests/support/vehicles.ts";
import { testOnEveryDatabase } from "./every-database.ts";
import {
  anImport,
  committed,
  listAll,
  listBatches,
  listVins,
  vehiclesNumbered,
  buildVin,
} from "./import-requests.ts";

testOnEveryDatabase("a new inventory is empty", async ({ store }) => {
  expect(await store.readVersion()).toBe(0);
  expect(await store.countVehicles()).toEqual({ forSale: 0, gone: 0 });
  expect(await store.findVehicle(buildVin(1))).toBeNull();
  expect(await store.readLastImportAtMs()).toBeNull();
  expect(await listAll(store)).toEqual([]);
});

testOnEveryDatabase(
  "a vehicle of a hidden condition is answered like a VIN that was never here",
  async ({ store }) => {
    const vehicle = aVehicle({ condition: "new" });
    await store.commitImport(anImport([vehicle]));
    expect(await store.findVehicle(vehicle.vin, ["new", "used"])).toBeNull();
    expect(await store.findVehicle(vehicle.vin, ["used"])).toMatchObject({
      vehicle,
    });
  },
);

testOnEveryDatabase(
  "every fact of a vehicle reads back as it came in",
  async ({ store, clock }) => {
    const full = aVehicle({
      oldPriceCents: 9_007_199_254_740_991,
      requiredAddOns: [{ name: "Nitrogen tires", priceCents: 19_900 }],
      featureKeys: ["heated-seats"],
      description: "One owner.",
      images: {
        imageCustomBg: ["https://photos.example/a.jpg"],
        previewImage: "https://photos.example/b.jpg",
        additionalImages: ["https://photos.example/c.jpg"],
        evoxImages: ["https://photos.example/d.png"],
      },
      location: { city: "Norwood", state: "MA", zip: "02062" },
    });
    const bare = aVehicle({
      vin: buildVin(2),
      stockNumber: null,
      trim: null,
      doors: null,
      seats: 7,
      drivetrain: null,
      transmission: null,
      transmissionText: null,
      fuelType: null,
      engine: null,
      mpgCity: null,
      mpgHighway: null,
      mpgCombined: null,
      msrpCents: null,
      electricRangeMiles: null,
      inServiceOn: null,
      stockStatus: "in-stock",
      hold: null,
      expectedOn: null,
      batteryKilowattHours: null,
      chargeHours: null,
      fastChargeMinutes: null,
      chargePort: null,
      towingPounds: null,
      cargoCubicFeet: null,
      exteriorColor: null,
      exteriorColorFamily: null,
      interiorColor: null,
      interiorColorFamily: null,
      miles: null,
      salePriceCents: null,
      features: [],
    });
    await store.commitImport(anImport([full, bare]));

    expect(await store.findVehicle(full.vin)).toEqual({
      vehicle: full,
      feed: "dms",
      firstSeenAtMs: clock.ms,
      changedAtMs: clock.ms,
      goneAtMs: null,
      priceHistory: [{ atMs: clock.ms, salePriceCents: full.salePriceCents }],
    });
    expect(await store.findVehicle(bare.vin)).toMatchObject({
      vehicle: bare,
      priceHistory: [{ atMs: clock.ms, salePriceCents: null }],
    });
  },
);

testOnEveryDatabase(
  "odd texts read back unchanged, without NUL and half characters, and are no change the next time",
  async ({ store }) => {
    const odd = `O'Brien "Quote" \\ \n\t; DROP TABLE vehicles; -- ? $1 % 🚗 é e\u0301 \u2028`;
    const dirty = `a\0b\ud800c`;
    const vehicle = aVehicle({
      trim: odd,
      make: dirty,
      exteriorColor: odd,
      description: dirty,
      features: [odd, dirty, ""],
      stockNumber: "",
      requiredAddOns: [{ name: odd, priceCents: 1 }],
    });
    await store.commitImport(anImport([vehicle]));
    const again = committed(await store.commitImport(anImport([vehicle])));

    expect((await store.findVehicle(vehicle.vin))?.vehicle).toEqual({
      ...vehicle,
      make: "ab\ufffdc",
      description: "ab\ufffdc",
      features: [odd, "ab\ufffdc", ""],
    });
    expect(again.counts).toMatchObject({ unchanged: 1, changed: 0 });
  },
);

testOnEveryDatabase(
  "the list for sale comes in full batches ordered by VIN, each vehicle once",
  async ({ store }) => {
    const numbers = [5, 3, 1, 4, 2];
    await store.commitImport(anImport(vehiclesNumbered(numbers)));

    const batches = await listBatches(store, 2);
    expect(batches.map((batch) => batch.length)).toEqual([2, 2, 1]);
    expect(batches.flat().map(({ vehicle }) => vehicle.vin)).toEqual(
      [1, 2, 3, 4, 5].map(buildVin),
    );
    expect(await listBatches(store, 5)).toHaveLength(1);
    expect(await listVins(store)).toHaveLength(5);
  },
);

testOnEveryDatabase(
  "a store's list holds its own vehicles alone, in whole batches",
  async ({ store }) => {
    const ofElgin = vehiclesNumbered([2, 4, 6], { storeId: "elgin" });
    await store.commitImport(anImport(vehiclesNumbered([1, 3, 5])));
    await store.commitImport(anImport(ofElgin, { storeId: "elgin" }));
    const batches: string[][] = [];
    for await (const batch of store.listForSale(2, "elgin"))
      batches.push(batch.map(({ vehicle }) => vehicle.vin));
    expect(batches).toEqual([[buildVin(2), buildVin(4)], [buildVin(6)]]);
    for await (const batch of store.listForSale(2, "nowhere"))
      expect.fail(`${batch.length} vehicles`);
  },
);

testOnEveryDatabase(
  "a list under way goes on over an import that is committed meanwhile",
  async ({ store }) => {
    await store.commitImport(anImport(vehiclesNumbered([1, 2, 3, 5])));
    const vins: string[] = [];
    for await (const batch of store.listForSale(2)) {
      vins.push(...batch.map(({ vehicle }) => vehicle.vin));
      if (vins.length > 2) continue;
      await store.commitImport(anImport(vehiclesNumbered([1, 2, 3, 4, 5])));
    }
    expect(vins).toEqual([1, 2, 3, 4, 5].map(buildVin));
  },
);

testOnEveryDatabase(
  "vehicles that are gone are counted and found, but not listed",
  async ({ store, clock }) => {
    await store.commitImport(anImport(vehiclesNumbered([1, 2, 3, 4])));
    const goneAtMs = ++clock.ms;
    await store.commitImport(anImport(vehiclesNumbered([1, 2, 3])));

    expect(await store.countVehicles()).toEqual({ forSale: 3, gone: 1 });
    expect(await listVins(store)).toEqual([1, 2, 3].map(buildVin));
    expect(await store.findVehicle(buildVin(4))).toMatchObject({ goneAtMs });
  },
);

testOnEveryDatabase(
  "the list brings each vehicle's own price history, oldest first",
  async ({ store, clock }) => {
    const priced = (first: number | null, second: number | null) => [
      aVehicle({ vin: buildVin(1), salePriceCents: first }),
      aVehicle({ vin: buildVin(2), salePriceCents: second }),
    ];
    const startMs = clock.ms;
    await store.commitImport(anImport(priced(300, 500)));
    // A clock set back does not turn the history around.
    clock.ms = startMs - 1;
    await store.commitImport(anImport(priced(200, 500)));
    clock.ms = startMs + 1;
    await store.commitImport(anImport(priced(null, 400)));

    const [first, second] = await listAll(store);
    expect(first?.priceHistory).toEqual([
      { atMs: startMs, salePriceCents: 300 },
      { atMs: startMs - 1, salePriceCents: 200 },
      { atMs: startMs + 1, salePriceCents: null },
    ]);
    expect(second?.priceHistory).toEqual([
      { atMs: startMs, salePriceCents: 500 },
      { atMs: startMs + 1, salePriceCents: 400 },
    ]);
  },
);

testOnEveryDatabase(
  "the last import is the newest committed run, not a held one",
  async ({ store, clock }) => {
    await store.commitImport(anImport(vehiclesNumbered([1])));
    const importedAtMs = clock.ms;
    clock.ms += 60_000;
    await store.commitImport(anImport([]));
    expect(await store.readLastImportAtMs()).toBe(importedAtMs);
  },
);
