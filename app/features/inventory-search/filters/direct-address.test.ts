import { expect, test } from "vitest";
import { findDirectAddress } from "./direct-address.ts";

const HERE = { language: "en", storeIds: ["aurora"] };
const findAddress = (fields: Record<string, string>) =>
  findDirectAddress(Object.entries(fields), HERE);

test("a form of the list leads straight to the address that the server would send it to", () => {
  expect(
    findAddress({ condition: "used", bodystyle: "suvs", price_max: "$25,000" }),
  ).toBe("/search-vehicles/used-inventory/bodystyle/suvs?price_max=25000");
  expect(findAddress({ price_min: "", price_max: " " })).toBe(
    "/search-vehicles/all-inventory",
  );
});

test("ends that were mixed up are put in order", () => {
  expect(findAddress({ year_min: "2022", year_max: "2019" })).toBe(
    "/search-vehicles/all-inventory?year_max=2022&year_min=2019",
  );
});

test("what makes no search is left to the server", () => {
  expect(findAddress({ price_max: "12abc" })).toBeNull();
  expect(findAddress({ store: "elsewhere" })).toBeNull();
});
