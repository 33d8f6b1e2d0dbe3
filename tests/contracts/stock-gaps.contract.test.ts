import { expect } from "vitest";
import { createStockGaps } from "#app/adapters/database/inventory/stock-gaps.server.ts";
import { createVehicleEdits } from "#app/adapters/vehicle-desk/vehicle-desk.server.ts";
import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import { aVehicle } from "#tests/support/vehicles.ts";
import { testOnEveryDatabase } from "./every-database.ts";
import { anImport, buildVin } from "./import-requests.ts";

const NO_PHOTOS = {
  ...aVehicle().images,
  imageCustomBg: [],
  previewImage: null,
  additionalImages: [],
};

testOnEveryDatabase(
  "cars for sale without photos or a price are counted by store, anew after each import, and named",
  async ({ database, store }) => {
    const gaps = createStockGaps(database.inventory, database.leads, store);
    expect(await gaps.count()).toEqual([]);
    const bare = aVehicle({
      vin: buildVin(1),
      storeId: "aurora",
      images: NO_PHOTOS,
      salePriceCents: null,
    });
    const whole = aVehicle({
      vin: buildVin(2),
      storeId: "aurora",
      images: { ...NO_PHOTOS, previewImage: "https://photos.example/1.jpg" },
    });
    const request = { storeId: "aurora", isConfirmed: true };
    await store.commitImport(anImport([bare, whole], request));
    expect(await gaps.count()).toEqual([
      { storeId: "aurora", withoutPhotos: 1, withoutPrice: 1 },
    ]);
    const named = [expect.objectContaining({ vin: bare.vin })];
    expect(await gaps.list("photos", null)).toEqual(named);
    expect(await gaps.list("prices", ["aurora"])).toEqual(named);
    expect(await gaps.list("prices", ["joliet"])).toEqual([]);
    const vehicleEdits = createVehicleEdits(
      { area: database.leads, feedInventory: store, uploadsMegabytes: 1 },
      () => {},
    );
    await vehicleEdits.save({
      vin: bare.vin,
      changes: [
        {
          field: "salePriceCents",
          edit: { value: 1_500_000, reason: "The feed has none" },
          seenRevision: null,
        },
      ],
      by: COMMAND_LINE,
      nowMs: 1,
    });
    expect(await gaps.list("prices", null)).toEqual([]);
    expect(await gaps.list("photos", null)).toEqual(named);
    await store.commitImport(anImport([whole], request));
    expect(await gaps.count()).toEqual([
      { storeId: "aurora", withoutPhotos: 0, withoutPrice: 0 },
    ]);
    expect(await gaps.list("photos", null)).toEqual([]);
  },
);
