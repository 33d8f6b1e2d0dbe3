import fc from "fast-check";
import { expect, test } from "vitest";
import {
  getAllowedEdits,
  normalizeKeywords,
  splitChunks,
  listVinEndings,
  listWholeCodes,
  listWords,
} from "./keywords.ts";

test("a text gives the parts and the joint of every chunk, folded", () => {
  expect(listWords("Ford F-150 Élan")).toEqual([
    "ford",
    "f",
    "150",
    "f150",
    "elan",
  ]);
  expect(listWords("Wi-Fi & 4x4, (AWD)")).toEqual([
    "wi",
    "fi",
    "wifi",
    "4x4",
    "awd",
  ]);
  expect(listWords("--- …")).toEqual([]);
});

test("a query keeps its chunks together", () => {
  expect(splitChunks("cr-v red")).toEqual([
    { parts: ["cr", "v"], joint: "crv" },
    { parts: ["red"], joint: "red" },
  ]);
});

test("codes are the VIN, its endings and the stock number without signs", () => {
  expect(listWholeCodes("2HKRW2H80MH600001", "A-1234")).toEqual([
    "2hkrw2h80mh600001",
    "a1234",
  ]);
  expect(listWholeCodes("2HKRW2H80MH600001", null)).toEqual([
    "2hkrw2h80mh600001",
  ]);
  expect(listVinEndings("2HKRW2H80MH600001")).toEqual(["mh600001", "600001"]);
});

test("short words and words with digits must be spelt right", () => {
  expect(getAllowedEdits("red")).toBe(0);
  expect(getAllowedEdits("boat")).toBe(0);
  expect(getAllowedEdits("cvics")).toBe(1);
  expect(getAllowedEdits("borealis")).toBe(2);
  expect(getAllowedEdits("m3series")).toBe(0);
});

test("keywords are lower case with single spaces and cut at 100 characters", () => {
  expect(normalizeKeywords("  Heated\t\u0000 SEATS ")).toBe("heated seats");
  expect(normalizeKeywords("x".repeat(300))).toHaveLength(100);
  expect(normalizeKeywords(" -- ! ")).toBeNull();
  expect(normalizeKeywords("\uFE74")).toBeNull();
});

test("normalizing keywords again changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const once = normalizeKeywords(text);
      expect(once === null ? null : normalizeKeywords(once)).toBe(once);
    }),
    { numRuns: 2_000 },
  );
});
