import { expect, test } from "vitest";
import { DAY_S, formatUtcDay, isCalendarDay } from "./time.ts";

test("a day has 86,400 seconds", () => {
  expect(DAY_S).toBe(86_400);
});

test("a day is named in UTC", () => {
  expect(formatUtcDay(Date.parse("2026-03-01T23:59:59Z"))).toBe("2026-03-01");
  expect(formatUtcDay(Date.parse("2026-03-01T23:59:59-05:00"))).toBe(
    "2026-03-02",
  );
});

test("a day that the calendar does not have is none", () => {
  expect(isCalendarDay("2024-02-29")).toBe(true);
  for (const text of ["2026-02-29", "2026-02-30", "2026-13-01", "2026-1-1", ""])
    expect(isCalendarDay(text), text).toBe(false);
});
