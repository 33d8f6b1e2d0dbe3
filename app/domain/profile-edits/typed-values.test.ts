import { expect, test } from "vitest";
import {
  formatMomentTyped,
  formatMoneyTyped,
  readMoment,
  readMoney,
  readNumber,
  readTime,
} from "./typed-values.ts";

test.each([
  ["9:00 AM", "9:00 AM"],
  ["9 am", "9:00 AM"],
  ["9:30pm", "9:30 PM"],
  ["12 a.m.", "12:00 AM"],
  ["09:00", "9:00 AM"],
  ["18:30", "6:30 PM"],
  ["0:15", "12:15 AM"],
  ["12:05", "12:05 PM"],
  ["9", "9"],
  ["13 pm", "13 pm"],
  ["25:00", "25:00"],
  ["noonish", "noonish"],
])("the time %s is read as %s", (typed, read) => {
  expect(readTime(typed)).toBe(read);
});

test.each([
  ["$25,000.00", 2_500_000],
  ["7", 700],
  ["19.99", 1999],
  ["25k", 2_500_000],
  ["12 %", "12 %"],
  ["a lot", "a lot"],
])("the amount %s is read as %s cents", (typed, read) => {
  expect(readMoney(typed)).toBe(read);
});

test("an amount is shown as it would be typed", () => {
  expect(formatMoneyTyped(2_500_000)).toBe("25000");
  expect(formatMoneyTyped(705)).toBe("7.05");
});

test("a number with commas is read, words stay words", () => {
  expect(readNumber("85,000")).toBe(85_000);
  expect(readNumber("many")).toBe("many");
});

test("a moment is typed on the dealership's clock, in summer and in winter", () => {
  const zone = "America/Chicago";
  expect(readMoment("2026-11-30T23:59", zone)).toBe(
    "2026-11-30T23:59:00-06:00",
  );
  expect(readMoment("2026-07-01T00:00", zone)).toBe(
    "2026-07-01T00:00:00-05:00",
  );
  expect(readMoment("2026-02-30T00:00", zone)).toBe("2026-02-30T00:00");
  expect(formatMomentTyped("2026-07-01T05:00:00Z", zone)).toBe(
    "2026-07-01T00:00",
  );
  expect(formatMomentTyped("soon", zone)).toBe("soon");
});
