import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import type { DoctorReport } from "#cli/doctor/doctor-report.ts";
import {
  type DoctorStage,
  openDoctorStage,
} from "#tests/support/doctor-stage.ts";
import { readPage } from "#tests/support/page-html.ts";

const HEADER =
  "VIN,Stock #,New/Used,Year,Make,Model,Trim,Odometer,Price,Internet Price,Colour,Options,Description,Inventory Date,Photo Url List";
const WORDS = "One owner and serviced here with every paper since it was new";
const GOOD_ROWS = [
  goodRow("1HGCM82633A004352", "A1", "2003,Honda,Accord", 120_000, 5_995),
  goodRow("KM8K2CAB4PU001140", "A2", "2023,Hyundai,Kona", 20_000, 19_995),
];
const STORES = ["aurora", "joliet", "kankakee", "merrillville"];

function goodRow(
  vin: string,
  stockNumber: string,
  model: string,
  miles: number,
  price: number | string,
): string {
  const photos = Array.from(
    { length: 6 },
    (_, at) => `https://photos.prairieauto.example/${vin}/${at}.jpg`,
  );
  return `${vin},${stockNumber},U,${model},EX,${miles},${price},,Red,Heated Seats,${WORDS},2026-11-01,${photos.join("|")}`;
}

function csv(rows: readonly string[]): string {
  return [HEADER, ...rows, ""].join("\n");
}

const folder = mkdtempSync(path.join(tmpdir(), "doctor-"));
afterAll(() => rmSync(folder, { recursive: true }));

let stage: DoctorStage;
beforeEach(async () => {
  stage = await openDoctorStage();
});
afterEach(() => stage.close());

/** Every store of the profile has a feed, so that nothing is missing. */
async function importEverywhere(rows: readonly string[] = GOOD_ROWS) {
  for (const [at, store] of STORES.entries())
    await stage.importFeed(
      csv(
        at === 0
          ? rows
          : [
              goodRow(
                `KM8K2CAB4PU00114${at}`,
                `B${at}`,
                "2023,Hyundai,Kona",
                20_000 + at,
                19_995,
              ),
            ],
      ),
      ["--store", store],
    );
}

function listIds({ findings }: DoctorReport): string[] {
  return findings.map(({ id }) => id);
}

function find({ findings }: DoctorReport, id: string) {
  return findings.find((finding) => finding.id === id);
}

test("an inventory without a fault is healthy, and the command ends with 0", async () => {
  await stage.importFeed(csv(GOOD_ROWS), ["--store", "aurora"]);
  const { exitCode, out } = await stage.doctor(["--store", "aurora"]);
  expect(out).toContain("2 vehicles for sale: 2 used");
  expect(out).toContain("0 errors, 0 warnings, 0 notes");
  expect(out).toContain("The inventory is healthy.");
  expect(exitCode).toBe(0);
});

test("notes alone end with 0, warnings with 1, errors with 2", async () => {
  const end = async (row: string) => {
    await stage.importFeed(csv([...GOOD_ROWS, row]), ["--store", "aurora"]);
    const { exitCode } = await stage.doctor(["--store", "aurora"]);
    return exitCode;
  };
  const kona = ["KM8K2CAB6PU001141", "A3"] as const;
  const named = goodRow(...kona, "2023,Hyundai,Kona", 20_000, 20_500);
  expect(await end(named.replace(WORDS, ""))).toBe(0);
  expect(await end(goodRow(...kona, "2023,Hyundai,Kona", 20_000, ""))).toBe(1);
  expect(await end(goodRow(...kona, "2023,Hyundai,Kona", 20_000, 99))).toBe(2);
});

test("an empty inventory says which stores have no import", async () => {
  const { exitCode, out } = await stage.doctor();
  expect(exitCode).toBe(1);
  expect(out).toContain("No vehicles for sale");
  expect(out).toContain("A store without any import: 4 stores");
  for (const store of STORES) expect(out).toContain(`store ${store}`);
  expect(out).not.toContain("Days on the lot");
});

