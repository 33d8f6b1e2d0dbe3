import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { importFeed } from "#app/adapters/inventory-feed/import/import-feed.server.ts";
import type { ImportRequest } from "#app/domain/inventory/import-run.ts";
import { checkVin } from "#app/domain/vehicle/vin.ts";
import {
  collectFile,
  feedPath,
  feedText,
  hasFeedData,
  WHERE,
} from "./feed-data.ts";

const CARS_COM = "inventory/cars_com_listings_3000.csv";
const META_FIKES = "feeds/meta_vehicle_listings_fikes.xml";
const META_AUTO_DEPOT = "feeds/meta_vehicle_listings_autodepot.xml";
const DEALER = "feeds/dealer_csv_goodchev.csv";
const DEALER_IMAGES = "feeds/dealer_csv_goodchev_images.csv";
const FEEDS = [CARS_COM, META_FIKES, META_AUTO_DEPOT, DEALER, DEALER_IMAGES];

const realTest = test.skipIf(!hasFeedData);

/** Rows and distinct VINs, counted without the reader. */
function recount(name: string): { rows: number; vins: number } {
  const text = feedText(name);
  const vins = name.endsWith(".xml")
    ? [...text.matchAll(/<vin>([^<]*)<\/vin>/g)].map(([, vin]) => vin ?? "")
    : parse<{ VIN: string }>(text, { columns: true, bom: true }).map(
        ({ VIN }) => VIN,
      );
  return { rows: vins.length, vins: new Set(vins).size };
}

realTest.each(FEEDS)(
  `every row of %s is accepted, merged or refused with a reason${WHERE}`,
  async (name) => {
    const { vehicles, report } = await collectFile(name);
    const { rows, vins } = recount(name);
    expect(report.rowCount).toBe(rows);
    expect(
      report.vehicleCount + report.mergedRowCount + report.refused.length,
    ).toBe(rows);
    expect(vehicles).toHaveLength(report.vehicleCount);
    expect(new Set(vehicles.map(({ vehicle }) => vehicle.vin)).size).toBe(
      report.vehicleCount,
    );
    expect(report.refused.every(({ reason }) => reason !== "")).toBe(true);
    expect(report.mergedRowCount).toBe(rows - vins);
  },
);

realTest.each(FEEDS)(
  `the inventory gets what %s holds, once${WHERE}`,
  async (name) => {
    const requests: ImportRequest[] = [];
    const inventory = {
      listForSale: async function* () {},
      commitImport: async (request: ImportRequest) => {
        requests.push(request);
        return {
          status: "held",
          reason: "empty",
          wouldVanish: 0,
          current: 0,
        } as const;
      },
    };
    const { report } = await importFeed(
      { inventory, clock: { nowMs: () => 1_000 } },
      {
        input: feedPath(name),
        format: "auto",
        storeId: "aurora",
        feed: "main",
        today: "2026-11-21",
        isConfirmed: false,
      },
    );
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      storeId: "aurora",
      feed: "main",
      format: report.format,
      rowCount: report.rowCount,
      startedAtMs: 1_000,
    });
    expect(requests[0]?.vehicles).toHaveLength(report.vehicleCount);
  },
);

realTest(
  `repeated cars.com rows are merged and none is refused${WHERE}`,
  async () => {
    const { report } = await collectFile(CARS_COM);
    expect(report).toMatchObject({
      format: "carscom",
      rowCount: 3000,
      mergedRowCount: 310,
      refused: [],
    });
  },
);

realTest(
  `makes that cars.com cut in two are mended and none is left halved${WHERE}`,
  async () => {
    const { vehicles } = await collectFile(CARS_COM);
    const makes = new Set(vehicles.map(({ vehicle }) => vehicle.make));
    expect(makes).toContain("Land Rover");
    expect(makes).toContain("Alfa Romeo");
    expect(makes).not.toContain("Land");
    expect(makes).not.toContain("Alfa");
    const models = vehicles.filter(
      ({ vehicle }) => vehicle.make === "Land Rover",
    );
    expect(
      models.every(({ vehicle }) => !vehicle.model.startsWith("Rover")),
    ).toBe(true);
  },
);

realTest(
  `the certified vehicles of cars.com are those whose column says so${WHERE}`,
  async () => {
    const { vehicles } = await collectFile(CARS_COM);
    const rows = parse<{ VIN: string; "Used/New": string }>(
      feedText(CARS_COM),
      { columns: true, bom: true },
    );
    const certified = new Set(
      rows
        .filter((row) => row["Used/New"].endsWith("Certified"))
        .map(({ VIN }) => VIN),
    );
    const found = vehicles.filter(
      ({ vehicle }) => vehicle.condition === "certified",
    );
    expect(new Set(found.map(({ vehicle }) => vehicle.vin))).toEqual(certified);
  },
);

