import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, test } from "vitest";
import type {
  ImportOutcome,
  ImportRequest,
} from "#app/domain/inventory/import-run.ts";
import type {
  Condition,
  StockedVehicle,
  Vehicle,
} from "#app/domain/vehicle/vehicle.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import { importCommand } from "./import.ts";
import { importProgress } from "./import-progress.ts";

const FEED = [
  "VIN,Stock #,New/Used,Year,Make,Model,Price,Deal",
  "1HGCM82633A004352,A1,U,2003,Honda,Accord EX,5995,Good",
  "KM8K2CAB4PU001140,B1,U,2023,Hyundai,Kona SE,19995,Fair",
  "KM8K2CAB4PU001140,B1,U,2023,Hyundai,Kona SE,18995,Fair",
  "NOTAVIN,C1,U,2023,Hyundai,Kona SE,19995,Fair",
  "",
].join("\n");

const COMMITTED: ImportOutcome = {
  status: "committed",
  runId: 7,
  counts: {
    added: 1,
    returned: 1,
    changed: 1,
    priceChanged: 1,
    unchanged: 0,
    gone: 3,
    samplesRemoved: 0,
    elsewhere: 1,
  },
  elsewhere: [{ vin: "1HGCM82633A004352", storeId: "joliet", feed: "main" }],
  inventoryVersion: 4,
};

const folder = mkdtempSync(path.join(tmpdir(), "import-"));
afterAll(() => rmSync(folder, { recursive: true }));

let out = "";
let err = "";
let requests: ImportRequest[] = [];
/** The vehicles of the last request. */
let sent: readonly Vehicle[] = [];
let forSale: StockedVehicle[] = [];
let failure: Error | null = null;
let sold: Condition[] = [];
beforeEach(() => {
  sold = ["new", "used", "certified"];
  failure = null;
  out = "";
  err = "";
  requests = [];
  forSale = [];
});

function run(
  args: readonly string[],
  content: string | Uint8Array = FEED,
  outcome = COMMITTED,
) {
  return importCommand(args, {
    inventory: {
      listForSale: async function* () {
        yield forSale;
      },
      commitImport: async (request) => {
        requests.push(request);
        const { vehicles } = request;
        sent =
          "listPortions" in vehicles
            ? [...vehicles.listPortions(100)].flat()
            : vehicles;
        if (failure !== null) throw failure;
        return outcome;
      },
    },
    clock: { nowMs: () => Date.UTC(2026, 10, 21, 3) },
    profile: {
      stores: [
        {
          id: "aurora",
          name: "Prairie Cars Aurora",
          timeZone: "America/Chicago",
        },
        {
          id: "joliet",
          name: "Prairie Cars Joliet",
          timeZone: "America/Chicago",
        },
      ],
      vehicles: { imageHosts: ["photos.example"] },
      conditions: sold,
    },
    profileFile: "profiles/prairie/profile.json",
    stdin: (async function* () {
      yield Buffer.from(content);
    })(),
    stdout: { write: (text) => void (out += text) },
    stderr: { write: (text) => void (err += text) },
    isTerminal: false,
  });
}

test("a feed is committed and the report says what became of every row", async () => {
  expect(await run(["-", "--store", "aurora"])).toBe(0);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    storeId: "aurora",
    feed: "main",
    format: "generic",
    isConfirmed: false,
    rowCount: 4,
    mergedRowCount: 1,
  });
  expect(out).toMatch(/4 {2}rows read/);
  expect(out).toMatch(/2 {2}vehicles accepted/);
  expect(out).toMatch(/1 {2}rows repeated a VIN and were merged/);
  expect(out).toMatch(/1 {2}rows refused/);
  expect(out).toContain(
    "row 4 (NOTAVIN): VIN holds characters no VIN has: O I",
  );
  expect(out).toContain("3 × no photos (first: row 1)");
  expect(out).toContain("Columns not read: Deal");
  expect(out).toMatch(/1 {2}added, 1 of them returned/);
  expect(out).toMatch(/1 {2}changed, 1 of them in price/);
  expect(out).toMatch(/3 {2}gone/);
  expect(out).toContain("1HGCM82633A004352: store joliet, feed main");
  expect(err).toBe("");
});

