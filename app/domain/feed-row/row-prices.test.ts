import { expect, test } from "vitest";
import { readPrices } from "./row-prices.ts";

test.each([
  [
    { price: "19990", internetPrice: "21990" },
    "used",
    ["internet price is above the list price: $21,990 over $19,990"],
  ],
  [{ price: "21990", internetPrice: "19990" }, "used", []],
  [{ price: "19990", internetPrice: "19990" }, "used", []],
  [
    { price: "50001", msrp: "40000" },
    "new",
    ["price is far above MSRP: $50,001 over $40,000"],
  ],
  [{ price: "50000", msrp: "40000" }, "new", []],
  [{ price: "50001", msrp: "40000" }, "used", []],
  [{ internetPrice: "19990" }, "used", []],
] as const)("of %j, %s, is said %j", (row, condition, warnings) => {
  expect(readPrices(row, condition).warnings).toEqual(warnings);
});
