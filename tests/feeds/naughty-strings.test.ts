import { expect, test } from "vitest";
import { readFeed } from "#app/adapters/inventory-feed/import/read-feed.server.ts";
import { slugify } from "#app/domain/address/slug.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { collectFeed } from "./collect-feed.ts";
import { feedText, hasFeedData, WHERE } from "./feed-data.ts";

const GOOD_ROW: Readonly<Record<string, string>> = {
  VIN: "1HGCM82633A004352",
  "Stock #": "A1",
  "New/Used": "U",
  Certified: "No",
  Availability: "available",
  Year: "2003",
  Make: "Honda",
  Model: "Accord",
  Trim: "EX",
  Title: "2003 Honda Accord EX",
  "Body Style": "Sedan",
  Doors: "4",
  Drivetrain: "FWD",
  Transmission: "Automatic",
  Fuel: "Gasoline",
  Engine: "2.4L",
  Cylinders: "4",
  Displacement: "2.4L",
  "City MPG": "24",
  "Highway MPG": "34",
  "Exterior Color": "Red",
  "Interior Color": "Black",
  Mileage: "120000",
  "Mileage Unit": "MI",
  Price: "5995",
  "Internet Price": "5495",
  MSRP: "21000",
  Description: "A car",
  Features: "Sunroof",
  Photos: "https://p.example.com/1.jpg",
  "Custom Background Photos": "https://p.example.com/2.jpg",
  "Stock Photos": "https://p.example.com/3.jpg",
  "Inventory Date": "2026-10-01",
};
const COLUMNS = Object.keys(GOOD_ROW);

function naughtyStrings(): string[] {
  const list: unknown = JSON.parse(feedText("forms/blns.json"));
  return Array.isArray(list) ? list.filter((it) => typeof it === "string") : [];
}

function writeCsv(strings: readonly string[], column: string): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const rows = strings.map((naughty) =>
    COLUMNS.map((it) => (it === column ? naughty : (GOOD_ROW[it] ?? ""))),
  );
  return [COLUMNS, ...rows].map((row) => row.map(quoted).join(",")).join("\n");
}

function writeXml(strings: readonly string[], column: string): string {
  const name = (it: string) => it.toLowerCase().replace(/[^a-z]+/g, "_");
  // XML has no way to write these characters: nobody can send them.
  const escaped = (text: string) =>
    text
      .replace(/[^\P{Control}\t\n\r]|\p{Surrogate}|[\ufffe\uffff]/gu, "")
      .replace(/[<>&]/g, (it) => `&#${it.charCodeAt(0)};`);
  const listings = strings.map((naughty) => {
    const cells = COLUMNS.map((it) => {
      const text = escaped(it === column ? naughty : (GOOD_ROW[it] ?? ""));
      return `<${name(it)}>${text}</${name(it)}>`;
    });
    return `<listing>${cells.join("")}</listing>`;
  });
  return `<listings>${listings.join("\n")}</listings>`;
}

async function* streamBytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

function listTexts(vehicle: Vehicle): string[] {
  return (
    JSON.stringify(vehicle, (_, value: unknown) => value).match(
      /"(?:[^"\\]|\\.)*"/g,
    ) ?? []
  );
}

const strings = hasFeedData ? naughtyStrings() : [];

test.skipIf(!hasFeedData)(`the list holds hundreds of strings${WHERE}`, () => {
  expect(strings.length).toBeGreaterThan(400);
});

test
  .skipIf(!hasFeedData)
  .each(
    COLUMNS.flatMap((column) => [
      [column, "CSV"] as const,
      [column, "XML"] as const,
    ]),
  )(
  `every naughty string in %s of %s gives vehicles or refusals${WHERE}`,
  async (column, kind) => {
    const text =
      kind === "CSV" ? writeCsv(strings, column) : writeXml(strings, column);
    const { vehicles, report } = await collectFeed(
      readFeed({
        input: streamBytes(text),
        format: "auto",
        storeId: "aurora",
        today: "2026-11-21",
      }),
    );
    expect(report.rowCount).toBe(strings.length);
    expect(
      report.vehicleCount + report.mergedRowCount + report.refused.length,
    ).toBe(strings.length);
    for (const { vehicle } of vehicles) {
      expect(vehicle.vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
      expect(slugify(vehicle.make)).not.toBe("");
      expect(slugify(vehicle.model)).not.toBe("");
      for (const value of listTexts(vehicle)) {
        expect(value.isWellFormed()).toBe(true);
        expect(value).not.toMatch(/<script|\\u00[01][0-9a-f]/i);
      }
    }
  },
);
