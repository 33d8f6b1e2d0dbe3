import { expect } from "vitest";
import { createStockGaps } from "#app/adapters/database/inventory/stock-gaps.server.ts";
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
    const gaps = createStockGaps(database.inventory, store);
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
    await store.commitImport(anImport([whole], request));
    expect(await gaps.count()).toEqual([
      { storeId: "aurora", withoutPhotos: 0, withoutPrice: 0 },
    ]);
    expect(await gaps.list("photos", null)).toEqual([]);
  },
);
