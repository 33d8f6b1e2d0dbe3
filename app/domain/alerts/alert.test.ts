import { expect, test } from "vitest";
import { HOUR_MS } from "#app/domain/time.ts";
import {
  formatWish,
  getSendingDay,
  isAlertKey,
  isPriceDrop,
  listNewVins,
  parseWish,
  type Wish,
} from "./alert.ts";

const CHICAGO = "America/Chicago";
const at = (utc: string) => Date.parse(utc);

test.each<Wish>([
  { kind: "car", vin: "1HGCV1F34LA000001" },
  { kind: "search", address: "/search-vehicles/all-inventory?q=a:b" },
])("a wish is read as it was written: %o", (wish) => {
  expect(parseWish(formatWish(wish))).toEqual(wish);
});

test("a price has dropped when it fell by the least amount, and not when one of both prices is unknown", () => {
  expect(isPriceDrop(2_000_000, 1_990_000, 10_000)).toBe(true);
  expect(isPriceDrop(2_000_000, 1_990_001, 10_000)).toBe(false);
  expect(isPriceDrop(2_000_000, 2_100_000, 10_000)).toBe(false);
  expect(isPriceDrop(null, 1_000_000, 10_000)).toBe(false);
  expect(isPriceDrop(2_000_000, null, 10_000)).toBe(false);
});

test("cars that were known are no news, and one that left and came back is", () => {
  expect(listNewVins(["A", "B"], ["B", "C"])).toEqual(["C"]);
  expect(listNewVins(["B", "C"], ["A", "B"])).toEqual(["A"]);
});

test("a day's mails go out from seven on, by the store's clock", () => {
  // Seven in the morning in Chicago is 13:00 in UTC in November.
  expect(getSendingDay(at("2026-11-20T12:59:59Z"), CHICAGO)).toEqual({
    day: "2026-11-19",
    sinceMs: at("2026-11-19T13:00:00Z"),
  });
  expect(getSendingDay(at("2026-11-20T13:00:00Z"), CHICAGO)).toEqual({
    day: "2026-11-20",
    sinceMs: at("2026-11-20T13:00:00Z"),
  });
});

test("a day of 23 or 25 hours has one sending day too", () => {
  for (const from of ["2026-03-07T00:00:00Z", "2026-10-31T00:00:00Z"]) {
    const days = Array.from({ length: 96 }, (_, hour) =>
      getSendingDay(at(from) + hour * HOUR_MS, CHICAGO),
    );
    for (const { day, sinceMs } of days) {
      const same = days.filter((it) => it.day === day);
      expect(new Set(same.map((it) => it.sinceMs))).toEqual(new Set([sinceMs]));
    }
  }
});

test("a key is one that we made", () => {
  expect(isAlertKey("0f".repeat(18))).toBe(true);
  expect(isAlertKey("0f".repeat(17))).toBe(false);
  expect(isAlertKey(`${"0f".repeat(17)}0G`)).toBe(false);
});
