import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { mergeVehicles } from "#app/domain/vehicle/merge-vehicles.ts";
import { aVehicle } from "#tests/support/vehicles.ts";
import { openRecordFile } from "./record-file.server.ts";
import { listStaged } from "#tests/feeds/collect-feed.ts";
import { createVehicleStage } from "./vehicle-stage.server.ts";
import { createVinTable } from "./vin-table.server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "vehicle-stage-"));
afterAll(() => rmSync(folder, { recursive: true }));

const vinNumbered = (number: number) =>
  `1HGCV1F34LA${String(number).padStart(6, "0")}`;
const numbered = (number: number, miles: number | null = number) => ({
  vehicle: aVehicle({ vin: vinNumbered(number), miles }),
  assumed: [],
});

test("a table numbers VINs as a Map does", () => {
  const aVin = fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/);
  fc.assert(
    fc.property(
      fc.array(aVin, { maxLength: 60 }),
      fc.nat(3_000),
      (some, more) => {
        const vins = [
          ...some,
          ...Array.from({ length: more }, (_, at) => vinNumbered(at * 7)),
          ...some,
        ];
        const table = createVinTable();
        const map = new Map<string, number>();
        for (const vin of vins) {
          const expected = map.get(vin) ?? map.size;
          map.set(vin, expected);
          expect(table.add(vin)).toBe(expected);
        }
        expect(table.size).toBe(map.size);
        for (const vin of vins.slice(0, 500))
          expect(table.indexOf(vin)).toBe(map.get(vin));
        expect(table.indexOf("ZZZZZZZZZZZZZZZZX")).toBe(-1);
        const inOrder = [...map.keys()].sort().map((vin) => map.get(vin));
        expect([...table.inOrder()]).toEqual(inOrder);
      },
    ),
    { numRuns: 20 },
  );
});

test("a file gives every text back, the newest of those that were written again", () => {
  const aText = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.nat(1_500_000).map((length) => "ä".repeat(length)),
  );
  let run = 0;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(20_000), aText), { maxLength: 12 }),
      (writes) => {
        const file = openRecordFile(path.join(folder, String(run++)));
        const newest = new Map<number, string>();
        for (const [index, text] of writes) {
          file.write(index, text);
          newest.set(index, text);
          expect(file.read(index)).toBe(text);
        }
        for (const [index, text] of newest) expect(file.read(index)).toBe(text);
        file.close();
      },
    ),
    { numRuns: 20 },
  );
});

test("many vehicles go to a file that has no name and come back merged and in their order", () => {
  const stage = createVehicleStage(folder);
  const before = readdirSync(folder);
  for (let number = 0; number < 2_500; number++) stage.add(numbered(number));
  const again = numbered(7, 70_000);
  const late = numbered(2_400, null);
  const merges = [again, late].map((it) => stage.add(it));
  expect(readdirSync(folder)).toEqual(before);
  expect(merges.map(({ earlier }) => earlier?.vehicle.miles)).toEqual([
    7, 2_400,
  ]);
  expect(stage.size).toBe(2_500);
  const all = listStaged(stage);
  expect(all.map(({ vehicle }) => vehicle.vin)).toEqual(
    Array.from({ length: 2_500 }, (_, number) => vinNumbered(number)),
  );
  expect(all[7]).toEqual(mergeVehicles(numbered(7), again));
  expect(all[2_400]?.vehicle.miles).toBe(2_400);
  expect(stage.indexOf(vinNumbered(9_999))).toBe(-1);
  stage.remove();
});

test.each([
  ["few vehicles are saved in the order in which they came", 5, false],
  ["many vehicles are saved in the order of their VINs", 2_500, true],
])("%s, each with its number", (_, count, isSorted) => {
  const stage = createVehicleStage(folder);
  for (let number = count; number > 0; number--) stage.add(numbered(number));
  const saved = [...stage.forSaving()];
  const vins = saved.map(({ staged }) => staged.vehicle.vin);
  expect(new Set(vins).size).toBe(count);
  expect(saved.map(({ index }) => index)).toEqual(vins.map(stage.indexOf));
  const came = listStaged(stage).map(({ vehicle }) => vehicle.vin);
  expect(vins).toEqual(isSorted ? came.toSorted() : came);
  stage.remove();
});
