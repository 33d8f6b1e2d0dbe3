import { expect, test } from "vitest";
import { formatPeriod } from "./format-period.ts";

test("a period is said in years where it is whole years, and in days otherwise", () => {
  expect(
    [0, 1, 180, 365, 400, 730].map((it) => formatPeriod(it, "en")),
  ).toEqual(["0 days", "1 day", "180 days", "1 year", "400 days", "2 years"]);
  expect([1, 180, 365, 1825].map((it) => formatPeriod(it, "es"))).toEqual([
    "1 día",
    "180 días",
    "1 año",
    "5 años",
  ]);
});
