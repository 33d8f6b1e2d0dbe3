import type { VinDecoder } from "#app/operator-ports.ts";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readFeed } from "#app/adapters/inventory-feed/import/read-feed.server.ts";
import { openVinDecoder } from "#app/adapters/vin-decoder/vin-decoder.server.ts";
import { computeCheckDigit } from "#app/domain/vehicle/vin.ts";
import type { Log } from "#app/ports.ts";
import { collectFeed } from "#tests/feeds/collect-feed.ts";
import { VPIC_FOLDER } from "./vin-data.ts";

const folder = mkdtempSync(path.join(tmpdir(), "decode-at-import-"));
afterAll(() => rmSync(folder, { recursive: true }));

const warned: string[] = [];
const LOG: Log = {
  debug() {},
  info() {},
  warn: (event) => void warned.push(event),
  error() {},
};

/** Made-up serial numbers behind a Honda's and a Ford's description. */
function vinNumbered(number: number): string {
  const start = number % 2 === 0 ? "1HGCM826" : "1FTEW1E5";
  const end = `${number % 2 === 0 ? "3A" : "KF"}${String(number).padStart(6, "0")}`;
  return start + computeCheckDigit(`${start}0${end}`) + end;
}

function read(content: string, vinDecoder: VinDecoder | null) {
  return collectFeed(
    readFeed({
      input: (async function* () {
        yield Buffer.from(content);
      })(),
      format: "auto",
      storeId: "aurora",
      today: "2026-11-21",
      vinDecoder,
    }),
  );
}

test("what rows leave out is decoded in a thread of its own, batch by batch and in the feed's order", async () => {
  const decoder = openVinDecoder({
    dataFolder: path.dirname(VPIC_FOLDER),
    folder: path.basename(VPIC_FOLDER),
    log: LOG,
  });
  const vins = Array.from({ length: 600 }, (_, number) => vinNumbered(number));
  const rows = vins.map((vin, at) =>
    at === 300 ? "NOT-A-VIN,2019,Ford,9" : `${vin},,,${at + 1_000}`,
  );
  const { vehicles, report } = await read(
    `vin,year,make,price\n${rows.join("\n")}\n`,
    decoder,
  );
  await decoder.close();
  expect(report).toMatchObject({ rowCount: 600, vehicleCount: 599 });
  expect(report.refused).toEqual([
    expect.objectContaining({ row: 301, vin: "NOT-A-VIN" }),
  ]);
  expect(vehicles.map(({ vehicle }) => vehicle.vin)).toEqual(
    vins.filter((_, at) => at !== 300),
  );
  for (const { vehicle } of vehicles)
    expect([vehicle.year, vehicle.make, vehicle.model]).toEqual(
      vehicle.vin.startsWith("1HG")
        ? [2003, "Honda", "Accord"]
        : [2019, "Ford", "F-150"],
    );
});

test("a decoder that was closed decodes again", async () => {
  const decoder = openVinDecoder({
    dataFolder: path.dirname(VPIC_FOLDER),
    folder: path.basename(VPIC_FOLDER),
    log: LOG,
  });
  const [first] = await decoder.decode([vinNumbered(2)]);
  await decoder.close();
  const [second] = await decoder.decode([vinNumbered(4)]);
  await decoder.close();
  expect(first).toMatchObject({ make: "Honda" });
  expect(second).toEqual(first);
  expect(decoder.problem()).toBeNull();
});

test("where the data cannot be unpacked the import goes on without them and says so", async () => {
  const notAFolder = path.join(folder, "file");
  writeFileSync(notAFolder, "");
  chmodSync(notAFolder, 0o400);
  const decoder = openVinDecoder({ dataFolder: notAFolder, log: LOG });
  const { vehicles, report } = await read(
    `vin,year,make,model,price\n${vinNumbered(2)},2003,Honda,Accord,5995\n${vinNumbered(4)},,,,5995\n`,
    decoder,
  );
  await decoder.close();
  expect(vehicles).toHaveLength(1);
  expect(report.refused).toEqual([
    expect.objectContaining({ row: 2, reason: "year is missing" }),
  ]);
  expect(report.notices).toEqual([
    expect.stringMatching(/^VINs were not decoded: .*ENOTDIR/),
  ]);
  expect(warned).toEqual(["vin-decoder.unavailable"]);
});
