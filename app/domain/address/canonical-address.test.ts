import { expect, test } from "vitest";
import { getCanonicalAddress } from "./canonical-address.ts";

const rules = { parameters: ["page"], isLowercased: false };
const canonical = (address: string, other = rules) => {
  const url = new URL(address, "https://dealer.example");
  return getCanonicalAddress(url.pathname, url.searchParams, other);
};

test("filters and whitelisted parameters are kept, sorted; all others are dropped", () => {
  expect(
    canonical(
      "/search-vehicles/used-inventory?utm_source=a&price_max=2&page=3&gclid=x&bodystyle=suvs,trucks",
    ),
  ).toBe(
    "/search-vehicles/used-inventory?bodystyle=suvs,trucks&page=3&price_max=2",
  );
});

test("the path keeps its letter case unless the profile lowercases it", () => {
  const address = "/used-vehicle/suvs/2021-honda-cr-v/2HKRW2H80MH600001";
  expect(canonical(address)).toBe(address);
  expect(canonical(address, { ...rules, isLowercased: true })).toBe(
    address.toLowerCase(),
  );
});