test("every known defect of a feed is found, each where it is", async () => {
  await importEverywhere([
    ...GOOD_ROWS,
    // The same stock number; the same VIN twice; a VIN of another store.
    goodRow("1HGCV1F33LA000001", "a2", "2020,Honda,Accord", 30_000, 21_000),
    goodRow("1HGCV1F33LA000001", "a2", "2020,Honda,Accord", 30_000, 21_500),
    goodRow("KM8K2CAB4PU001141", "A9", "2023,Hyundai,Kona", 20_000, 19_995),
    // Refused: no VIN, no such year, sold.
    goodRow("", "A4", "2020,Honda,Accord", 30_000, 21_000),
    goodRow("1HGCV1F35LA000002", "A5", "20202,Honda,Accord", 30_000, 21_000),
    // Odd in itself.
    goodRow("1HGCV1F30LA000003", "A6", "2020,Honda,Accord", 30_000, 0),
    goodRow("1HGCV1F39SA000003", "A7", "2024,Honda,Accord", 612_000, 9_900),
    goodRow("1HGCV1F37LA000020", "A8", "2020,Honda,Accord", 0, 21_000).replace(
      ",21000,,",
      ",21000,23000,",
    ),
  ]);
  const report = await stage.report();
  const seen = (id: string) => {
    const finding = find(report, id);
    return [
      finding?.severity,
      finding?.count,
      ...(finding?.groups ?? []).flatMap(({ cases }) =>
        cases.map(({ row, vin }) => row ?? vin),
      ),
    ];
  };
  expect(seen("stock-number-shared")).toEqual([
    "error",
    2,
    "1HGCV1F33LA000001",
    "KM8K2CAB4PU001140",
  ]);
  expect(seen("mileage-impossible")).toEqual(["error", 1, "1HGCV1F39SA000003"]);
  expect(seen("rows-refused")).toEqual(["warning", 2, 6, 7]);
  expect(seen("rows-merged").slice(0, 2)).toEqual(["note", 1]);
  expect(seen("price-missing")).toEqual(["warning", 1, "1HGCV1F30LA000003"]);
  expect(seen("mileage-low")).toEqual(["warning", 1, "1HGCV1F37LA000020"]);
  expect(seen("prices-at-odds")).toEqual(["warning", 1, 10]);
  expect(seen("vin-check-digit")).toContain("1HGCV1F30LA000003");
  expect(seen("year-not-of-vin")).toEqual(["warning", 1, "1HGCV1F39SA000003"]);
  // Joliet came later with a VIN that Aurora has.
  expect(seen("vin-elsewhere")).toEqual(["warning", 1, "KM8K2CAB4PU001141"]);
  expect(report.health).toBe("errors");
});

test("a held import, an old one and rising refusals are told", async () => {
  const many = Array.from({ length: 20 }, (_, at) =>
    goodRow(
      `1HGCV1F3XLA0${String(10_000 + at)}`,
      `A${at}`,
      "2020,Honda,Accord",
      30_000,
      21_000,
    ),
  );
  const send = async (rows: readonly string[]) => {
    const code = await stage.importFeed(csv(rows), ["--store", "aurora"]);
    stage.clock.ms += 3_600_000;
    return code;
  };
  for (let day = 0; day < 3; day++) expect(await send(many)).toBe(0);
  const broken = many.map((row, at) => (at < 4 ? row.slice(3) : row));
  expect(await send(broken)).toBe(0);
  expect(await send(many.slice(0, 3))).toBe(3);
  const first = await stage.report(["--store", "aurora"]);
  expect(listIds(first)).toContain("import-held");
  expect(listIds(first)).not.toContain("import-late");
  stage.clock.ms += 30 * 3_600_000;
  expect(listIds(await stage.report())).toContain("import-late");
  stage.clock.ms += 20 * 3_600_000;
  expect(listIds(await stage.report())).toContain("import-stale");
  expect(await send(broken)).toBe(0);
  const last = await stage.report(["--store", "aurora"]);
  expect(listIds(last)).not.toContain("import-held");
  expect(find(last, "rows-refused")?.count).toBe(4);
  expect(last.feeds[0]?.runs.map(({ counts }) => counts.gone)).toEqual([
    0, 0, 4, 0, 0, 0,
  ]);
});

