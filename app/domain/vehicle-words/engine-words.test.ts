import { expect, test } from "vitest";
import { listEngineWords } from "./engine-words.ts";

test.each([
  ["5.3L V8", "8cyl v8"],
  ["5.7L V-8 HEMI", "8cyl v8"],
  ["6.2L 8-Cylinder", "8cyl v8"],
  ["8 Cylinder Engine", "8cyl v8"],
  ["3.5L V6", "6cyl v6"],
  ["3.6L 6 cyl", "6cyl"],
  ["2.0L I4 Turbo", "4cyl i4"],
  ["2.4L L4", "4cyl i4"],
  ["Inline-6", "6cyl i6"],
  ["2.5L 4-cylinder", "4cyl"],
  ["6.0L W12", "12cyl w12"],
  ["1.5L", ""],
  ["Electric", ""],
  ["", ""],
])("an engine that is called %j has the words %j", (engine, words) => {
  expect(listEngineWords(engine).join(" ")).toBe(words);
});
