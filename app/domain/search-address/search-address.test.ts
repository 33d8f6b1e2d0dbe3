import { expect, test } from "vitest";
import { EVERYTHING, SORT_KEYS } from "#app/domain/inventory/search.ts";
import { formatSearchAddress, parseSearchAddress } from "./search-address.ts";
import type { SearchAddressRules } from "./search-check.ts";

const RULES: SearchAddressRules = {
  conditionsSold: ["used", "new"],
  sortKeys: SORT_KEYS,
  defaultSort: "newest",
  storeIds: ["aurora", "Elgin"],
};

function parse(address: string, rules = RULES) {
  const url = new URL(address, "https://example.test");
  const [, first, ...segments] = url.pathname
    .split("/")
    .map(decodeURIComponent);
  expect(first).toBe("search-vehicles");
  return parseSearchAddress(segments, url.searchParams, rules);
}

test.each([
  "/search-vehicles/all-inventory",
  "/search-vehicles/all-inventory?sort=priceLow",
  "/search-vehicles/all-inventory?page=2&q=heated+seats",
  "/search-vehicles/used-inventory",
  "/search-vehicles/all-inventory/price/max/20000",
  "/search-vehicles/all-inventory/mileage/max/85000",
  "/search-vehicles/all-inventory/great_deals/price_drop",
  "/search-vehicles/used-inventory/bodystyle/suvs?price_max=20000",
  "/search-vehicles/all-inventory/make_model/honda",
  "/search-vehicles/new-inventory/make_model/honda/civic?mileage_max=10&mileage_min=5&year_min=2020",
  "/search-vehicles/all-inventory?make_model=honda~accord,honda~civic",
  "/search-vehicles/all-inventory/drivetrain/awd?bodystyle=sedans,suvs",
  "/search-vehicles/all-inventory/store/Elgin",
])("%s is canonical", (address) => {
  expect(parse(address)).toMatchObject({ kind: "search", canonical: address });
});

test.each([
  ["/search-vehicles", "/search-vehicles/all-inventory"],
  ["/search-vehicles/", "/search-vehicles/all-inventory"],
  ["/search-vehicles/all-inventory/", "/search-vehicles/all-inventory"],
  ["/search-vehicles/USED-inventory", "/search-vehicles/used-inventory"],
  ["/search-vehicles?sort=newest&page=1&q=", "/search-vehicles/all-inventory"],
  [
    "/search-vehicles?sort=PRICELOW",
    "/search-vehicles/all-inventory?sort=priceLow",
  ],
  [
    "/search-vehicles?q=Heated++Seats",
    "/search-vehicles/all-inventory?q=heated+seats",
  ],
  ["/search-vehicles?condition=used", "/search-vehicles/used-inventory"],
  [
    "/search-vehicles/used-inventory?condition=all",
    "/search-vehicles/all-inventory",
  ],
  [
    "/search-vehicles?bodystyle=trucks&bodystyle=suvs&bodystyle=suvs",
    "/search-vehicles/all-inventory?bodystyle=suvs,trucks",
  ],
  [
    "/search-vehicles/all-inventory/bodystyle/trucks?bodystyle=suvs",
    "/search-vehicles/all-inventory?bodystyle=suvs,trucks",
  ],
  [
    "/search-vehicles?price_min=&price_max=20000",
    "/search-vehicles/all-inventory/price/max/20000",
  ],
  [
    "/search-vehicles?price_max=$20,000&price_min=0",
    "/search-vehicles/all-inventory/price/max/20000",
  ],
  [
    "/search-vehicles/price/max/020000",
    "/search-vehicles/all-inventory/price/max/20000",
  ],
  [
    "/search-vehicles/all-inventory/price/max/20000?bodystyle=suvs",
    "/search-vehicles/all-inventory/bodystyle/suvs?price_max=20000",
  ],
  [
    "/search-vehicles?make_model=honda&make_model=Honda~Civic",
    "/search-vehicles/all-inventory/make_model/honda/civic",
  ],
  [
    "/search-vehicles/all-inventory/store/AURORA/",
    "/search-vehicles/all-inventory/store/aurora",
  ],
  [
    "/search-vehicles?payment_max=$400",
    "/search-vehicles/all-inventory/payment/max/400",
  ],
  [
    "/search-vehicles/payment/max/0400/",
    "/search-vehicles/all-inventory/payment/max/400",
  ],
  [
    "/search-vehicles/used-inventory/payment/max/400?store=aurora",
    "/search-vehicles/used-inventory/store/aurora?payment_max=400",
  ],
  [
    "/search-vehicles/used-inventory/payment/max/400?payment_max=300",
    "/search-vehicles/used-inventory/payment/max/300",
  ],
  [
    "/search-vehicles?gclid=X&utm_source=mail&nonsense=1",
    "/search-vehicles/all-inventory?gclid=X&utm_source=mail",
  ],
])("%s redirects to %s, which is canonical", (address, location) => {
  expect(parse(address)).toEqual({ kind: "redirect", location });
  expect(parse(location).kind).toBe("search");
});

