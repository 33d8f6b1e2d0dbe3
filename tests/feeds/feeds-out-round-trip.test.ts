import path from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseEnvironment } from "#app/adapters/config/environment.server.ts";
import { composeStores } from "#app/composition/stores.server.ts";
import { formatCsvLine } from "#app/domain/feeds-out/delimited-line.ts";
import { FEED_FILES, type FeedFile } from "#app/domain/feeds-out/feed-file.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { computeCheckDigit } from "#app/domain/vehicle/vin.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { sampleInventory } from "#db/sample/sample-inventory.ts";
import { SOME_DAY_MS } from "#tests/support/test-site.ts";
import { cameBack, carriedFacts } from "./carried-facts.ts";
import {
  readTable,
  sentAndImported,
  sentAndRead,
  STORE_ID,
} from "./sent-and-read.ts";

let profile: StoreProfile;
let close: () => Promise<void>;
beforeAll(async () => {
  const stores = await openStores();
  ({ profile, close } = stores);
});
afterAll(() => close());

/** An inventory in memory with nothing in it. */
function openStores() {
  const parsed = parseEnvironment(
    {},
    "demo",
    path.join(import.meta.dirname, "..", ".."),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const silent = () => {};
  return composeStores(
    { ...parsed.environment, dataDir: ":memory:" },
    {
      clock: { nowMs: () => SOME_DAY_MS },
      log: { debug: silent, info: silent, warn: silent, error: silent },
    },
  );
}

/** The sample's cars as a dealer's plain table brings them; they are drawn, so that each gets photos. */
async function sample(): Promise<readonly Vehicle[]> {
  const lines = sampleInventory({
    storeIds: [STORE_ID],
    conditionsSold: ["new", "used", "certified"],
    today: "2026-11-20",
  })
    .filter(({ goneAtMs }) => goneAtMs === null)
    .map(({ vehicle }, at) =>
      formatCsvLine(
        Object.values(PLAIN_COLUMNS).map((cell) => cell(vehicle, at)),
      ),
    );
  return readTable([formatCsvLine(Object.keys(PLAIN_COLUMNS)), ...lines]);
}

/** Ads leave out what Merchant Center has no attribute for, and cars that may not be advertised. */
const WHOLE_FILES = FEED_FILES.filter(
  ({ platform }) => platform !== "google-ads",
);

const PLAIN_COLUMNS: Readonly<
  Record<string, (vehicle: Vehicle, at: number) => string>
> = {
  vin: (it) => it.vin,
  "stock number": (it) => it.stockNumber ?? "",
  condition: (it) => it.condition,
  year: (it) => String(it.year),
  make: (it) => it.make,
  model: (it) => it.model,
  trim: (it) => it.trim ?? "",
  body: (it) => it.bodystyle.replace(/s$/, ""),
  doors: (it) => String(it.doors ?? ""),
  drivetrain: (it) => it.drivetrain ?? "",
  transmission: (it) => it.transmissionText ?? "",
  fuel: (it) => it.fuelType ?? "",
  engine: (it) => it.engine ?? "",
  "city mpg": (it) => String(it.mpgCity ?? ""),
  "highway mpg": (it) => String(it.mpgHighway ?? ""),
  "exterior color": (it) => it.exteriorColor ?? "",
  "interior color": (it) => it.interiorColor ?? "",
  miles: (it) => String(it.miles ?? ""),
  "internet price": (it) => dollars(it.salePriceCents),
  price: (it) => dollars(it.oldPriceCents),
  description: (it) => it.description ?? "",
  "inventory date": (it) => it.listedOn,
  photos: (it, at) =>
    [
      `https://${photoHost()}/${it.vin}/1.jpg`,
      `https://${photoHost()}/w_${at},h_2/2.jpg?a=1&b=%20`,
      `https://${photoHost()}/3.jpg`,
    ].join("|"),
};

function dollars(cents: number | null): string {
  return cents === null ? "" : (cents / 100).toFixed(2);
}

function photoHost(): string {
  return (profile.vehicles.imageHosts[0] ?? "").replace("*.", "photos.");
}

test.each(WHOLE_FILES)(
  "the sample inventory sent as $name and imported into an empty store is the same inventory",
  async (file) => {
    const all = await sample();
    const vehicles = all.filter((it) => it.salePriceCents !== null);
    expect(vehicles.length).toBeGreaterThan(600);
    const stores = await openStores();
    const { report, outcome } = await sentAndImported(
      file,
      vehicles,
      profile,
      stores.feedInventory,
    );
    expect(report.refused).toEqual([]);
    expect(report.format).toBe(file.platform);
    expect(outcome).toMatchObject({ status: "committed" });
    const byVin = new Map<string, Vehicle>();
    for await (const batch of stores.inventory.listForSale())
      for (const { vehicle } of batch) byVin.set(vehicle.vin, vehicle);
    await stores.close();
    expect(byVin.size).toBe(vehicles.length);
    for (const vehicle of vehicles) expectSame(file, byVin, vehicle);
  },
);

const SAFE = fc.constantFrom(
  "SE",
  "Sport Touring",
  "Crystal Black Pearl",
  "10-Speed Automatic w/OD",
  "2.5L I4",
  'XLT "Black" Edition, 4x4',
);
const HOSTILE = fc.oneof(
  // Halves of characters and controls too.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((codes) => String.fromCharCode(...codes)),
  fc.stringMatching(/^[=+\-@"',;|<>&\t\r\n \\a1]{0,14}$/),
  fc.constantFrom(
    '=HYPERLINK("https://evil.example","x")',
    "@SUM(1+1)*cmd|' /C calc'!A0",
    "]]></description><listing>",
    "<script>alert(1)</script>",
    "&lt;b&gt; &amp;amp; &#0;",
    "\u0000\ufeff\ud800\uffff",
    '"quoted", and, parted\tby everything\r\nat once',
    "WE OFFER THE LOWEST PRICES IN ALL OF ILLINOIS TODAY!!!",
    "🚗 naïve “words” — ½",
  ),
);
const TEXT = fc.oneof(SAFE, HOSTILE);

const COLUMNS = {
  vin: fc
    .stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/)
    .map((it) => it.slice(0, 8) + computeCheckDigit(it) + it.slice(9)),
  "stock #": TEXT,
  condition: fc.constantFrom("New", "Used", "Certified"),
  year: fc.integer({ min: 1990, max: 2027 }).map(String),
  make: fc.oneof(fc.constantFrom("Honda", "Ford", "RAM", "Polestar"), HOSTILE),
  model: fc.oneof(fc.constantFrom("CR-V", "F-150", "1500", "Accord"), TEXT),
  trim: TEXT,
  body: fc.constantFrom("SUV", "Sedan", "Crew Cab Pickup", "Cargo Van", ""),
  doors: fc.constantFrom("2", "4", ""),
  drivetrain: fc.constantFrom("AWD", "4x4", "FWD", "RWD", ""),
  transmission: fc.oneof(
    fc.constantFrom("8-Speed A/T", "6-Speed Manual"),
    TEXT,
  ),
  fuel: fc.constantFrom("Gasoline", "Diesel", "Electric", "Flex Fuel", ""),
  engine: TEXT,
  "city mpg": fc.constantFrom("22", ""),
  "highway mpg": fc.constantFrom("31", ""),
  "exterior color": TEXT,
  "interior color": TEXT,
  mileage: fc.integer({ min: 0, max: 300_000 }).map(String),
  price: fc.integer({ min: 1, max: 90_000 }).map(String),
  msrp: fc.integer({ min: 1, max: 120_000 }).map(String),
  description: fc.array(TEXT, { maxLength: 5 }).map((it) => it.join(" ")),
  "inventory date": fc.constantFrom("2026-11-20", "2025-01-31"),
};
const row = fc.tuple(...Object.values(COLUMNS));

test("what came in by a table, however hostile its words, comes back from every feed", async () => {
  const header = formatCsvLine([...Object.keys(COLUMNS), "photos"]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 8 }),
      async (rows) => {
        const photo = `https://${photoHost()}/1.jpg`;
        const lines = rows.map((cells) => formatCsvLine([...cells, photo]));
        const vehicles = await readTable([header, ...lines]);
        for (const file of WHOLE_FILES) {
          const { report, byVin } = await sentAndRead(file, vehicles, profile);
          expect(report.refused).toEqual([]);
          expect(byVin.size).toBe(vehicles.length);
          for (const vehicle of vehicles) expectSame(file, byVin, vehicle);
        }
      },
    ),
    { numRuns: 80 },
  );
});

function expectSame(
  file: FeedFile,
  byVin: ReadonlyMap<string, Vehicle>,
  vehicle: Vehicle,
): void {
  const back = byVin.get(vehicle.vin);
  if (back === undefined) return expect.fail(`${vehicle.vin} is lost`);
  expect(cameBack(file, back)).toEqual(carriedFacts(file, vehicle, profile));
}
