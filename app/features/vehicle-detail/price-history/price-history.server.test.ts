import { expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time.ts";
import { findDaysOnLot } from "./price-history.server.ts";

const LAFAYETTE = "America/Indiana/Indianapolis";
const CHICAGO = "America/Chicago";
const UNPRICED = { firstAtMs: null, hasDropped: false };

const findDays = (listedOn: string, timeZone: string, nowMs: number) =>
  findDaysOnLot({ listedOn }, UNPRICED, { timeZone, nowMs });

test("days on the lot are counted on the store's own calendar", () => {
  // 23:30 on the 20th in Chicago is half past midnight on the 21st in Lafayette.
  const night = Date.parse("2026-11-21T05:30:00Z");
  expect(findDays("2026-11-10", CHICAGO, night)).toBe(10);
  expect(findDays("2026-11-10", LAFAYETTE, night)).toBe(11);
});

test("a day of 25 hours is one day, and a listing of tomorrow has been here for none", () => {
  const afterClocksWentBack = Date.parse("2026-11-02T18:00:00Z");
  expect(findDays("2026-10-31", CHICAGO, afterClocksWentBack)).toBe(2);
  expect(findDays("2026-11-03", CHICAGO, afterClocksWentBack)).toBe(0);
});

const NOON = Date.parse("2026-11-21T18:00:00Z");
const calendar = { timeZone: CHICAGO, nowMs: NOON };

test("a day that nobody gave is told to nobody", () => {
  const listing = {
    listedOn: "2026-11-13",
    hasAssumedListingDay: true,
  } as const;
  expect(findDaysOnLot(listing, UNPRICED, calendar)).toBeNull();
});

test("from 45 days on only a fallen price makes them worth telling", () => {
  const listing = { listedOn: "2026-10-08" };
  expect(findDaysOnLot(listing, UNPRICED, calendar)).toBe(44);
  const older = { listedOn: "2026-10-07" };
  expect(findDaysOnLot(older, UNPRICED, calendar)).toBeNull();
  const fallen = { firstAtMs: NOON, hasDropped: true };
  expect(findDaysOnLot(older, fallen, calendar)).toBe(45);
  expect(findDaysOnLot(listing, fallen, calendar)).toBe(44);
});

test("a car with a price of yesterday did not come in today", () => {
  const price = { firstAtMs: NOON - DAY_MS, hasDropped: false };
  expect(findDaysOnLot({ listedOn: "2026-11-21" }, price, calendar)).toBe(1);
});
