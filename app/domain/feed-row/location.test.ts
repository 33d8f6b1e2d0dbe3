import fc from "fast-check";
import { expect, test } from "vitest";
import { readLocation, normalizeZip } from "./location.ts";

test.each([
  ["94544", "94544"],
  ["94544-1234", "94544"],
  ["2062", "02062"],
  ["2062.0", "02062"],
  [" 601 ", "00601"],
  ["501", "00501"],
  ["1", null],
  ["101", null],
  ["00000", null],
  ["Smithville", null],
  ["K1A 0B1", null],
  ["945441", null],
  ["", null],
])("the ZIP code in %j is %j", (text, zip) => {
  expect(normalizeZip(text)).toBe(zip);
});

test("every ZIP code comes back from what a spreadsheet makes of it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 501, max: 99_999 }), (number) => {
      expect(Number(normalizeZip(String(number)))).toBe(number);
      expect(normalizeZip(String(number))).toMatch(/^\d{5}$/);
    }),
  );
});

test.each([
  [
    { city: "Hayward", state: "ca", zip: "94544" },
    { city: "Hayward", state: "CA", zip: "94544" },
  ],
  [
    { state: "MA", zip: "2062" },
    { city: null, state: "MA", zip: "02062" },
  ],
  [
    { state: "AZ-101", zip: "85383" },
    { city: null, state: null, zip: "85383" },
  ],
  [{ state: "Glens", zip: "Falls" }, null],
  [{ city: "24773 Mission Blvd", state: "RT", zip: "1" }, null],
  [{}, null],
])("a row with %j stands at %j", (row, location) => {
  expect(readLocation(row)).toEqual(location);
});
