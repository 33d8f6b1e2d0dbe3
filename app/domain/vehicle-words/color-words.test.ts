import { expect, test } from "vitest";
import { sayColor } from "./color-words.ts";

test.each([
  ["Black", "Negro"],
  ["GRAY", "Gris"],
  ["Graphite Gray Metallic", "Graphite Gray Metallic"],
  ["constructor", "constructor"],
  ["", ""],
  [null, null],
])("%j is said as %j in Spanish", (text, spanish) => {
  expect(sayColor(text, "es")).toBe(spanish);
});

test("in English a color stays as it was given", () => {
  expect(sayColor("BLACK", "en")).toBe("BLACK");
});