test("JSON alone is on standard output, with the fields that are documented", async () => {
  await importEverywhere();
  const { out, err } = await stage.doctor(["--json"]);
  expect(err).toBe("");
  const report: unknown = JSON.parse(out);
  expect(report).toMatchObject({
    version: 1,
    checkedAt: "2026-11-21T18:00:00.000Z",
    storeGroup: stage.profile.storeGroup.name,
    storeId: null,
    health: expect.stringMatching(/^(healthy|notes|warnings|errors)$/),
    findingCounts: {
      error: expect.any(Number),
      warning: expect.any(Number),
      note: expect.any(Number),
    },
    inventory: {
      vehicleCount: 5,
      conditions: { new: 0, used: 5, certified: 0 },
      stock: expect.arrayContaining([
        { storeId: "aurora", feed: "main", count: 2 },
      ]),
    },
    findings: expect.any(Array),
    feeds: expect.arrayContaining([
      expect.objectContaining({ storeId: "aurora", vehicleCount: 2 }),
    ]),
    figures: {
      daysOnLot: expect.any(Array),
      photoCounts: expect.any(Array),
      priceOutliers: [],
    },
  });
});

test("the terminal's width is kept, but for a word that is longer, and there is no color but on a terminal", async () => {
  await importEverywhere([...GOOD_ROWS, ",,,,,,,,,,,,,,"]);
  for (const columns of [72, 80, 100]) {
    const { out } = await stage.doctor([], { columns });
    for (const line of out.split("\n"))
      if (!line.includes("https://"))
        expect(line.length, line).toBeLessThanOrEqual(columns);
    expect(out).not.toContain("\u001b");
  }
  const { out } = await stage.doctor([], { hasColor: true });
  expect(out).toContain("\u001b[1;33mWARNINGS\u001b[0m");
});

test("what a feed says cannot steer the terminal or the page", async () => {
  const file = path.join(folder, "hostile.html");
  const hostile = '\u001b[2J<img src=x onerror=alert(1)>"';
  await stage.importFeed(
    csv([
      ...GOOD_ROWS,
      `${hostile},A3,U,2020,Honda,Accord,EX,1,1,,Red,,,,`,
      goodRow("1HGCV1F33LA000001", "A4", `2020,Honda,${hostile}`, 1, 99),
    ]),
    ["--store", "aurora"],
  );
  const { out } = await stage.doctor(["--html", file]);
  expect(out).not.toContain("\u001b");
  const html = readFileSync(file, "utf8");
  expect(html).not.toMatch(/<img|onerror=alert\(1\)>/);
  expect(html).not.toContain("\u001b");
});

