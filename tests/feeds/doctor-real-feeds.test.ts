import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DoctorReport } from "#cli/doctor/doctor-report.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import { computeCheckDigit } from "#app/domain/vehicle/vin.ts";
import {
  type DoctorStage,
  openDoctorStage,
} from "#tests/support/doctor-stage.ts";
import { feedPath, hasFeedData, WHERE } from "./feed-data.ts";

const FEEDS = [
  ["inventory/cars_com_listings_3000.csv", "aurora"],
  ["feeds/meta_vehicle_listings_fikes.xml", "joliet"],
  ["feeds/dealer_csv_goodchev_images.csv", "kankakee"],
] as const;

describe.skipIf(!hasFeedData)("three real feeds", () => {
  let stage: DoctorStage;
  let report: DoctorReport;
  let vehicles: StockedVehicle["vehicle"][] = [];
  beforeAll(async () => {
    stage = await openDoctorStage();
    for (const [file, store] of FEEDS)
      await stage.importFeed({ file: feedPath(file) }, ["--store", store]);
    report = await stage.report();
    for await (const batch of stage.inventory.listForSale())
      vehicles.push(...batch.map(({ vehicle }) => vehicle));
  });
  afterAll(() => stage.close());

  function count(id: string): number {
    return report.findings.find((it) => it.id === id)?.count ?? 0;
  }

  function counted(
    isCounted: (vehicle: StockedVehicle["vehicle"]) => boolean,
  ): number {
    return vehicles.filter(isCounted).length;
  }

  function countShared(
    keyOf: (vehicle: StockedVehicle["vehicle"]) => string | null,
  ): number {
    const keys = vehicles.map(keyOf).filter((key) => key !== null);
    return keys.filter((key) => keys.indexOf(key) !== keys.lastIndexOf(key))
      .length;
  }

  test(`the report counts what an independent count of the stored vehicles gives${WHERE}`, () => {
    expect(vehicles.length).toBeGreaterThan(2_500);
    expect(report.inventory.vehicleCount).toBe(vehicles.length);
    const photoCount = (it: StockedVehicle["vehicle"]) =>
      it.images.imageCustomBg.length +
      it.images.additionalImages.length +
      (it.images.previewImage === null ? 0 : 1);
    expect({
      missingPrice: count("price-missing"),
      badDigit: count("vin-check-digit"),
      noPhotos: count("photos-missing"),
      noTrim: count("trim-missing"),
      noColor: count("color-missing"),
      noFeatures: count("features-missing"),
      noMiles: count("mileage-missing"),
      newWithMiles: count("mileage-of-new"),
      tooManyMiles: count("mileage-impossible"),
      noStockNumber: count("stock-number-missing"),
      sharedStockNumbers: count("stock-number-shared"),
      sharedPhotos: count("photo-shared"),
    }).toEqual({
      missingPrice: counted((it) => it.salePriceCents === null),
      badDigit: counted((it) => it.vin[8] !== computeCheckDigit(it.vin)),
      noPhotos: counted(
        (it) => photoCount(it) === 0 && it.images.evoxImages.length === 0,
      ),
      noTrim: counted((it) => it.trim === null),
      noColor: counted((it) => it.exteriorColor === null),
      noFeatures: counted((it) => it.features.length === 0),
      noMiles: counted((it) => it.condition !== "new" && it.miles === null),
      newWithMiles: counted(
        (it) => it.condition === "new" && (it.miles ?? 0) > 1_000,
      ),
      tooManyMiles: counted((it) => (it.miles ?? 0) > 500_000),
      noStockNumber: counted((it) => it.stockNumber === null),
      sharedStockNumbers: countShared(({ stockNumber, storeId }) =>
        stockNumber === null ? null : `${storeId} ${stockNumber}`,
      ),
      sharedPhotos: countShared(
        ({ images }) => images.imageCustomBg[0] ?? images.previewImage,
      ),
    });
  });

  test(`refused, merged and accepted rows of each run add up to its rows${WHERE}`, () => {
    for (const { runs, vehicleCount } of report.feeds) {
      const [run] = runs;
      expect(runs).toHaveLength(1);
      expect(
        vehicleCount +
          (run?.refusedCount ?? 0) +
          (run?.mergedRowCount ?? 0) +
          (run?.counts.elsewhere ?? 0),
      ).toBe(run?.rowCount);
    }
    const refused = report.feeds.map(({ runs }) => runs[0]?.refusedCount ?? 0);
    expect(count("rows-refused") + count("rows-not-for-sale")).toBe(
      refused.reduce((sum, it) => sum + it, 0),
    );
    // Whole listings stand in this file twice.
    expect(count("rows-merged")).toBeGreaterThanOrEqual(300);
  });

  test(`the bars of both histograms count every vehicle${WHERE}`, () => {
    for (const bars of [report.figures.daysOnLot, report.figures.photoCounts])
      expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(
        vehicles.length,
      );
  });

  test(`prices far from those of similar vehicles are few, and each is out of its range${WHERE}`, () => {
    const { priceOutliers } = report.figures;
    expect(priceOutliers.length).toBe(count("price-outlier"));
    expect(priceOutliers.length).toBeLessThan(0.02 * vehicles.length);
    for (const { priceCents, lowCents, highCents } of priceOutliers)
      expect(priceCents < lowCents || priceCents > highCents).toBe(true);
  });
});
