import { maskitoTransform } from "@maskito/core";
import { expect, test } from "vitest";
import { PHONE_MASK } from "./phone-mask.ts";

test.each([
  ["6305550100", "+1 (630) 555-0100"],
  ["16305550100", "+1 (630) 555-0100"],
  ["+1 630 555 0100", "+1 (630) 555-0100"],
  ["(630) 555-0100", "+1 (630) 555-0100"],
  ["630.555.0100", "+1 (630) 555-0100"],
  ["630", "+1 (630"],
  ["", ""],
])("%j is shown as %j", (typed, shown) => {
  expect(maskitoTransform(typed, PHONE_MASK)).toBe(shown);
});

test.each([
  "1-800-FLOWERS",
  "+44 20 7946 0958",
  "630 555 0100 x5",
  "６３０５５５０１００",
  "630555010012",
])("%s stays as it was typed", (typed) => {
  expect(maskitoTransform(typed, PHONE_MASK)).toBe(typed);
});
