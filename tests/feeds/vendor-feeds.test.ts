import type { FeedFormat } from "#app/domain/inventory/import-run.ts";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { parseDealerMapping } from "#app/adapters/inventory-feed/mapping/dealer-mapping.server.ts";
import { SITE_UNITS } from "#app/domain/feed-row/feed-units.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { feedEvents, feedProblem } from "#tests/support/feed-events.ts";
import { collectFile, feedText, hasFeedData, WHERE } from "./feed-data.ts";

const realTest = test.skipIf(!hasFeedData);

/** One row of a file, read without the reader. */
interface Counted {
  readonly vin: string;
  readonly refusal?: string;
  readonly facts: Partial<Vehicle>;
}

interface Feed {
  readonly file: string;
  readonly format: FeedFormat;
  readonly options?: Parameters<typeof feedEvents>[1];
  readonly recount: (text: string) => readonly Counted[];
}

interface Pair {
  readonly name: string;
  readonly value: string;
}
interface DealerComVehicle {
  readonly vin: string;
  readonly stockNumber?: string;
  readonly year: number;
  readonly trim: string;
  readonly inventoryDate: string;
  readonly trackingPricing: Readonly<
    Record<"internetPrice" | "askingPrice", string>
  >;
  readonly attributes: readonly Pair[];
  readonly trackingAttributes: readonly Pair[];
}
interface DealerInspireVehicle {
  readonly vin: string;
  readonly stock: string;
  readonly year: string;
  readonly trim: string;
  readonly miles: number;
  readonly our_price: string | number;
  readonly hw_mpg: string;
  readonly date_in_stock: string;
}
interface ScrapedVehicle {
  readonly vin: string;
  readonly stock_number: string;
  readonly year: string;
  readonly condition: "new" | "used";
  readonly mileage: number | null;
  readonly price: number | null;
  readonly date_first_on_lot: string;
}
interface ToyotaVehicle {
  readonly VIN: string;
  readonly Year: number;
  readonly Color: string;
  readonly "Dealer Price": number;
  readonly "Shipping Status": string;
  readonly "Hold Status": string | null;
  readonly "Pre-Sold": "Yes" | "No";
}

/** "10/02/2026" → "2026-10-02". */
const isoDay = (day: string) => {
  const [month, date, year] = day.split("/");
  return `${year}-${month}-${date}`;
};

const named = (pairs: readonly Pair[], name: string) =>
  pairs.find((it) => it.name === name)?.value ?? null;

const cents = (price: unknown): number | null =>
  Math.round(Number(String(price ?? "").replace(/[^\d.]/g, "")) * 100) || null;

const readTag = (item: string, tag: string) =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(item)?.[1] ?? "";

function items(text: string, tag: string): string[] {
  return text
    .split(`<${tag}>`)
    .slice(1)
    .map((it) => it.split(`</${tag}>`)[0] ?? "");
}

function metaRows(text: string): Counted[] {
  return items(text, "listing").map((item) => ({
    vin: readTag(item, "vin"),
    ...(readTag(item, "availability") === "SOLD" && {
      refusal: "availability is SOLD",
    }),
    facts: {
      year: Number(readTag(item, "year")),
      miles: Number(readTag(item, "value")),
      salePriceCents: cents(readTag(item, "price")),
      condition: readTag(item, "state_of_vehicle") === "NEW" ? "new" : "used",
    },
  }));
}

function goodchevRows(text: string): Counted[] {
  const rows: Record<string, string>[] = parse(text, {
    columns: true,
    bom: true,
  });
  return rows.map((row) => ({
    vin: row["VIN"] ?? "",
    facts: {
      year: Number(row["Year"]),
      stockNumber: row["Stock #"] ?? null,
      salePriceCents: cents(row["Price"]),
      miles: Math.round(
        Number(row["Mileage"]) *
          (/^\d{1,3}\.\d{3}$/.test(row["Mileage"] ?? "") ? 1_000 : 1),
      ),
    },
  }));
}

function boyerRows(text: string): Counted[] {
  const [header = "", ...lines] = text.trim().split(/\r?\n/);
  const names = header.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    const cell = (name: string) => cells[names.indexOf(name)] ?? "";
    return {
      vin: cell("vin"),
      facts: {
        year: Number(cell("year")),
        salePriceCents: cents(cell("price")),
        miles: Math.round(Number(cell("mileage").split(" ")[0]) * 0.621371),
        doors: Number(cell("doors")) || null,
      },
    };
  });
}

