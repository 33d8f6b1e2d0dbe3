import { expect, test } from "vitest";
import { makeSearchable } from "#app/domain/listing/list-vehicle.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { RULES } from "#tests/index/any-inventory.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import { createIndexBuilder } from "#app/adapters/inventory-index/build/build-index.server.ts";
import { createInventoryIndex } from "./inventory-index.server.ts";

const builder = createIndexBuilder();
for (const overrides of [
  {
    vin: "1HGCM82633A004352",
    exteriorColor: "Ocean Blue",
    features: ["Heated Seats"],
  },
  {
    vin: "KM8K2CAB4PU001140",
    exteriorColor: "Gray",
    features: ["Bluetooth", "Power Driver Seat"],
  },
])
  builder.add(makeSearchable(aStockedVehicle(overrides), RULES, 0));
const index = createInventoryIndex(builder.finish(1));

const find = (keywords: string) =>
  index
    .search({ ...EVERYTHING, keywords })
    .vehicles.map(({ vin }) => vin.slice(0, 3))
    .sort();

test("who asks for blue gets no gray car with Bluetooth", () => {
  expect(find("blue")).toEqual(["1HG"]);
  expect(find("bluetooth")).toEqual(["KM8"]);
});

test("a word that no car has as it stands finds those that start with it", () => {
  expect(find("bluet")).toEqual(["KM8"]);
  expect(find("heat")).toEqual(["1HG"]);
});

test("seat and seats are one word", () => {
  expect(find("seat")).toEqual(["1HG", "KM8"]);
  expect(find("seats")).toEqual(["1HG", "KM8"]);
  expect(find("heated seat")).toEqual(["1HG"]);
});

test("words that are found in place of those that were asked for are named", () => {
  const listSwaps = (keywords: string) => index.listSwaps({ keywords });
  expect(listSwaps("blue seat")).toEqual([]);
  expect(listSwaps("1HGCM82633A004352")).toEqual([]);
  expect(listSwaps("bluet")).toEqual([{ word: "bluet", found: ["bluetooth"] }]);
  expect(listSwaps("blue powwer")).toEqual([
    { word: "powwer", found: ["power"] },
  ]);
  expect(listSwaps("zebra")).toEqual([]);
});

test("short words are neither the beginning of others nor spelled nearly like them", () => {
  expect(find("hea")).toEqual([]);
  expect(find("gary")).toEqual([]);
  expect(find("leated")).toEqual([]);
});

test("words that only hidden cars have are not named", () => {
  expect(
    index.listSwaps({ keywords: "bluet", hiddenConditions: ["used"] }),
  ).toEqual([]);
});
