import { expect, test } from "vitest";
import { sayColor } from "./color-words.ts";

test.each([
  ["Black", "black", "Negro"],
  ["GRAY", null, "Gris"],
  ["Graphite Gray Metallic", "gray", "Gris (Graphite Gray Metallic)"],
  ["Graphite Gray Metallic", null, "Graphite Gray Metallic"],
  ["constructor", null, "constructor"],
  ["", "gray", ""],
  [null, "gray", null],
] as const)(
  "%j of the family %j is said as %j in Spanish",
  (text, family, spanish) => {
    expect(sayColor(text, family, "es")).toBe(spanish);
  },
);

test("in English a color stays as it was given", () => {
  expect(sayColor("BLACK", "black", "en")).toBe("BLACK");
  expect(sayColor("Atlas Blue", "blue", "en")).toBe("Atlas Blue");
});