test("the page stands by itself: one file with nothing loaded from anywhere, no scripts, a heading for every part and a name for every plot", async () => {
  await importEverywhere([
    ...GOOD_ROWS,
    goodRow("1HGCV1F33LA000001", "a2", "2020,Honda,Accord", 30_000, 21_000),
  ]);
  const file = path.join(folder, "page.html");
  const { err, exitCode } = await stage.doctor(["--html", file]);
  expect(err).toBe(`The page is in ${file}\n`);
  expect(exitCode).toBe(2);
  const html = readFileSync(file, "utf8");
  expect(html).not.toMatch(/<script|<link|<iframe|<img| src="/);
  expect(html).not.toMatch(/@import|url\((?!"data:font\/woff2;base64,)/);
  expect(html).toContain("default-src 'none'");
  const page = readPage(html);
  expect(page.h1s).toEqual(["Inventory check-up"]);
  page.headingLevels.forEach((level, at) => {
    expect(level - (page.headingLevels[at - 1] ?? 1)).toBeLessThanOrEqual(1);
  });
  expect(page.links.length).toBeGreaterThan(0);
  for (const link of page.links) expect(page.ids).toContain(link.slice(1));
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const plots = [...html.matchAll(/<svg class="plot"[^>]*>/g)];
  // Prices, days on the lot, photos, and the imports of four feeds.
  expect(plots).toHaveLength(7);
  for (const [plot] of plots) {
    const named = /aria-labelledby="(\S+) (\S+)"/.exec(plot);
    expect(ids).toContain(named?.[1]);
    expect(ids).toContain(named?.[2]);
  }
  expect(page.text).toContain("One stock number for several vehicles");
});

test("each vehicle of the page links to its own page, and so does a row that became one; a refused row does not", async () => {
  await importEverywhere([
    ...GOOD_ROWS,
    goodRow("1HGCV1F33LA000001", "a2", "2020,Honda,Accord", 30_000, 21_000),
    goodRow("1HGCV1F33LA000001", "a2", "2020,Honda,Accord", 30_000, 21_500),
    goodRow("1HGCV1F35LA000002", "A5", "20202,Honda,Accord", 30_000, 21_000),
  ]);
  const file = path.join(folder, "links.html");
  await stage.doctor(["--html", file]);
  const html = readFileSync(file, "utf8");
  const links = [...html.matchAll(/href="(https:[^"]+)">([^<]+)</g)];
  const accord =
    "https://prairieauto.example/used-vehicle/sedans/2020-honda-accord-ex/1HGCV1F33LA000001";
  expect(links.map(([, url, name]) => [url, name])).toEqual(
    expect.arrayContaining([
      [accord, "2020 Honda Accord EX"],
      [accord, "Row 4"],
    ]),
  );
  expect(html).toContain("1HGCV1F35LA000002");
  expect(links.map(([, url]) => url).join()).not.toContain("1HGCV1F35LA000002");
});

test("one VIN with two prices is told at its second row", async () => {
  await importEverywhere([
    ...GOOD_ROWS,
    goodRow("1HGCV1F33LA000001", "A3", "2020,Honda,Accord", 30_000, 21_000),
    goodRow("1HGCV1F33LA000001", "A3", "2020,Honda,Accord", 30_000, 21_500),
  ]);
  expect(find(await stage.report(), "vin-two-prices")).toMatchObject({
    severity: "warning",
    groups: [
      {
        cases: [
          {
            row: 4,
            vin: "1HGCV1F33LA000001",
            detail:
              "two rows of this VIN have two prices: $21,000 and $21,500; the second counts",
          },
        ],
      },
    ],
  });
});

test("every vehicle with a price and a mileage is a mark of the plot", async () => {
  await importEverywhere();
  const file = path.join(folder, "marks.html");
  await stage.doctor(["--html", file]);
  const html = readFileSync(file, "utf8");
  expect(html.match(/<circle class="is-used d2"/g)).toHaveLength(5);
});

test("without a name behind --html the page gets the day's", async () => {
  const before = process.cwd();
  process.chdir(folder);
  try {
    const { err } = await stage.doctor(["--html", "--json"]);
    expect(err).toBe("The page is in inventory-2026-11-21.html\n");
    expect(readFileSync("inventory-2026-11-21.html", "utf8")).toMatch(
      /^<!doctype html>/,
    );
  } finally {
    process.chdir(before);
  }
});

test("a page that cannot be written ends with 73, and the report is there all the same", async () => {
  const { exitCode, out, err } = await stage.doctor([
    "--html",
    path.join(folder, "none", "page.html"),
  ]);
  expect(exitCode).toBe(73);
  expect(err).toContain("The page could not be written");
  expect(out).toContain("Inventory check-up of");
});

test.each<[string, string[], string]>([
  ["an unknown store", ["--store", "chicago"], 'There is no store "chicago".'],
  ["an unknown option", ["--fix"], "--fix"],
  ["a word", ["aurora"], '"aurora" was not expected here.'],
])("%s shows the usage", async (_, args, message) => {
  const { exitCode, out, err } = await stage.doctor(args);
  expect(exitCode).toBe(64);
  expect(out).toBe("");
  expect(err).toContain(message);
  expect(err).toContain("Usage: doctor");
});

test("--help names the exit codes", async () => {
  const { exitCode, out } = await stage.doctor(["--help"]);
  expect(exitCode).toBe(0);
  expect(out).toMatch(/0 healthy.*1 warnings.*2 errors.*64/);
});