const CANADA =
  "price is in CAD, not in US dollars; mileage is in kilometers, not in miles";

const FEEDS: readonly Feed[] = [
  {
    file: "feeds/dealer_csv_goodchev.csv",
    format: "generic",
    recount: goodchevRows,
  },
  {
    file: "feeds/dealer_csv_goodchev_images.csv",
    format: "generic",
    recount: goodchevRows,
  },
  {
    file: "inventory/cars_com_listings_3000.csv",
    format: "carscom",
    recount: (text) =>
      parse<Record<string, string>>(text, { columns: true, bom: true }).map(
        (row) => ({
          vin: row["VIN"] ?? "",
          facts: {
            year: Number(row["Year"]),
            miles: Number(row["Mileage"]),
            salePriceCents: cents(row["Price"]),
          },
        }),
      ),
  },
  {
    file: "feeds/google_vehicle_listings_boyer.tsv",
    format: "google",
    recount: (text) =>
      boyerRows(text).map((row) => ({ ...row, refusal: CANADA })),
  },
  {
    file: "feeds/google_vehicle_listings_boyer.tsv",
    format: "google",
    options: { units: { units: "km-to-miles", currencyAsUsd: "CAD" } },
    recount: boyerRows,
  },
  {
    file: "feeds/google_merchant_rss_netruck.xml",
    format: "merchant",
    recount: (text) =>
      items(text, "item").map((item) => ({
        vin: readTag(item, "g:vin"),
        facts: {
          year: Number(readTag(item, "g:year")),
          condition: readTag(item, "g:condition") === "new" ? "new" : "used",
          miles: Number(readTag(item, "g:mileage").split(" ")[0]),
          salePriceCents: cents(readTag(item, "g:price")),
          location: { city: "North Smithfield", state: "RI", zip: "02896" },
        },
      })),
  },
  {
    file: "feeds/meta_vehicle_listings_fikes.xml",
    format: "meta",
    recount: metaRows,
  },
  {
    file: "feeds/meta_vehicle_listings_autodepot.xml",
    format: "meta",
    recount: metaRows,
  },
  {
    file: "feeds/dealer_dot_com_getInventory_young.json",
    format: "dealercom",
    recount: (text) => {
      const { inventory }: { inventory: DealerComVehicle[] } = JSON.parse(text);
      return inventory.map((it) => ({
        vin: it.vin,
        facts: {
          stockNumber: it.stockNumber ?? null,
          year: it.year,
          trim: it.trim,
          condition: "new",
          salePriceCents:
            cents(it.trackingPricing.internetPrice) ??
            cents(it.trackingPricing.askingPrice),
          exteriorColor: named(it.attributes, "exteriorColor"),
          engine: named(it.attributes, "engine"),
          mpgCity: Number(named(it.trackingAttributes, "cityFuelEconomy")),
          doors: 4,
          drivetrain: "4wd",
          listedOn: isoDay(it.inventoryDate),
        },
      }));
    },
  },
  {
    file: "feeds/dealer_inspire_algolia_jaywolfe.json",
    format: "dealerinspire",
    recount: (text) => {
      const { hits }: { hits: DealerInspireVehicle[] } = JSON.parse(text);
      return hits.map((it) => ({
        vin: it.vin,
        facts: {
          stockNumber: it.stock,
          year: Number(it.year),
          trim: it.trim,
          miles: it.miles,
          condition: "new",
          bodystyle: "suvs",
          salePriceCents: cents(it.our_price),
          mpgHighway: Number(it.hw_mpg),
          listedOn: isoDay(it.date_in_stock),
        },
      }));
    },
  },
  {
    file: "feeds/dealer_site_scrape_fikes.json",
    format: "generic",
    recount: (text) => {
      const { vehicles }: { vehicles: ScrapedVehicle[] } = JSON.parse(text);
      return vehicles.map((it) => ({
        vin: it.vin,
        facts: {
          stockNumber: it.stock_number,
          year: Number(it.year),
          condition: it.condition,
          miles: it.mileage,
          salePriceCents: cents(it.price),
          listedOn: it.date_first_on_lot,
        },
      }));
    },
  },
  {
    file: "feeds/toyota_new_inventory_500.json",
    format: "toyota",
    options: {
      mapping: {
        name: "toyota",
        basedOn: "toyota",
        constants: { model: "4Runner" },
      },
    },
    recount: (text) => {
      const vehicles: ToyotaVehicle[] = JSON.parse(text);
      return vehicles.map((it) => ({
        vin: it.VIN,
        ...(it["Pre-Sold"] === "Yes" && {
          refusal: "availability is Pre-sold",
        }),
        facts: {
          make: "Toyota",
          model: "4Runner",
          condition: "new",
          year: it.Year,
          salePriceCents: cents(it["Dealer Price"]),
          exteriorColor: it.Color,
          stockStatus:
            it["Shipping Status"] === "At dealer" ? "in-stock" : "in-transit",
          hold: it["Hold Status"] === "DealerHold" ? "on-hold" : null,
        },
      }));
    },
  },
];

