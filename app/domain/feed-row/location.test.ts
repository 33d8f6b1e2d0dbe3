import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeZip, parseAddress, readLocation } from "./location.ts";

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

test.each([
  ["1 Main St, Norwood, MA 02062", "Norwood", "MA", "02062"],
  [
    "1 Main St, Suite 4, North Smithfield, RI 02896-1234, US",
    "North Smithfield",
    "RI",
    "02896-1234",
  ],
  [
    "{addr1: '550 O'Brien Dr, Rear', city: 'Coeur d'Alene', region: 'ID'}",
    "Coeur d'Alene",
    "ID",
    null,
  ],
  [
    '{"city":"Norwood","region":"MA","postal_code":"02062"}',
    "Norwood",
    "MA",
    "02062",
  ],
  ["{ City : Norwood , State : MA }", "Norwood", "MA", null],
  ["775 Kingston Road, Pickering, ON L1V 1A2, CA", null, null, null],
  ["1 Main St", null, null, null],
  ["MA 02062", null, null, null],
  ["{}", null, null, null],
  ["", null, null, null],
])("the address %j stands in %j, %j, %j", (text, city, state, zip) => {
  expect(parseAddress(text)).toEqual({ city, state, zip });
});

test("any text gives parts or none, and never throws", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((it) => `{${it}`),
      ),
      (text) => {
        expect(Object.keys(parseAddress(text))).toEqual([
          "city",
          "state",
          "zip",
        ]);
      },
    ),
  );
});
