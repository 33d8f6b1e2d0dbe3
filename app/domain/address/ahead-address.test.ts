import { expect, test } from "vitest";
import { canPrefetch, SPECULATION_RULES } from "./ahead-address.ts";

test.each([
  "/",
  "/search-vehicles/all-inventory",
  "/used-vehicle/suvs/2021-honda-cr-v/1HGCM82633A004352",
])("%s may be fetched ahead", (path) => {
  expect(canPrefetch(path)).toBe(true);
});

test.each([
  "/store-selection",
  "/api/catalogue/v1/openapi.json",
  "/contact-us",
  "/search-vehicles-2",
  "//elsewhere.example/",
])("%s may not", (path) => {
  expect(canPrefetch(path)).toBe(false);
});

test("the rules name only paths of this site, and cannot end their script early", () => {
  const { prefetch } = JSON.parse(SPECULATION_RULES);
  const [{ where }] = prefetch;
  for (const pattern of where.and[0].href_matches)
    expect(canPrefetch(pattern.replace("*", "x"))).toBe(true);
  expect(SPECULATION_RULES).not.toContain("<");
});
