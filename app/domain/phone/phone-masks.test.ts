import { expect, test } from "vitest";
import { formatPhone, type PhoneMask } from "./phone-masks.ts";

test.each<[PhoneMask, string]>([
  ["general", "(630) 555-0142"],
  ["input", "+1 (630) 555-0142"],
  ["email", "+1 (630) 555-0142"],
  ["adf", "630-555-0142"],
  ["search", "6305550142"],
])("the %s mask shows %s", (mask, shown) => {
  expect(formatPhone("6305550142", mask)).toBe(shown);
});

test("what is no ten-digit number is shown as it came", () => {
  expect(formatPhone("555", "general")).toBe("555");
});