test("photos from hosts that the profile does not allow are counted, and what to edit is said", async () => {
  const feed = [
    "VIN,Year,Make,Model,Photo Url List",
    "1HGCM82633A004352,2003,Honda,Accord,https://photos.example/1.jpg|https://cdn.example/2.jpg",
    "KM8K2CAB4PU001140,2023,Hyundai,Kona,https://cdn.example/3.jpg",
  ];
  await run(["-", "--store", "aurora"], feed.join("\n"));
  expect(out).toMatch(/does not allow.*\n +2 {2}cdn\.example\n/);
  expect(out).not.toContain("  photos.example");
  expect(out).toContain(
    "add the hosts to vehicles.imageHosts in profiles/prairie/profile.json",
  );
  out = "";
  await run(["-", "--store", "aurora"], feed.slice(0, 1).join("\n"));
  expect(out).not.toContain("imageHosts");
});

test("vehicles without a listing date are listed on the store's own day", async () => {
  forSale = [aStockedVehicle({ storeId: "aurora" }, { feed: "main" })];
  await run(["-", "--store", "aurora"]);
  expect(sent[0]?.listedOn).toBe("2026-11-20");
});

test("what a feed brings on its first day without a date is no new arrival", async () => {
  await run(["-", "--store", "aurora"]);
  expect(sent[0]?.listedOn).toBe("2026-11-12");
});

test("a vehicle that is for sale already keeps its listing day, a feed's own day wins", async () => {
  forSale = [
    aStockedVehicle({ vin: "1HGCM82633A004352", listedOn: "2026-05-01" }),
    aStockedVehicle({ vin: "KM8K2CAB4PU001140", listedOn: "2026-06-01" }),
  ];
  const dated = [
    "VIN,Year,Make,Model,Inventory Date",
    "1HGCM82633A004352,2003,Honda,Accord,",
    "KM8K2CAB4PU001140,2023,Hyundai,Kona,2026-06-15",
  ].join("\n");
  await run(["-", "--store", "aurora"], dated);
  expect(sent.map(({ listedOn }) => listedOn)).toEqual([
    "2026-05-01",
    "2026-06-15",
  ]);
});

test("feed name, format and confirmation reach the inventory", async () => {
  await run([
    "-",
    "--store",
    "joliet",
    "--feed",
    "autox",
    "--format",
    "vauto",
    "--confirm",
  ]);
  expect(requests[0]).toMatchObject({
    storeId: "joliet",
    feed: "autox",
    format: "vauto",
    isConfirmed: true,
  });
});

test("kilometers and another currency are refused with what to type, and taken when it is typed", async () => {
  const feed = [
    "VIN,Year,Make,Model,Price,Mileage",
    "1HGCM82633A004352,2003,Honda,Accord,5995 CAD,100000 km",
  ].join("\n");
  await run(["-", "--store", "aurora"], feed);
  expect(out).toContain(
    "row 1 (1HGCM82633A004352): price is in CAD, not in US dollars; mileage is in kilometers, not in miles",
  );
  expect(out).toContain("--units km-to-miles");
  expect(out).toContain("--currency accept-cad-as-usd");
  out = "";
  const asked = ["--units", "km-to-miles", "--currency", "accept-cad-as-usd"];
  await run(["-", "--store", "aurora", ...asked], feed);
  expect(sent[0]).toMatchObject({ miles: 62_137, salePriceCents: 599_500 });
  expect(out).toContain("1 row had the mileage in kilometers: converted");
  expect(out).toContain("1 row had prices in CAD");
});

test("a car of a condition that the profile does not sell is refused with the key to change, and a certified one is used", async () => {
  sold = ["used"];
  const feed =
    "VIN,Year,Make,Model,Condition\n1HGCM82633A004352,2003,Honda,Accord,New\n1HGCM82633A004353,2003,Honda,Accord,CPO\n";
  expect(await run(["-", "--store", "aurora"], feed)).toBe(0);
  expect(out).toContain(
    'row 1 (1HGCM82633A004352): new cars are not sold here: add "new" to "conditions" of the profile to show them',
  );
  expect(out).toContain(
    "1 × certified cars are not sold here: taken as used (first: row 2)",
  );
  expect(sent).toMatchObject([{ condition: "used" }]);
});

