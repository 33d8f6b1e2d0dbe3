import { expect, test } from "vitest";
import { findDirectAddress, orderRangeEnds } from "./direct-address.ts";

const HERE = { language: "en", storeIds: ["aurora"], defaultSort: null };
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

test("a sentence that was read goes along, until nothing narrows the list any more", () => {
  const said = "suv under 20k";
  expect(findAddress({ said, bodystyle: "suvs", price_max: "25000" })).toBe(
    "/search-vehicles/all-inventory/bodystyle/suvs?price_max=25000&said=suv+under+20k",
  );
  expect(findAddress({ said, bodystyle: "suvs" })).toBe(
    "/search-vehicles/all-inventory/bodystyle/suvs?said=suv+under+20k",
  );
  expect(findAddress({ said, price_max: "" })).toBe(
    "/search-vehicles/all-inventory",
  );
});

test("ends that were mixed up are put in order", () => {
  expect(findAddress({ year_min: "2022", year_max: "2019" })).toBe(
    "/search-vehicles/all-inventory?year_max=2022&year_min=2019",
  );
});

test("amounts are read as people write them, and one too large is the largest", () => {
  for (const [typed, read] of [
    ["20000", 20_000],
    ["20 000", 20_000],
    ["20k", 20_000],
    ["$20,000.50", 20_000],
    [" $ 20,000 ", 20_000],
    ["123456789", 9_999_999],
  ] as const)
    expect(findAddress({ price_max: typed }), typed).toBe(
      `/search-vehicles/all-inventory/price/max/${read}`,
    );
  expect(findAddress({ price_min: "20,000.50" })).toBe(
    "/search-vehicles/all-inventory/price/min/20001",
  );
  expect(findAddress({ price_min: "30k", price_max: "20k" })).toBe(
    "/search-vehicles/all-inventory?price_max=30000&price_min=20000",
  );
  expect(findAddress({ year_min: "20222" })).toBe(
    "/search-vehicles/all-inventory/year/min/2199",
  );
});

test("what makes no search is left to the server", () => {
  expect(findAddress({ price_max: "12abc" })).toBeNull();
  expect(findAddress({ store: "elsewhere" })).toBeNull();
});

const ordered = (query: string) =>
  orderRangeEnds(new URLSearchParams(query))?.toString() ?? null;

test("a range whose ends were mixed up is turned round, and nothing else changes", () => {
  expect(
    ordered("q=red&price_min=30,000&price_max=%2420000&year_max=2020"),
  ).toBe("q=red&price_min=%2420000&price_max=30%2C000&year_max=2020");
});

test("a range in order, with one end or with no number in it is left alone", () => {
  for (const query of [
    "price_min=20000&price_max=30000",
    "price_min=20000&price_max=20000",
    "price_min=30000",
    "year_min=soon&year_max=2020",
    "",
  ])
    expect(ordered(query)).toBeNull();
});
