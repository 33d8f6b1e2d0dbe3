import { expect, test } from "vitest";
import { countReadingMinutes } from "./reading-time.ts";

test("a text takes a minute for each 200 words that have begun, and never less than one", () => {
  expect(countReadingMinutes("")).toBe(1);
  expect(countReadingMinutes("word ".repeat(200))).toBe(1);
  expect(countReadingMinutes("word ".repeat(201))).toBe(2);
  expect(countReadingMinutes("palabra ".repeat(1000))).toBe(5);
});

test("marks of a list, a heading or a table are no words", () => {
  expect(countReadingMinutes("| - ".repeat(2000))).toBe(1);
});
