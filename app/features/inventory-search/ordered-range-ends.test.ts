import { expect, test } from "vitest";
import { orderRangeEnds } from "./ordered-range-ends.ts";

const ordered = (query: string) =>
  orderRangeEnds(new URLSearchParams(query))?.toString() ?? null;

test("a range whose ends were mixed up is turned round, and nothing else changes", () => {
  expect(
    ordered("q=red&price_min=30,000&price_max=%2420000&year_max=2020"),
  ).toBe("q=red&price_min=%2420000&price_max=30%2C000&year_max=2020");
});

test("a range in order, with one end or with no number in it is left alone", () => {
  for (const query of [
    "price_min=20000&price_max=30000",
    "price_min=20000&price_max=20000",
    "price_min=30000",
    "year_min=soon&year_max=2020",
    "",
  ])
    expect(ordered(query)).toBeNull();
});
