import { expect, test } from "vitest";
import { FEATURES, findFeatureLabel } from "./features.ts";

test("every key is a slug, and keys and labels are distinct", () => {
  const keys = FEATURES.map(({ key }) => key);
  expect(keys.every((key) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(FEATURES.map(({ label }) => label)).size).toBe(keys.length);
});

test("keys can be told from other words and have labels", () => {
  expect(findFeatureLabel("heated-seats")).toBe("Heated seats");
  expect(findFeatureLabel("flying")).toBeNull();
  expect(findFeatureLabel("toString")).toBeNull();
});
