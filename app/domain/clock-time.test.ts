import { describe, expect, test } from "vitest";

import { formatClockTime, spaceHalves } from "./clock-time.ts";

describe("a time of day is written as its language and its place ask", () => {
  test.each([
    [9 * 60, "table", "en", "9AM"],
    [9 * 60, "said", "en", "9 AM"],
    [9 * 60, "slot", "en", "9:00\u00a0AM"],
    [17 * 60 + 30, "table", "en", "5:30PM"],
    [0, "slot", "en", "12:00\u00a0AM"],
    [24 * 60, "said", "en", "12 AM"],
    [12 * 60 + 5, "said", "es", "12:05\u00a0p.\u00a0m."],
    [9 * 60, "table", "es", "9\u00a0a.\u00a0m."],
    [9 * 60, "slot", "es", "9:00\u00a0a.\u00a0m."],
  ] as const)("%i as %s in %s is %s", (minutes, look, language, written) => {
    expect(formatClockTime(minutes, look, language)).toBe(written);
  });
});

test("a time that Intl wrote has the space of the others", () => {
  expect(spaceHalves("28 de noviembre, 8:31\u00a0a.m.")).toBe(
    "28 de noviembre, 8:31\u00a0a.\u00a0m.",
  );
  expect(spaceHalves("November 28, 8:31 AM")).toBe("November 28, 8:31 AM");
});
