import fc from "fast-check";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import {
  formatPhone,
  normalizePhone,
  parsePhone,
  type PhoneMask,
} from "./phone-number.ts";

test.each([
  "(630) 555-0100",
  "630.555.0100",
  "630 555 0100",
  "6305550100",
  "+16305550100",
  "+1 (630) 555-0100",
  "1-630-555-0100",
  "  +1 630 555 0100  ",
  "６３０５５５０１００",
  "＋１ ６３０ ５５５ ０１００",
  "630\u2013555\u20110100",
  "630\u00a0555\u00a00100",
])("%j is one number", (text) => {
  expect(parsePhone(text)).toBe("6305550100");
});

test.each([
  "",
  "   ",
  "630 555 01",
  "555-0100",
  "630555010",
  "call 630 555 0100",
  "630-555-O100",
  "1-800-FLOWERS",
  "630 555 0100 ext 5",
  "+1",
  "1234567890123456",
  "63055501001",
  "+1 (630) 555-01001",
  "+1 (630) 555-010",
  "1 630 555 010",
  "+1 (163) 055-5018",
  "063 055 5010",
  "442079460958",
  "+0 630 555 0100",
  "1".repeat(1_000_000),
])("what is %# cannot be called", (text) => {
  expect(parsePhone(text)).toBeNull();
});

test("a number of another country keeps its country", () => {
  expect(parsePhone("+44 20 7946 0958")).toBe("442079460958");
  expect(parsePhone("011 44 20 7946 0958")).toBe("442079460958");
  expect(parsePhone("0044 20 7946 0958")).toBe("442079460958");
});

test("digits and a leading plus sign remain of a number", () => {
  expect(normalizePhone("+1 (630) 555-0100")).toBe("+16305550100");
  expect(normalizePhone("(630) 555+0100")).toBe("6305550100");
});

const tenDigits = fc.stringMatching(/^[2-9]\d{9}$/);

test("every mask of a number reads back as the number", () => {
  fc.assert(
    fc.property(
      tenDigits,
      fc.constantFrom("general", "input", "email", "adf", "search"),
      (digits, mask) => {
        expect(parsePhone(formatPhone(digits, mask))).toBe(digits);
      },
    ),
  );
});

test("whatever is typed, a number is ten to fifteen digits or none", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(parsePhone(text) ?? "0000000000").toMatch(/^\d{10,15}$/);
    }),
  );
});

const EXAMPLES = path.join(
  import.meta.dirname,
  "../../../../shared/data/forms/phone_examples.csv",
);

test.skipIf(!existsSync(EXAMPLES))(
  "example numbers of the world are taken when they have ten digits (skipped: ../shared/data is absent)",
  () => {
    const [, ...rows] = readFileSync(EXAMPLES, "utf8").trim().split(/\r?\n/);
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) {
      const [, country = "", , national = ""] = row.split(",");
      const all = country + national;
      const own = country === "1" && all.length === 11 ? national : all;
      expect(parsePhone(`+${country} ${national}`), row).toBe(
        own.replace(/^1(?=\d{10}$)/, "").length >= 10 ? own : null,
      );
    }
  },
);

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
