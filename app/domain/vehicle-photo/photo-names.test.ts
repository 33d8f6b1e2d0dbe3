import { expect, test } from "vitest";
import {
  comparePhotoOrder,
  indexPhotoKeys,
  listPhotoNames,
} from "./photo-names.ts";

const VIN = "1HGCM82633A004352";
const OTHER = "KM8K2CAB4PU001140";

function findVehicle(path: string, byStock = true) {
  const keys = indexPhotoKeys(
    [
      { vin: VIN, stockNumber: "A-1001" },
      { vin: OTHER, stockNumber: "A-1001-3" },
    ],
    byStock,
  );
  return listPhotoNames(path.split("/"))
    .map(({ key }) => keys.find(key))
    .find((it) => it !== undefined);
}

test.each([
  [`${VIN}/1.jpg`, VIN],
  [`${VIN}.jpg`, VIN],
  [`${VIN.toLowerCase()}-2.JPG`, VIN],
  [`${VIN}_03.png`, VIN],
  [`${VIN} (4).webp`, VIN],
  ["A-1001_02.jpg", VIN],
  ["a 1001/front.jpg", VIN],
  ["A_1001.jpg", VIN],
  ["A-1001-3.jpg", OTHER],
  ["A-1001-3-2.jpg", OTHER],
  ["A-1001-4.jpg", VIN],
  ["A1001.jpg", undefined],
  ["A-1001-front.jpg", undefined],
  ["A-10012.jpg", undefined],
  [".jpg", undefined],
])("a picture belongs to the vehicle that its name names: %s", (path, vin) => {
  expect(findVehicle(path)).toBe(vin);
});

test("where stock numbers do not count, a VIN does", () => {
  expect(findVehicle("A-1001.jpg", false)).toBeUndefined();
  expect(findVehicle(`${VIN}.jpg`, false)).toBe(VIN);
});

test("a stock number of two vehicles belongs to neither", () => {
  const keys = indexPhotoKeys(
    [
      { vin: VIN, stockNumber: "7" },
      { vin: OTHER, stockNumber: "7" },
    ],
    true,
  );
  expect(keys.find("7")).toBeNull();
  expect(keys.find(VIN.toLowerCase())).toBe(VIN);
});

test("photos stand in the order of their numbers, the one without a number first", () => {
  expect(["10", "2", "", "03", "1"].toSorted(comparePhotoOrder)).toEqual([
    "",
    "1",
    "2",
    "03",
    "10",
  ]);
});
