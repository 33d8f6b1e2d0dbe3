import { expect, test } from "vitest";
import { listEngineWords, shortenEngine } from "./engine-words.ts";

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

test.each([
  ["Premium Unleaded I-4 2.4 L/144", "2.4L I4"],
  ["Intercooled Turbo Premium Unleaded I-4 2.0 L/122", "2.0L I4 turbo"],
  ["3.0L V6 24V GDI DOHC Twin Turbo", "3.0L V6 twin turbo"],
  ["Gas/Electric I-4 2.5 L/152 Hybrid", "2.5L I4 hybrid"],
  ["Intercooled Turbo Diesel I-6 6.7 L/408", "6.7L I6 turbo diesel"],
])("a long engine, %s, is %s for a tile", (long, short) => {
  expect(shortenEngine(long)).toBe(short);
});

test.each([
  "2.0L Turbo I4",
  "Electric",
  "4 Cylinder Engine, very quiet",
  "V6 Cylinder Engine",
])(
  "an engine that is short, or says no liters or no layout, stays as it is: %s",
  (engine) => {
    expect(shortenEngine(engine)).toBe(engine);
  },
);
