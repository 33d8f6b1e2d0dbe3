import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import SqliteHandle from "better-sqlite3";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeKey } from "#app/adapters/vin-decoder/decode-key.server.ts";
import { toVinKey } from "#app/adapters/vin-decoder/key-pattern.server.ts";
import {
  openVpicData,
  type VpicData,
} from "#app/adapters/vin-decoder/vpic-data.server.ts";
import { unpackVpic } from "#app/adapters/vin-decoder/vpic-file.server.ts";
import { findMake } from "#app/domain/makes/known-makes.ts";
import { normalizeModel } from "#app/domain/makes/normalize-model.ts";
import { normalizeText } from "#app/domain/vehicle/normalize-text.ts";
import {
  computeCheckDigit,
  checkVin,
  hasValidCheckDigit,
} from "#app/domain/vehicle/vin.ts";
import { hasVinData, readLines, VPIC_FOLDER, WHERE } from "./vin-data.ts";
import { askOracle } from "./vpic-oracle.ts";

let data: VpicData;
let handle: SqliteHandle;
const folder = mkdtempSync(path.join(tmpdir(), "vin-decoder-"));

beforeAll(async () => {
  const file = await unpackVpic(VPIC_FOLDER);
  data = openVpicData(file);
  handle = new SqliteHandle(file, { readonly: true });
});
afterAll(() => {
  data.close();
  handle.close();
  rmSync(folder, { recursive: true });
});

const decode = (vin: string) => decodeKey(toVinKey(vin), data);
const withCheckDigit = (vin: string) =>
  vin.slice(0, 8) + computeCheckDigit(vin) + vin.slice(9);

/** Serial numbers and check digits are made up: what they are tells nothing of a vehicle. */
test.each([
  [
    "1HGCM826?3A000001",
    {
      year: 2003,
      make: "Honda",
      model: "Accord",
      bodystyle: "coupes",
      doors: 2,
      fuelType: "gasoline",
      engineCylinders: 6,
      engineLiters: null,
    },
  ],
  [
    "KM8K2CAB?PU000001",
    {
      year: 2023,
      make: "Hyundai",
      model: "Kona",
      bodystyle: "suvs",
      engineLiters: 2,
    },
  ],
  [
    "1FTEW1E5?KF000001",
    {
      year: 2019,
      make: "Ford",
      model: "F-150",
      bodystyle: "trucks",
      engineCylinders: 8,
      engineLiters: 5,
    },
  ],
  [
    "5YJ3E1EA?KF000001",
    {
      year: 2019,
      make: "Tesla",
      model: "Model 3",
      fuelType: "electric",
      engineCylinders: null,
    },
  ],
  [
    "3C6UR5DL?KG000001",
    {
      year: 2019,
      make: "RAM",
      model: "2500",
      fuelType: "diesel",
      engineLiters: 6.7,
    },
  ],
  ["WBA8E9G5?GN000001", { year: 2016, make: "BMW", model: "3 Series" }],
  [
    "5UXKR0C5?J0000001",
    { year: 2018, make: "BMW", model: "X5", bodystyle: "suvs" },
  ],
  ["1GNSKBKC?KR000001", { year: 2019, make: "Chevrolet", model: "Tahoe" }],
  [
    "7SAYGDEE?NF000001",
    { year: 2022, make: "Tesla", model: "Model Y", fuelType: "electric" },
  ],
  // A light truck with a digit in position 7, which by the rule would mean 1990.
  ["YV4A221K?L1000001", { year: 2020, make: "Volvo", model: "XC90" }],
  // Several trims are no trim.
  [
    "4T1B11HK?KU000001",
    { year: 2019, make: "Toyota", model: "Camry", trim: null },
  ],
])("%s is told by itself", (pattern, expected) => {
  const vin = withCheckDigit(pattern.replace("?", "0"));
  expect(decode(vin)).toMatchObject(expected);
});

test.each(["00000000000000000", "ZZZZZZZZZZZZZZZZZ", "1HGCM8260UA000001"])(
  "%s, whose maker or year nobody knows, is null",
  (vin) => {
    expect(decode(vin)).toBeNull();
  },
);

test("nothing but the ten characters counts, whatever the serial number is", () => {
  const serial = fc.stringMatching(/^[0-9]{6}$/);
  fc.assert(
    fc.property(serial, (number) => {
      expect(toVinKey(`1HGCM82633A${number}`)).toBe("1HGCM8263A");
      expect(decode(`1HGCM82633A${number}`)).toEqual(
        decode("1HGCM82633A000001"),
      );
    }),
  );
});

