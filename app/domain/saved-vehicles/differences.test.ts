import { expect, test } from "vitest";
import { differs } from "./differences.ts";

test.each([
  [["a", "a", "a"], false],
  [["a", "b"], true],
  [["a", null], true],
  [[null, null], false],
  [["a"], false],
  [[], false],
])("%j differs: %s", (values, isDifferent) => {
  expect(differs(values)).toBe(isDifferent);
});
