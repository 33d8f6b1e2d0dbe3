import { expect, test } from "vitest";
import { readTypedAmount } from "./typed-amount.ts";

test.each([
  ["20000", 20_000, null],
  ["20 000", 20_000, null],
  ["20\u00a0000", 20_000, null],
  [" 20,000 ", 20_000, null],
  ["20k", 20_000, null],
  ["20 K", 20_000, null],
  ["1.1k", 1100, null],
  ["$20k", 20_000, "dollars"],
  ["$20,000.50", 20_000.5, "dollars"],
  ["$ 1,500", 1500, "dollars"],
  ["20 %", 20, "percent"],
  ["-5", -5, null],
])("%j is an amount", (text, amount, unit) => {
  expect(readTypedAmount(text)).toEqual({ amount, unit });
});

test.each([
  null,
  "",
  "cheap",
  "20kk",
  "k",
  "2,00",
  "$20%",
  "20k%",
  "1".repeat(30),
])("%j is none", (text) => {
  expect(readTypedAmount(text)).toBeNull();
});
