import { expect, test } from "vitest";
import { getReturnAddress } from "./return-address.ts";

test("a search comes back with its filters, order and page", () => {
  expect(
    getReturnAddress(
      "/search-vehicles",
      "?make_model=honda~civic,kia&price_max=20000&q=a+%26+b",
    ),
  ).toBe(
    "/search-vehicles?make_model=honda~civic,kia&price_max=20000&q=a+%26+b",
  );
});

test("nothing of one visitor's own stays in the address", () => {
  expect(
    getReturnAddress("/", "?gclid=abc&utm_source=mail&anything=else"),
  ).toBe("/");
});
