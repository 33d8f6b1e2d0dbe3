import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isHeldApart } from "#app/domain/valuation/fit/measure-book.ts";
import { checkProfileFolder, readBookFile } from "#app/operations.server.ts";
import { makeSampleSales } from "#db/sample/sample-sales.ts";
import { formatCsvLine } from "#app/domain/csv/csv-line.ts";
import { valuationCommand, type ValuationContext } from "./valuation.ts";

const NOW_MS = Date.parse("2026-07-02T12:00:00Z");
const { profile } = checkProfileFolder("profiles/used-only");
const folder = mkdtempSync(join(tmpdir(), "forecourt-valuation-"));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER = ["Year", "Make", "Model", "Odometer", "Sold Price", "Sale Date"];
const SALES = makeSampleSales("2026-07-02").slice(0, 700);

test("fit makes a book, says how good it is by a fifth, and keeps a better one unless told to replace it", async () => {
  const good = writeSales("good.csv", 1);
  const first = await run(["fit", good, "--note", "a try"]);
  expect(first.code).toBe(0);
  expect(first.stdout).toMatch(/^700 sales, 0 rows refused\n/);
  expect(first.stdout).toMatch(
    /The new book: median error [\d.]+ %, mean [\d.]+ %, [\d.]+ % in their 80 % ranges, of 1\d\d sales held apart/,
  );
  const kept = readFileSync(join(folder, "valuation-book.json"), "utf8");
  expect(JSON.parse(kept)).toMatchObject({ source: "a try", version: 2 });

  // Prices drawn by lot, but for the sales held apart, which speak for the book that is there.
  const worse = await run(["fit", writeSales("worse.csv", 0)]);
  expect(worse.code).toBe(3);
  expect(worse.stderr).toContain("is better, and stays");
  expect(readFileSync(join(folder, "valuation-book.json"), "utf8")).toBe(kept);

  const replaced = await run(["fit", join(folder, "worse.csv"), "--replace"]);
  expect(replaced.code).toBe(0);
  expect(readFileSync(join(folder, "valuation-book.json"), "utf8")).not.toBe(
    kept,
  );
  const shown = await run(["show"]);
  expect(shown.stdout).toContain("Made from the dealer’s own sales");
});

test("explain takes a car by its names as well as by its VIN", async () => {
  const { code, stdout } = await run([
    "explain",
    "2019",
    "honda",
    "accord",
    "sport",
    "61,000",
  ]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^2019 Honda Accord Sport 61000 miles\nRange \$/i);
  expect(stdout).toContain("Offers before deductions");
});

test("bad rows are named by line and left out, and too few good ones change nothing", async () => {
  const file = join(folder, "few.csv");
  writeFileSync(
    file,
    formatCsvLine(HEADER) +
      formatCsvLine([
        "2019",
        "Toyota",
        "Camry",
        "40000",
        "18000",
        "2026-05-01",
      ]) +
      formatCsvLine(["2019", "Toyota", "Camry", "0", "18000", "2026-05-01"]) +
      formatCsvLine(["2019", "Toyota", "Camry", "40000", "18000", "soon"]),
  );
  const { code, stdout, stderr } = await run(["fit", file]);
  expect(code).toBe(1);
  expect(stdout).toContain("1 sales, 2 rows refused");
  expect(stdout).toContain('line 3: miles "0"');
  expect(stdout).toContain('line 4: date "soon"');
  expect(stderr).toContain("at least 300 good sales");
});

test("a file without the columns that matter, and one that is not there, are told so", async () => {
  const file = join(folder, "other.csv");
  writeFileSync(file, "name,age\nAnn,7\n");
  const other = await run(["fit", file]);
  expect(other.code).toBe(1);
  expect(other.stderr).toContain(
    "There is none for: miles, price, soldOn, year, make and model. It has: name, age",
  );
  expect((await run(["fit", join(folder, "gone.csv")])).stderr).toContain(
    "cannot be read",
  );
});

test.each([
  [[]],
  [["fit"]],
  [["fit", "a.csv", "b.csv"]],
  [["fit", "a.csv", "--force"]],
  [["explain", "NOT-A-VIN", "10"]],
  [["explain", "2016", "10"]],
  [["explain", "16", "Honda", "Accord", "78,000"]],
  [["explain", "2016", "Honda", "Accord"]],
  [["refit"]],
])("%j is a wrong call", async (args) => {
  const { code, stderr } = await run(args);
  expect(code).toBe(64);
  expect(stderr).toContain("Usage: valuation fit");
});

test.each(["fit", "show", "explain", "sample-sales"])(
  "valuation %s --help gives the help, and does nothing: no file is called --help",
  async (name) => {
    const { code, stdout, stderr } = await run([name, "--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("Usage: valuation fit");
    expect(existsSync("--help")).toBe(false);
  },
);

/** With a weight of 1 all prices are true, with 0 only those that are held apart. */
function writeSales(name: string, weight: number): string {
  const file = join(folder, name);
  const lines = SALES.map((sale, at) => {
    const { year, make, model, miles, priceDollars, soldOn } = sale;
    const isTrue =
      weight === 1 || isHeldApart({ ...sale, trim: null, vin: null });
    const price = isTrue ? priceDollars : 2_000 + ((at * 7_919) % 40_000);
    return formatCsvLine([
      String(year),
      make,
      model,
      String(miles),
      String(price),
      soldOn,
    ]);
  });
  writeFileSync(file, formatCsvLine(HEADER) + lines.join(""));
  return file;
}

async function run(args: readonly string[]) {
  const written = { stdout: "", stderr: "" };
  if (profile === null) throw new Error("The sample profile has faults.");
  const context: ValuationContext = {
    profile,
    profileFolder: folder,
    bookFile: readBookFile(folder),
    vinDecoder: {
      decode: () => Promise.resolve([null]),
      problem: () => null,
      close: () => Promise.resolve(),
    },
    clock: { nowMs: () => NOW_MS },
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
    isTerminal: false,
  };
  return { code: await valuationCommand(args, context), ...written };
}
