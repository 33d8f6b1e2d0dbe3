import { expect, test } from "vitest";
import { parseSearchAddress } from "#app/domain/search-address/search-address.ts";
import { isSitemapSearch } from "./sitemap-search.ts";

const RULES = {
  conditionsSold: ["new", "used"],
  sortKeys: ["newest", "priceLow"],
  defaultSort: "newest",
  storeIds: ["aurora"],
} as const;
const NAMED = new Set(["/search-vehicles/all-inventory/price/max/20000"]);

function isListed(
  address: string,
  conditionsSold: readonly ("new" | "used")[] = RULES.conditionsSold,
): boolean {
  const [path = "", query] = address.split("?", 2);
  const parsed = parseSearchAddress(
    path.split("/").slice(2).map(decodeURIComponent),
    new URLSearchParams(query),
    { ...RULES, conditionsSold },
  );
  if (parsed.kind !== "search")
    return expect.fail(`${address}: ${parsed.kind}`);
  const rules = { conditionsSold, namedAddresses: NAMED };
  return isSitemapSearch(parsed.search, parsed.canonical, rules);
}

test.each([
  "/search-vehicles/all-inventory",
  "/search-vehicles/used-inventory",
  "/search-vehicles/used-inventory/bodystyle/suvs",
  "/search-vehicles/all-inventory/make_model/honda",
  "/search-vehicles/new-inventory/make_model/honda/civic",
  "/search-vehicles/all-inventory/store/aurora",
  "/search-vehicles/all-inventory/exterior-color/red",
  "/search-vehicles/all-inventory/price/max/20000",
])("%s stands in the sitemap", (address) => {
  expect(isListed(address)).toBe(true);
});

test.each([
  "/search-vehicles/all-inventory?page=2",
  "/search-vehicles/all-inventory?sort=priceLow",
  "/search-vehicles/all-inventory?q=honda",
  "/search-vehicles/all-inventory/price/max/19999",
  "/search-vehicles/all-inventory/payment/max/400",
  "/search-vehicles/all-inventory/bodystyle/suvs?make_model=honda",
  "/search-vehicles/all-inventory?make_model=honda,toyota",
])("%s is one of endless combinations", (address) => {
  expect(isListed(address)).toBe(false);
});

test("where one condition is sold, its own list is the whole list again", () => {
  expect(isListed("/search-vehicles/used-inventory", ["used"])).toBe(false);
  expect(isListed("/search-vehicles/all-inventory", ["used"])).toBe(true);
});
