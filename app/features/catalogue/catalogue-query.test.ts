import { expect, test } from "vitest";
import { parseCatalogueQuery } from "./catalogue-query.ts";

const rules = {
  conditionsSold: ["used"],
  sortKeys: ["newest", "priceLow"],
  defaultSort: "newest",
  storeIds: ["aurora"],
} as const;

const parse = (query: string) =>
  parseCatalogueQuery(new URLSearchParams(query), rules);

test("every filter of the list can be asked for", () => {
  expect(
    parse(
      "condition=used&bodystyle=trucks,suvs&make_model=honda~civic&price_max=20000&payment_max=400&store=aurora&q=Heated%20Seats&sort=priceLow&page=2",
    ),
  ).toEqual({
    ok: true,
    search: {
      condition: "used",
      values: {
        bodystyle: ["suvs", "trucks"],
        make_model: ["honda~civic"],
        store: ["aurora"],
      },
      ranges: { price: { max: 20000 }, payment: { max: 400 } },
      keywords: "heated seats",
      sort: "priceLow",
      page: 2,
    },
  });
});

test.each([
  ["color=red", "color"],
  ["condition=new", "condition"],
  ["bodystyle=boats", "bodystyle"],
  ["bodystyle=suvs,", "bodystyle"],
  ["bodystyle=suvs&bodystyle=trucks", "bodystyle"],
  ["price_max=cheap", "price_max"],
  ["price_min=2&price_max=1", "price_min"],
  ["year_min=1600", "year_min"],
  ["payment_min=200", "payment_min"],
  ["payment=400", "payment"],
  ["payment_max=low", "payment_max"],
  ["payment_max=100000", "payment_max"],
  ["sort=mileage", "sort"],
  ["page=0", "page"],
  ["page=1e9", "page"],
  ["store=nowhere", "store"],
  ["__proto__=1", "__proto__"],
  ["filter[wheels]=equals:4", "filter[wheels]"],
  ["filter[__proto__]=equals:4", "filter[__proto__]"],
  ["filter[year]=resembles:2019", "filter[year]"],
  ["filter[year]=gte:new", "filter[year]"],
  ["filter=year", "filter"],
])("%s is refused by the name %s", (query, parameter) => {
  const result = parse(query);
  expect(result.ok ? [] : result.faults.map((it) => it.parameter)).toContain(
    parameter,
  );
});

test("table filters are read in any order, a field as often as it is given", () => {
  const table = (query: string) => {
    const result = parse(query);
    return result.ok ? result.search.table?.filters : result.faults;
  };
  expect(
    table(
      "filter[year]=lte:2021&filter[make]=equals:Honda&filter[year]=gte:2019",
    ),
  ).toEqual([
    { field: "make", mode: "equals", value: "honda" },
    { field: "year", mode: "gte", value: "2019" },
    { field: "year", mode: "lte", value: "2021" },
  ]);
  expect(table("filter[year]=gte:2019&filter[year]=gte:2019")).toHaveLength(1);
  expect(table("q=civic")).toBeUndefined();
});

test("the eleventh table filter is one too many", () => {
  const many = Array.from(
    { length: 11 },
    (_, at) => `filter[vin]=contains:${at}`,
  );
  const result = parse(many.join("&"));
  expect(result.ok ? [] : result.faults).toEqual([
    {
      parameter: "filter[vin]",
      message: "is one filter too many: 10 is the most",
    },
  ]);
});

test("all faults of a call are told at once", () => {
  const result = parse("page=0&sort=worst&wheels=4");
  expect(result.ok ? [] : result.faults).toHaveLength(3);
});
