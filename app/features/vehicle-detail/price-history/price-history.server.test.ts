import { expect, test } from "vitest";
import { countDaysOnLot } from "./price-history.server.ts";

const LAFAYETTE = "America/Indiana/Indianapolis";

test("days on the lot are counted on the store's own calendar", () => {
  // 23:30 on the 20th in Chicago is half past midnight on the 21st in Lafayette.
  const night = Date.parse("2026-11-21T05:30:00Z");
  expect(countDaysOnLot("2026-11-10", "America/Chicago", night)).toBe(10);
  expect(countDaysOnLot("2026-11-10", LAFAYETTE, night)).toBe(11);
});

test("a day of 25 hours is one day, and a listing of tomorrow has been here for none", () => {
  const afterClocksWentBack = Date.parse("2026-11-02T18:00:00Z");
  expect(
    countDaysOnLot("2026-10-31", "America/Chicago", afterClocksWentBack),
  ).toBe(2);
  expect(
    countDaysOnLot("2026-11-03", "America/Chicago", afterClocksWentBack),
  ).toBe(0);
});
