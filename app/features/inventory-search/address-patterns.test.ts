import fc from "fast-check";
import { expect, test } from "vitest";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import { buildOptionLink, findPages } from "./address-patterns.ts";
import { getOptionAddress } from "./filters/value-facet-group.tsx";
import { getListPageAddress } from "./paging/loaded-pages.ts";
import { setValues, toggleValue } from "./search-change.ts";

const pickSubset = (values: readonly string[]) =>
  fc.subarray([...values]).map((it) => it.toSorted());
const MAKES = ["ford", "honda~civic", "honda~cr-v", "škoda", "toyota"];
const FEATURES = ["apple-carplay", "heated-seats", "sunroof"];

const anySearch: fc.Arbitrary<InventorySearch> = fc
  .record({
    condition: fc.constantFrom<InventorySearch["condition"]>(
      "all",
      "used",
      "new",
    ),
    makes: pickSubset(MAKES),
    features: pickSubset(FEATURES),
    bodystyles: pickSubset(["sedans", "suvs"]),
    max: fc.option(fc.integer({ min: 1, max: 90_000 }), { nil: null }),
    keywords: fc.option(
      fc.constantFrom(
        "red",
        "features=_",
        "/make_model/_",
        "page=999999 &x",
        "a_b",
      ),
      { nil: null },
    ),
    sort: fc.constantFrom<InventorySearch["sort"]>("newest", "mileage"),
    page: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ makes, features, bodystyles, max, condition, sort, ...rest }) => ({
    ...EVERYTHING,
    ...rest,
    condition,
    sort,
    values: {
      ...(makes.length > 0 && { make_model: makes }),
      ...(features.length > 0 && { features }),
      ...(bodystyles.length > 0 && { bodystyle: bodystyles }),
    },
    ranges: max === null ? {} : { price: { max } },
  }));

test("an option's address is the codec's address of the search with that value", () => {
  const values = {
    make_model: [...MAKES, "kia"],
    features: FEATURES,
    bodystyle: ["sedans", "suvs", "trucks"],
    store: ["aurora"],
  };
  fc.assert(
    fc.property(
      anySearch,
      fc.constantFrom("make_model", "features", "bodystyle", "store"),
      fc.nat(),
      fc.constantFrom("en", "es"),
      (search, key, pick, language) => {
        const selected = search.values[key] ?? [];
        const unused = values[key].filter((it) => !selected.includes(it));
        const value = unused[pick % Math.max(1, unused.length)];
        if (value === undefined) return;
        const formatAddress = (it: InventorySearch) =>
          formatSearchAddress(it, { language });
        expect(
          getOptionAddress(buildOptionLink(search, key, formatAddress), value),
        ).toBe(formatAddress(setValues(search, key, [...selected, value])));
      },
    ),
  );
});

test("a page's address is the codec's address of the search at that page", () => {
  fc.assert(
    fc.property(anySearch, fc.integer({ min: 1, max: 9 }), (search, page) => {
      const pages = findPages(
        search,
        { page: 1, pageCount: 9, total: 200 },
        formatSearchAddress,
      );
      if (pages === null) throw new Error("Nine pages have links.");
      expect(getListPageAddress(pages, page)).toBe(
        formatSearchAddress({ ...search, page }),
      );
    }),
  );
});

test("a model narrows its make, a make widens to all of its models", () => {
  expect(toggleValue(["ford", "honda"], "honda~civic")).toEqual([
    "ford",
    "honda~civic",
  ]);
  expect(toggleValue(["ford", "honda~civic", "honda~fit"], "honda")).toEqual([
    "ford",
    "honda",
  ]);
  expect(toggleValue(["ford", "honda"], "honda")).toEqual(["ford"]);
});
