import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAddress } from "./address-text.ts";

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
