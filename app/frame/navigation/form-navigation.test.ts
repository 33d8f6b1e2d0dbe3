import { expect, test } from "vitest";
import { findFormNavigation } from "./form-navigation.ts";

const PAGE = "https://cars.example/";

test("a GET form becomes an address, its empty fields left out", () => {
  const fields = [
    ["q", "suv under $20,000"],
    ["price_min", " "],
    ["make_model", "honda"],
    ["make_model", "kia"],
  ] as const;
  expect(
    findFormNavigation(
      "https://cars.example/search-vehicles?old=1",
      fields,
      PAGE,
    ),
  ).toBe(
    "/search-vehicles?q=suv+under+%2420%2C000&make_model=honda&make_model=kia",
  );
});

test("a form with nothing in it leads to its bare address", () => {
  expect(findFormNavigation("/search-vehicles", [["q", ""]], PAGE)).toBe(
    "/search-vehicles",
  );
});

test("a form that leaves the site is left to the browser", () => {
  expect(findFormNavigation("https://elsewhere.example/", [], PAGE)).toBeNull();
});