realTest.each(FEEDS)(
  `fewer than 3 %% of the body styles of %s are guesses of last resort${WHERE}`,
  async (name) => {
    const { vehicles } = await collectFile(name);
    const guesses = vehicles.filter(({ assumed }) =>
      assumed.includes("bodystyle"),
    );
    expect(guesses.length).toBeLessThan(vehicles.length * 0.03);
  },
);

realTest(
  `every cars.com price and mileage is read as it stands${WHERE}`,
  async () => {
    const { vehicles } = await collectFile(CARS_COM);
    const last = new Map(
      parse<{ VIN: string; Price: string; Mileage: string }>(
        feedText(CARS_COM),
        { columns: true, bom: true },
      ).map((row) => [row.VIN, row]),
    );
    for (const { vehicle } of vehicles) {
      const row = last.get(vehicle.vin);
      expect(vehicle.salePriceCents).toBe(
        Number(row?.Price.replace(/\D/g, "")) * 100,
      );
      expect(vehicle.miles).toBe(Number(row?.Mileage));
    }
  },
);

realTest(
  `every cars.com ZIP code has its zero, and street fragments are no states${WHERE}`,
  async () => {
    const { vehicles } = await collectFile(CARS_COM);
    const last = new Map(
      parse<{ VIN: string; State: string; Zipcode: string }>(
        feedText(CARS_COM),
        { columns: true, bom: true },
      ).map((row) => [row.VIN, row]),
    );
    const located = vehicles.map(({ vehicle }) => vehicle);
    for (const { vin, location } of located) {
      const { State = "", Zipcode = "" } = last.get(vin) ?? {};
      const isZip = /^\d{4,5}$/.test(Zipcode);
      expect(location?.zip ?? null).toBe(
        isZip ? Zipcode.padStart(5, "0") : null,
      );
      expect(location?.state ?? State).toBe(State);
      expect(location?.city ?? null).toBeNull();
    }
    const zips = located.map(({ location }) => location?.zip ?? "");
    expect(zips.filter((zip) => zip.startsWith("0")).length).toBeGreaterThan(
      100,
    );
    const states = new Set(located.map(({ location }) => location?.state));
    for (const fragment of ["AZ-101", "Glens", "Michigan", "RT", "US-169"])
      expect(states).not.toContain(fragment);
  },
);

realTest.each(FEEDS)(
  `no vehicle of %s says its model twice${WHERE}`,
  async (name) => {
    const { vehicles } = await collectFile(name);
    const repeating = vehicles.filter(({ vehicle: { make, model, trim } }) => {
      const words = `${make} ${model} ${trim ?? ""}`.toLowerCase().split(/\s+/);
      return words.some((word, at) => word === words[at + 1]);
    });
    expect(repeating.map(({ vehicle }) => vehicle.vin)).toEqual([]);
  },
);

realTest(
  `a mileage with three decimals stands for thousands beside plain ones${WHERE}`,
  async () => {
    const { vehicles } = await collectFile(DEALER);
    const findMiles = (vin: string) =>
      vehicles.find(({ vehicle }) => vehicle.vin === vin)?.vehicle.miles;
    expect(findMiles("1C6RR7LT8DS666620")).toBe(138_922);
    expect(findMiles("1FT8W3DT0CEB48325")).toBe(77_326);
  },
);

realTest.each([META_FIKES, META_AUTO_DEPOT])(
  `sold vehicles of %s are not for sale${WHERE}`,
  async (name) => {
    const { vehicles, report } = await collectFile(name);
    const soldCount = feedText(name).split("<availability>SOLD<").length - 1;
    expect(soldCount).toBeGreaterThan(0);
    expect(report.refused.map(({ reason }) => reason)).toEqual(
      Array(soldCount).fill("availability is SOLD"),
    );
    expect(
      vehicles.every(({ vehicle }) => vehicle.images.previewImage !== null),
    ).toBe(true);
  },
);

realTest(
  `what the VIN check accepts is what has 17 permitted characters${WHERE}`,
  () => {
    const rows = parse<{ vin: string }>(feedText("vin/vin_vectors.csv"), {
      columns: true,
      bom: true,
    });
    expect(rows.length).toBeGreaterThan(100);
    for (const { vin } of rows)
      expect(checkVin(vin).problem === null).toBe(
        /^[A-HJ-NPR-Z0-9]{17}$/i.test(vin.trim()),
      );
  },
);