test.each([
  "/search-vehicles/certified-inventory",
  "/search-vehicles/inventory",
  "/search-vehicles/all-inventory/colour/red",
  "/search-vehicles/all-inventory/bodystyle",
  "/search-vehicles/all-inventory/bodystyle/boats",
  "/search-vehicles/all-inventory/bodystyle/suvs/trucks",
  "/search-vehicles/all-inventory/price/max",
  "/search-vehicles/all-inventory/price/about/20000",
  "/search-vehicles/all-inventory/price/max/20000/5",
  "/search-vehicles/all-inventory/payment/min/300",
  "/search-vehicles/all-inventory/payment/max",
  "/search-vehicles/all-inventory/payment/300",
  "/search-vehicles/all-inventory/payment/max/lots",
  "/search-vehicles/all-inventory/make_model/%3Cscript%3E",
  "/search-vehicles/all-inventory/features/teleporter",
  "/search-vehicles/all-inventory/store/nowhere",
  "/search-vehicles?payment=300",
  "/search-vehicles?payment_min=300",
  "/search-vehicles?payment_min=200&payment_max=300",
  "/search-vehicles?payment_max=-300",
  "/search-vehicles?price_max=-1",
  "/search-vehicles?price_max=cheap",
  "/search-vehicles?price_min=2&price_max=1",
  "/search-vehicles?year_min=-19",
  "/search-vehicles?sort=cheapest",
  "/search-vehicles?page=0",
  "/search-vehicles?page=-1",
  "/search-vehicles?condition=certified",
  "/search-vehicles?great_deals=free",
])("%s is not found", (address) => {
  expect(parse(address)).toEqual({ kind: "not-found" });
});

test("unknown keys and click identifiers never redirect by themselves", () => {
  expect(
    parse("/search-vehicles/all-inventory?gclid=a&utm_campaign=b&x=1&fbclid=c"),
  ).toEqual({
    kind: "search",
    search: EVERYTHING,
    canonical: "/search-vehicles/all-inventory",
  });
});

test("the profile's default order has no name in an address, and newest has one where it is not the default", () => {
  const rules = { ...RULES, defaultSort: "mileage" } as const;
  const all = "/search-vehicles/all-inventory";
  expect(parse(all, rules)).toMatchObject({ search: { sort: null } });
  expect(parse(`${all}?sort=mileage`, rules)).toEqual({
    kind: "redirect",
    location: all,
  });
  expect(parse(`${all}?sort=newest`, rules)).toMatchObject({
    kind: "search",
    search: { sort: "newest" },
    canonical: `${all}?sort=newest`,
  });
});

test("a sort that is not on offer is not found", () => {
  const rules = { ...RULES, sortKeys: ["newest", "mileage"] as const };
  expect(parse("/search-vehicles?sort=priceLow", rules).kind).toBe("not-found");
});

test("another language stands before the path and in its redirects", () => {
  const options = { language: "es" };
  expect(formatSearchAddress(EVERYTHING, options)).toBe(
    "/es/search-vehicles/all-inventory",
  );
  const parsed = parseSearchAddress([], new URLSearchParams(), RULES, options);
  expect(parsed).toEqual({
    kind: "redirect",
    location: "/es/search-vehicles/all-inventory",
  });
});

test.each([
  [
    "/search-vehicles/all-inventory/payment/max/100000",
    "/search-vehicles/all-inventory/payment/max/99999",
  ],
  [
    "/search-vehicles?price_max=12345678",
    "/search-vehicles/all-inventory/price/max/9999999",
  ],
  [
    "/search-vehicles?mileage_max=50k",
    "/search-vehicles/all-inventory/mileage/max/50000",
  ],
  [
    "/search-vehicles?year_min=19",
    "/search-vehicles/all-inventory/year/min/1900",
  ],
  [
    "/search-vehicles/all-inventory/year/max/202",
    "/search-vehicles/all-inventory/year/max/1900",
  ],
  [
    "/search-vehicles?price_min=20.50&price_max=20.70",
    "/search-vehicles/all-inventory?price_max=21&price_min=21",
  ],
])("%s is read as %s", (address, location) => {
  expect(parse(address)).toEqual({ kind: "redirect", location });
});