test("a feed whose rows are all refused is held, and confirming it is not advised", async () => {
  const feed = "VIN,Year,Make,Model\nNOTAVIN,2003,Honda,Accord\n";
  const held = { status: "held", reason: "empty" } as const;
  const outcome: ImportOutcome = { ...held, wouldVanish: 7, current: 7 };
  expect(await run(["-", "--store", "aurora"], feed, outcome)).toBe(3);
  expect(err).toContain("none of the 1 rows became a vehicle, and 7 are for");
  expect(err).not.toContain("--confirm");
});

test("a feed whose rows repeat a VIN too often is held, and is told to look at the column", async () => {
  const held = { status: "held", reason: "merged" } as const;
  const outcome: ImportOutcome = { ...held, merged: 400, accepted: 1000 };
  expect(await run(["-", "--store", "aurora"], FEED, outcome)).toBe(3);
  expect(err).toContain(
    "Held: 400 of 1,000 rows repeat the VIN of an earlier row and would be merged into it. Look which column the VIN is read from.",
  );
  expect(err).toContain("--confirm");
});

test("that nothing can be imported without a VIN is said with the remedy, of a column and of rows", async () => {
  const remedy = "Without a VIN nothing can be imported";
  const noColumn = "Stock,Year,Make,Model\nA1,2003,Honda,Accord\n";
  expect(await run(["-", "--store", "aurora"], noColumn)).toBe(1);
  expect(err).toContain(`The feed has no column for: vin.\n${remedy}`);
  const noCells = "VIN,Year,Make,Model\n,2003,Honda,Accord\n,2004,Honda,Fit\n";
  await run(["-", "--store", "aurora"], noCells);
  expect(out).toContain(`2 of them have no VIN. ${remedy}`);
});

test("a mapping file of the dealer's own is read, and its faults are told without an import", async () => {
  const feed = "Chassis,Year,Make,Model\n1HGCM82633A004352,2003,Honda,Accord\n";
  const file = path.join(folder, "mapping.json");
  writeFileSync(file, '{"name":"dms","columns":{"Chassis":"vin"}}');
  expect(await run(["-", "--store", "aurora", "--mapping", file], feed)).toBe(
    0,
  );
  expect(out).toContain("Format dms");
  expect(sent).toHaveLength(1);
  requests = [];
  writeFileSync(file, '{"columns":{"Chassis":"vine"}}');
  expect(await run(["-", "--store", "aurora", "--mapping", file], feed)).toBe(
    1,
  );
  expect(err).toContain(
    'mapping.json: columns["Chassis"]: there is no field "vine": did you mean vin?',
  );
  expect(requests).toEqual([]);
});

test.each<[ImportOutcome, string]>([
  [
    { status: "held", reason: "vanishing", wouldVanish: 40, current: 100 },
    "40 of 100 vehicles for sale are not in this feed.",
  ],
  [
    { status: "held", reason: "empty", wouldVanish: 100, current: 100 },
    "The feed holds no vehicles, and 100 are for sale.",
  ],
])("a held run exits with 3 and says how to go ahead", async (outcome, why) => {
  expect(await run(["-", "--store", "aurora"], FEED, outcome)).toBe(3);
  expect(err).toContain(why);
  expect(err).toContain("run the same command again with --confirm");
});

test.each<[string, string[], string]>([
  ["no file", ["--store", "aurora"], "Name the feed file"],
  ["two files", ["a.csv", "b.csv", "--store", "aurora"], "One file at a time"],
  ["no store", ["-"], "aurora  Prairie Cars Aurora"],
  [
    "an unknown store",
    ["-", "--store", "chicago"],
    'There is no store "chicago". The stores are:\n  aurora  Prairie Cars Aurora\n  joliet  Prairie Cars Joliet',
  ],
  [
    "an unknown rule for units",
    ["-", "--store", "aurora", "--units", "km"],
    'There is no rule "km" for units.',
  ],
  [
    "an unknown rule for the currency",
    ["-", "--store", "aurora", "--currency", "cad"],
    'There is no rule "cad" for the currency.',
  ],
  [
    "an unknown format",
    ["-", "--store", "aurora", "--format", "xls"],
    "auto, vauto, homenet, dealercenter",
  ],
  ["an unknown option", ["-", "--store", "aurora", "--force"], "--force"],
  [
    "the sample's feed name",
    ["-", "--store", "aurora", "--feed", "sample"],
    "belongs to the sample inventory",
  ],
  [
    "an impossible feed name",
    ["-", "--store", "aurora", "--feed", "a b"],
    '"a b" does not fit',
  ],
])(
  "with %s nothing is imported and the usage is shown",
  async (_, args, message) => {
    expect(await run(args)).toBe(64);
    expect(err).toContain(message);
    expect(err).toContain("Usage: import");
    expect(requests).toEqual([]);
  },
);

