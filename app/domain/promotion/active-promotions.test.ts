import { expect, test } from "vitest";
import { isActive } from "./active-promotions.ts";

const promotion = {
  startDate: "2026-01-01T00:00:00-06:00",
  endDate: "2026-02-01T00:00:00-06:00",
};

test.each([
  ["2026-01-01T05:59:59Z", false],
  ["2026-01-01T06:00:00Z", true],
  ["2026-02-01T05:59:59Z", true],
  ["2026-02-01T06:00:00Z", false],
])("a January promotion in Chicago at %s: active is %s", (at, expected) => {
  expect(isActive(promotion, Date.parse(at))).toBe(expected);
});
