import fc from "fast-check";
import { expect, test } from "vitest";
import { parseFeatureNames } from "./row-description.ts";
import { cleanLine, cleanText } from "./feed-text.ts";

test.each([
  "",
  "  ",
  "–",
  "-",
  "#N/A",
  "n/a",
  "NULL",
  "null",
  "Unknown",
  "Not Specified",
  "\u200b",
])("%j says nothing", (text) => {
  expect(cleanLine(text)).toBeNull();
  expect(cleanText(text)).toBeNull();
});

test.each([
  ["  SR5\t Premium ", "SR5 Premium"],
  ["Fish &amp; Chips", "Fish & Chips"],
  ["5&#39;8&quot; bed", "5'8\" bed"],
  ["a\u0000b\u001fc\u202ed", "abcd"],
  ["lone \ud800 half", "lone half"],
  ["🚗 great", "🚗 great"],
  ["<b>Bold</b> & <i>brave</i>", "Bold & brave"],
  ["<script>alert(1)</script>Truck", "Truck"],
  ["&lt;script&gt;alert(1)&lt;/script&gt;Truck", "Truck"],
  ["<!-- hidden -->seen", "seen"],
  ["under <20k miles", "under <20k miles"],
  ["<img src=x onerror=alert(1)", null],
  ["&unknown; stays", "&unknown; stays"],
  ["&#1114112;&#x110000;over", "over"],
])("%j is cleaned to %j", (text, expected) => {
  expect(cleanLine(text)).toBe(expected);
});

test("line ends of a description are kept, markup's too", () => {
  expect(cleanText("One\r\nTwo<br/>Three</p><p>Four\u2028Five")).toBe(
    "One\nTwo\nThree\n\nFour\nFive",
  );
});

test("long text is cut between characters", () => {
  expect(cleanLine(`${"a".repeat(9)}🚗`, 10)).toBe("a".repeat(9));
  expect(cleanText("b".repeat(30_000))).toHaveLength(20_000);
});

test("no text leaves control characters, lone surrogates or tags behind", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.constantFrom("", "<p>", "<script>", "&lt;b&gt;"),
      (text, tag) => {
        const clean = cleanText(tag + text) ?? "";
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).not.toMatch(/[^\P{Control}\n\t]/u);
        expect(clean).not.toMatch(/<[a-z][^<>]*>/i);
      },
    ),
  );
});

test.each([
  ["Heated Seats,Sunroof,Heated Seats", ["Heated Seats", "Sunroof"]],
  ["Bluetooth|V6, 24 valves|", ["Bluetooth", "V6, 24 valves"]],
  ["<ul><li>Leather</li><li>Navigation</li></ul>", ["Leather", "Navigation"]],
  ['["Leather", "Navigation"]', ["Leather", "Navigation"]],
  ["Seats (heated, cooled), Radio", ["Seats (heated, cooled)", "Radio"]],
  ["Heat &amp; Cool, Sunroof", ["Heat & Cool", "Sunroof"]],
  ["#N/A", []],
  ["", []],
])("the features in %j are %j", (text, names) => {
  expect(parseFeatureNames(text)).toEqual(names);
});