/** How often each word comes. */
function tally(words: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...Map.groupBy(words, (it) => it)].map(([word, all]) => [
      word,
      all.length,
    ]),
  );
}

realTest.each(FEEDS)(
  `$file gives what another way of reading it counts, with $options${WHERE}`,
  async ({ file, format, options = {}, recount }) => {
    const text = feedText(file);
    const counted = recount(text);
    const feed = await feedEvents(text, { pieceSize: 64_000, ...options });
    expect(counted.length).toBeGreaterThan(0);
    expect(feed.format).toBe(format);
    expect(feed.vehicles.length + feed.refused.length).toBe(counted.length);
    expect(tally(feed.refused.map(({ reason }) => reason))).toEqual(
      tally(counted.flatMap(({ refusal }) => refusal ?? [])),
    );
    const expected = counted.filter(({ refusal }) => refusal === undefined);
    expect(tally(feed.vehicles.map(({ vehicle }) => vehicle.vin))).toEqual(
      tally(expected.map(({ vin }) => vin)),
    );
    feed.vehicles.forEach(({ vehicle }, at) => {
      const { vin, facts } = expected[at] ?? { vin: "", facts: {} };
      expect(vehicle).toMatchObject({ vin, ...facts });
    });
  },
);

realTest.each(FEEDS)(
  `the rows of $file add up to vehicles, merged and refused ones, with $options${WHERE}`,
  async ({ file, options, recount }) => {
    const { units = SITE_UNITS, mapping } = options ?? {};
    const { report } = await collectFile(file, {
      units,
      mapping:
        mapping === undefined
          ? null
          : parseDealerMapping(JSON.stringify(mapping), "mapping.json"),
    });
    const counted = recount(feedText(file));
    const accepted = counted.filter(({ refusal }) => refusal === undefined);
    const vins = new Set(accepted.map(({ vin }) => vin));
    expect(report).toMatchObject({
      rowCount: counted.length,
      vehicleCount: vins.size,
      mergedRowCount: accepted.length - vins.size,
    });
    expect(report.refused).toHaveLength(counted.length - accepted.length);
  },
);

realTest(`a refused Canadian feed says what to type${WHERE}`, async () => {
  const { notices } = await feedEvents(
    feedText("feeds/google_vehicle_listings_boyer.tsv"),
  );
  expect(notices).toEqual([
    expect.stringContaining("39 rows refused for a mileage in kilometers"),
    expect.stringContaining("--currency accept-cad-as-usd"),
  ]);
});

realTest(
  `a file that keeps track of sold vehicles is no inventory${WHERE}`,
  async () => {
    expect(
      await feedProblem(feedText("feeds/sold_tracking_fikes.json")),
    ).toMatch(/no inventory.*under their VINs/);
  },
);

realTest(
  `a feed without models says so, and what a mapping must hold${WHERE}`,
  async () => {
    expect(
      await feedProblem(feedText("feeds/toyota_new_inventory_500.json")),
    ).toMatch(/no column for: model\.[\s\S]*nearest known format is toyota/);
  },
);

realTest(
  `photo addresses of a feed are whole once the mapping names their host${WHERE}`,
  async () => {
    const file = "feeds/dealer_csv_goodchev_images.csv";
    const mapping = {
      photoBaseUrl: "https://photos.example.com",
      constants: { condition: "used" },
    };
    const { vehicles } = await feedEvents(feedText(file), { mapping });
    const named = feedText(file).match(/\/vehicles\/[^,\r\n]+\.jpg/g) ?? [];
    const shown = vehicles.map(
      ({ vehicle }) => 1 + vehicle.images.additionalImages.length,
    );
    expect(shown.reduce((sum, count) => sum + count, 0)).toBe(named.length);
    for (const { vehicle, warnings } of vehicles) {
      expect(vehicle.images.previewImage).toMatch(
        /^https:\/\/photos\.example\.com\/vehicles\/.+_1\.jpg$/,
      );
      expect(warnings.filter((it) => /photo|condition/.test(it))).toEqual([]);
    }
  },
);
