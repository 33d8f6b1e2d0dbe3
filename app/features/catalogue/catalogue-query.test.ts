import { expect, test } from "vitest";
import { parseCatalogueQuery } from "./catalogue-query.ts";

const rules = {
  conditionsSold: ["used"],
  sortKeys: ["newest", "priceLow"],
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
])("%s is refused by the name %s", (query, parameter) => {
  const result = parse(query);
  expect(result.ok ? [] : result.faults.map((it) => it.parameter)).toContain(
    parameter,
  );
});

test("all faults of a call are told at once", () => {
  const result = parse("page=0&sort=worst&wheels=4");
  expect(result.ok ? [] : result.faults).toHaveLength(3);
});
