import { expect, test } from "vitest";
import { findOffersPlace, isServicePage } from "./offers-place.ts";

test.each([
  ["/special-offers", "all"],
  ["/es/special-offers", "all"],
  ["/special-offers?page=2", "all"],
  ["/special-offers/sales", "sales"],
  ["/es/special-offers/service", "service"],
  ["/special-offers/dealer/trade-bonus", "dealer"],
  ["/es/service", "service"],
  ["/service/schedule", null],
  ["/special-offers/nothing", null],
  ["/special-offers-of-others", null],
  ["/search-vehicles/new-inventory", null],
  ["/", null],
])("%s has the place %s among the pages of offers", (address, place) => {
  expect(findOffersPlace(address)).toBe(place);
});

test("the service department has one page, in every language and at every place of it", () => {
  expect(isServicePage("/es/service#specials")).toBe(true);
  expect(isServicePage("/service?topic=3")).toBe(true);
  expect(isServicePage("/special-offers/service")).toBe(false);
  expect(isServicePage("/service/schedule")).toBe(false);
});
