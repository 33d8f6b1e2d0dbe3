import { expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time.ts";
import { findDropDay } from "./drop-day.ts";

const nowMs = Date.parse("2026-11-26T18:00:00Z");
const calendar = {
  timeZone: "America/Chicago",
  language: "en",
  nowMs,
} as const;
const at = (daysAgo: number, totalCents: number | null) => ({
  atMs: nowMs - daysAgo * DAY_MS,
  totalCents,
});

test("a fall of the last days has its weekday, an older one its date", () => {
  expect(
    findDropDay([at(20, 2_000_000), at(2, 1_960_000)], 400, calendar),
  ).toBe("Tuesday");
  expect(
    findDropDay([at(20, 2_000_000), at(9, 1_960_000)], 400, calendar),
  ).toBe("Nov 17");
  expect(
    findDropDay([at(20, 2_000_000), at(2, 1_960_000)], 400, {
      ...calendar,
      language: "es",
    }),
  ).toBe("martes");
});

test("of several steps down the day is that of the first that counts", () => {
  const steps = [at(20, 2_000_000), at(10, 1_980_000), at(1, 1_960_000)];
  expect(findDropDay(steps, 400, calendar)).toBe("Nov 16");
  expect(findDropDay(steps, 200, calendar)).toBe("Wednesday");
});

test("without a price, or one that was that much higher, there is no day", () => {
  expect(findDropDay([], 400, calendar)).toBeNull();
  expect(
    findDropDay([at(3, 2_000_000), at(1, null)], 400, calendar),
  ).toBeNull();
  expect(findDropDay([at(3, 2_000_000)], 400, calendar)).toBeNull();
});