test("make and model are one of those that SQL alone finds", () => {
  const makers = handle
    .prepare<{ code: string }>(
      "SELECT w.Wmi AS code FROM Wmi w JOIN Wmi_Make wm ON wm.WmiId = w.Id JOIN Make k ON k.Id = wm.MakeId WHERE length(w.Wmi) = 3 AND w.VehicleTypeId IN (2, 3, 7) AND k.Name IN ('Honda', 'Toyota', 'Ford', 'BMW', 'Kia', 'Jeep', 'Nissan') ORDER BY code",
    )
    .all([])
    .map(({ code }) => code);
  const patterns = handle.prepare<{ keys: string; year: number }>(
    "SELECT p.Keys AS keys, ws.YearFrom AS year FROM Wmi w JOIN Wmi_VinSchema ws ON ws.WmiId = w.Id JOIN Pattern p ON p.VinSchemaId = ws.VinSchemaId AND p.ElementId = 28 WHERE w.Wmi = ? AND ws.YearFrom >= 2010 ORDER BY p.Id",
  );
  const aVin = fc
    .tuple(
      fc.constantFrom(...makers),
      fc.nat(),
      fc.stringMatching(/^[A-HJ-NPR-Z0-9]{7}$/),
    )
    .map(([maker, at, noise]) => {
      const rows = patterns.all([maker]);
      const row = rows[at % rows.length];
      if (row === undefined) return null;
      const told = (row.keys.split("|")[0] ?? "").match(/\[[^\]]*\]|./g) ?? [];
      const described = Array.from({ length: 5 }, (_, position) => {
        const asked = told[position] ?? "*";
        const [first = "1"] = asked.replace(/[[\]*]/g, "").replace("#", "7");
        return asked === "*" ? (noise[position] ?? "1") : first;
      }).join("");
      const code = "ABCDEFGHJKLMNPRSTVWXY123456789"[(row.year - 1_980) % 30];
      return `${maker}${described}0${code}${noise[5]}00000${noise[6]}`;
    });
  let decodedCount = 0;
  fc.assert(
    fc.property(aVin, (vin) => {
      fc.pre(vin !== null);
      const decoded = decode(vin);
      if (decoded === null) return;
      decodedCount++;
      const answers = askOracle(handle, vin, decoded.year);
      expect(answers.map(({ make }) => findMake(make)?.make ?? make)).toContain(
        decoded.make,
      );
      // In the site's words, which a trim may lengthen: a "Focus" with the trim "RS" is a "Focus RS".
      const models = answers.map(
        ({ make, model }) =>
          normalizeModel({ make, model, trim: null })?.model ?? model,
      );
      const isToldModel = (model: string) =>
        normalizeText(decoded.model ?? "").startsWith(normalizeText(model));
      expect(models).toSatisfy((told: string[]) => told.some(isToldModel));
    }),
    { numRuns: 150 },
  );
  expect(decodedCount).toBeGreaterThan(50);
});

test.skipIf(!hasVinData)(
  `every listed vehicle with a right check digit is decoded to its year and make${WHERE}`,
  () => {
    const lines = readLines("vin_decoded_listings_1670.csv").filter(
      (line) =>
        line["Marque"] &&
        hasValidCheckDigit(checkVin(line["VIN"] ?? "").vin ?? "0"),
    );
    expect(lines.length).toBeGreaterThan(1_600);
    const wrong = lines.filter((line) => {
      const decoded = decode(line["VIN"] ?? "");
      const make = line["Marque"] ?? "";
      return (
        decoded?.year !== Number(line["Année"]) ||
        decoded.make !== (findMake(make)?.make ?? make)
      );
    });
    expect(wrong).toEqual([]);
  },
);

test.skipIf(!hasVinData)(
  `the check digit of all 300 collected VINs is judged rightly${WHERE}`,
  () => {
    const lines = readLines("vin_vectors.csv");
    expect(lines).toHaveLength(300);
    const judged = lines.map((line) => {
      const { vin } = checkVin(line["vin"] ?? "");
      if (vin === null) return "malformed";
      return hasValidCheckDigit(vin) ? "ok" : "bad";
    });
    expect(judged).toEqual(lines.map((line) => line["check_digit_computed"]));
  },
);

test("a file that is cut off is unpacked again, and nothing but the whole file is left", async () => {
  const packed = path.join(folder, "small.gz");
  writeFileSync(packed, gzipSync(smallDatabase()));
  const own = path.join(folder, "own");
  const file = await unpackVpic(own, packed);
  truncateSync(file, 4_096);
  expect(await unpackVpic(own, packed)).toBe(file);
  expect(
    new SqliteHandle(file, { readonly: true })
      .prepare("PRAGMA integrity_check")
      .all([]),
  ).toEqual([{ integrity_check: "ok" }]);
  expect(readdirSync(own)).toEqual([path.basename(file)]);
});

test("two processes that unpack at once both end with the whole file, and data of another version replace it", async () => {
  const packed = path.join(folder, "first.gz");
  writeFileSync(packed, gzipSync(smallDatabase()));
  const own = path.join(folder, "both");
  const [one, other] = await Promise.all([
    unpackVpic(own, packed),
    unpackVpic(own, packed),
  ]);
  expect(one).toBe(other);
  writeFileSync(
    packed,
    gzipSync(smallDatabase("CREATE TABLE More (Id INTEGER)")),
  );
  const newer = await unpackVpic(own, packed);
  expect(newer).not.toBe(one);
  expect(readdirSync(own)).toEqual([path.basename(newer)]);
});

test("a packed file that is damaged leaves nothing behind", async () => {
  const packed = path.join(folder, "damaged.gz");
  const bytes = gzipSync(smallDatabase());
  bytes.fill(0, 100, 200);
  writeFileSync(packed, bytes);
  const own = path.join(folder, "damaged");
  await expect(unpackVpic(own, packed)).rejects.toThrow();
  expect(readdirSync(own)).toEqual([]);
});

/** The tables that get an index. */
function smallDatabase(more = ""): Buffer {
  const file = path.join(folder, `small-${more.length}.sqlite`);
  rmSync(file, { force: true });
  const small = new SqliteHandle(file);
  small.exec(
    `CREATE TABLE Pattern (VinSchemaId INTEGER); CREATE TABLE Wmi_VinSchema (WmiId INTEGER);
     CREATE TABLE Wmi (Wmi TEXT); CREATE TABLE Wmi_Make (WmiId INTEGER); CREATE TABLE Make (Id INTEGER);
     CREATE TABLE Model (Id INTEGER); CREATE TABLE Make_Model (ModelId INTEGER);
     CREATE TABLE EngineModel (Name TEXT); CREATE TABLE EngineModelPattern (EngineModelId INTEGER); ${more}`,
  );
  small.close();
  return readFileSync(file);
}