test.each<[string, string | Uint8Array, string]>([
  ["a cut-off gzip file", gzipSync(FEED).subarray(0, 80), "damaged or cut off"],
  ["foreign columns", "a,b\n1,2\n", "no column for: vin, year, make, model"],
])("with %s the inventory is never asked", async (_, content, message) => {
  expect(await run(["-", "--store", "aurora"], content)).toBe(1);
  expect(err).toContain(message);
  expect(err).toContain("The inventory stays as it was.");
  expect(requests).toEqual([]);
});

test.each([
  ["SQLITE_FULL", "The disk of the database is full"],
  ["SQLITE_BUSY", "Another import is running"],
  ["53100", "The disk of the database is full"],
])("a database that answers %s is told in words", async (code, message) => {
  failure = Object.assign(new Error("database"), { code });
  expect(await run(["-", "--store", "aurora"])).toBe(1);
  expect(err).toContain(message);
  expect(err).toContain("The inventory stays as it was.");
});

test("a file that is not there is named", async () => {
  expect(await run([path.join(folder, "none.csv"), "--store", "aurora"])).toBe(
    1,
  );
  expect(err).toContain("none.csv: there is no such file.");
  await run([folder, "--store", "aurora"]);
  expect(err).toContain("it is a folder, name a file");
});

test("of many refused rows the first 20 are shown and the report file has them all", async () => {
  const report = path.join(folder, "report.json");
  const rows = Array.from(
    { length: 25 },
    () => "BADVIN,A1,U,2003,Honda,Accord,5995,Good",
  );
  await run(
    ["-", "--store", "aurora", "--report", report],
    [FEED.split("\n")[0], ...rows].join("\n"),
  );
  expect(out.match(/^ {4}row /gm)).toHaveLength(20);
  expect(out).toContain("and 5 more");
  const written: unknown = JSON.parse(readFileSync(report, "utf8"));
  expect(written).toMatchObject({
    rowCount: 25,
    refused: { length: 25 },
    outcome: { status: "committed" },
  });
});

test("a report that cannot be written does not undo the import", async () => {
  expect(
    await run([
      "-",
      "--store",
      "aurora",
      "--report",
      path.join(folder, "no/such/folder.json"),
    ]),
  ).toBe(0);
  expect(err).toContain("The report could not be written");
});

test("--help explains the command", async () => {
  expect(await run(["--help"])).toBe(0);
  expect(out).toContain("Usage: import <file|-> --store <id>");
});

function progressOutput(
  isTerminal: boolean,
  rowCounts: readonly number[],
): string {
  let nowMs = 0;
  let written = "";
  const progress = importProgress({
    clock: { nowMs: () => nowMs },
    stderr: { write: (text) => void (written += text) },
    isTerminal,
  });
  for (const rowCount of rowCounts) {
    nowMs += 3_000;
    progress.showRows(rowCount);
  }
  progress.showSaving(1_234);
  progress.end();
  return written;
}

test("on a terminal the progress redraws one line and clears it", () => {
  expect(progressOutput(true, [6400, 12_800])).toBe(
    "\r\u001b[KReading: 6,400 rows, 2,133 rows a second\r\u001b[KReading: 12,800 rows, 2,133 rows a second\r\u001b[KSaving: 1,234 vehicles\r\u001b[K",
  );
});

test("elsewhere the progress is a plain line every five seconds", () => {
  expect(progressOutput(false, [6400, 12_800, 19_200])).toBe(
    "Reading: 12,800 rows, 2,133 rows a second\nSaving: 1,234 vehicles\n",
  );
});

test("a short job shows no progress", () => {
  expect(progressOutput(true, [63])).toBe("");
});
