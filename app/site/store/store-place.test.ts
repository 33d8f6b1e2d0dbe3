import { expect, test } from "vitest";
import { isPlaceHere } from "./store-place.ts";

test("a store's entry on the contact page is no site of its own", () => {
  const here = { id: "lynn", siteAddress: "/contact-us#store-lynn" };
  expect(isPlaceHere(here)).toBe(true);
  expect(
    isPlaceHere({ ...here, siteAddress: "/es/contact-us#store-lynn" }),
  ).toBe(true);
  expect(isPlaceHere({ ...here, siteAddress: "/pages/lynn" })).toBe(false);
  expect(isPlaceHere({ ...here, siteAddress: "https://lynn.example/" })).toBe(
    false,
  );
  expect(isPlaceHere({ ...here, siteAddress: null })).toBe(false);
});
