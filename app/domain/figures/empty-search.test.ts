import { expect, test } from "vitest";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { describeEmptySearch } from "./empty-search.ts";

test.each([
  ["lifted truck", "/search-vehicles/all-inventory?q=lifted+truck"],
  ["ford 630-555-0142", "/search-vehicles/all-inventory?q=ford"],
  ["ford (630) 555 0142", "/search-vehicles/all-inventory?q=ford"],
  ["5550142 ford", "/search-vehicles/all-inventory?q=ford"],
  ["６３０５５５０１４２ ford", "/search-vehicles/all-inventory?q=ford"],
  ["ana@example.com ford", "/search-vehicles/all-inventory?q=ford"],
  ["2hkrw2h80mh600001 honda", "/search-vehicles/all-inventory?q=honda"],
  ["civic under 25000", "/search-vehicles/all-inventory?q=civic+under+25000"],
])("of %j the words stay that name nobody", (keywords, address) => {
  expect(describeEmptySearch({ ...EVERYTHING, keywords })).toBe(address);
});

test.each(["ana@example.com", "+1 630 555 0142", "2hkrw2h80mh600001", "…"])(
  "a search for %j alone is counted nowhere",
  (keywords) => {
    expect(describeEmptySearch({ ...EVERYTHING, keywords })).toBeNull();
  },
);

test("words are cut, and filters say what was sought whatever the order and the page", () => {
  const long = describeEmptySearch({
    ...EVERYTHING,
    keywords: "a ".repeat(90),
  });
  expect(long?.length).toBeLessThan(110);
  expect(
    describeEmptySearch({
      ...EVERYTHING,
      condition: "used",
      values: { make_model: ["honda~civic"] },
      ranges: { price: { max: 5000 } },
      sort: "newest",
      page: 3,
    }),
  ).toBe(
    "/search-vehicles/used-inventory/make_model/honda/civic?price_max=5000",
  );
});

test("a number that was typed in the place of a make is counted nowhere", () => {
  expect(
    describeEmptySearch({
      ...EVERYTHING,
      values: { make_model: ["630-555-0142"] },
    }),
  ).toBeNull();
});
