import { expect, test } from "vitest";
import { FEED_FIELDS } from "#app/domain/feed-row/feed-row.ts";
import {
  listColumnNames,
  measureEditDistance,
  toColumnKey,
} from "./column-mapping.server.ts";
import { detectDelimiter } from "#app/adapters/inventory-feed/readers/csv-records.server.ts";
import { FORMAT_ROWS } from "./feed-formats.server.ts";
import { detectFormat, buildFeedMapping } from "./feed-mapping.server.ts";
import { createColumnMapper, listUnreadColumns } from "./map-columns.server.ts";

test.each([
  ["Stock #", "stock"],
  ["New/Used", "newused"],
  ["Image URL 2", "imageurl"],
  ["image[0].url", "imageurl"],
  ["mileage.value", "mileagevalue"],
  ["custom_number_0", "customnumber"],
  ["  VIN ", "vin"],
])("the column %j is known as %j", (name, key) => {
  expect(toColumnKey(name)).toBe(key);
});

test("every name in the tables is written as columns are compared", () => {
  const names = [
    ...FEED_FIELDS.flatMap(listColumnNames),
    ...FORMAT_ROWS.flatMap(({ columns, signatures }) => [
      ...signatures.flat(),
      ...Object.values(columns).flat(),
    ]),
  ];
  expect(names.filter((name) => toColumnKey(name) !== name)).toEqual([]);
});

test("no column name means two fields", () => {
  const names = FEED_FIELDS.flatMap(listColumnNames);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual(
    [],
  );
});

test.each([
  [["VIN", "New/Used", "Photo Url List"], "vauto"],
  [["Make", "Used/New", "MinMPG", "MaxMPG"], "carscom"],
  [["vehicle_id", "state_of_vehicle", "vin"], "meta"],
  [["VIN", "Year"], "generic"],
])("the columns %j are of the format %s", (names, format) => {
  expect(detectFormat(names)).toBe(format);
});

test("of several columns for one field the better name wins, wherever it stands", () => {
  const map = createColumnMapper(buildFeedMapping("meta"));
  const row = map({
    row: 1,
    names: ["condition", "state_of_vehicle", "color", "exterior_color"],
    values: ["EXCELLENT", "USED", "red", ""],
    problem: null,
    warning: null,
  });
  expect(row).toEqual({ condition: "USED", exteriorColor: "red" });
});

test("columns that mean nothing are listed", () => {
  const mapping = buildFeedMapping("generic");
  expect(
    listUnreadColumns(["VIN", "DealType", "SellerName", "DealType"], mapping),
  ).toEqual(["DealType", "SellerName"]);
});

test.each([
  ["a,b;c,d", ","],
  ["a\tb,c\td", "\t"],
  ['"a,b,c";d;e', ";"],
  ["a|b", "|"],
  ["vin", ","],
])("the delimiter of %j is %j", (head, delimiter) => {
  expect(detectDelimiter(head)).toBe(delimiter);
});

test.each([
  ["year", "year", 0],
  ["yaer", "year", 2],
  ["vin", "", 3],
  ["mak", "make", 1],
])("the distance from %j to %j is %d", (a, b, distance) => {
  expect(measureEditDistance(a, b)).toBe(distance);
});
