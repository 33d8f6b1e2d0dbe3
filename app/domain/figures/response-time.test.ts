import { expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time.ts";
import {
  getOpenMs,
  type OpenHours,
  summarizeResponses,
} from "./response-time.ts";

const nineToSix = { closed: false, open: 9 * 60, close: 18 * 60 } as const;
const closed = { closed: true, open: 0, close: 0 } as const;
const HOURS: OpenHours = {
  timeZone: "America/Chicago",
  calendar: {
    hours: {
      monday: nineToSix,
      tuesday: nineToSix,
      wednesday: nineToSix,
      thursday: nineToSix,
      friday: nineToSix,
      saturday: nineToSix,
      sunday: closed,
    },
    specialDays: [],
  },
};
const at = (text: string) => Date.parse(text);

test.each([
  // Friday, November 20, in the open hours.
  ["2026-11-20T10:00-06:00", "2026-11-20T10:40-06:00", 40],
  // In the evening, answered right after the store opens.
  ["2026-11-20T21:00-06:00", "2026-11-21T09:30-06:00", 30],
  // Over a closed Sunday.
  ["2026-11-21T17:45-06:00", "2026-11-23T09:15-06:00", 30],
  // On the night in which the clocks go back.
  ["2026-10-31T17:00-05:00", "2026-11-02T10:00-06:00", 120],
  ["2026-11-22T10:00-06:00", "2026-11-22T20:00-06:00", 0],
])("from %s to %s the store is open for %i minutes", (from, until, minutes) => {
  expect(getOpenMs(at(from), at(until), HOURS)).toBe(minutes * MINUTE_MS);
});

test("the share within an hour leaves out who wrote just now, and counts whoever waits for longer as late", () => {
  const nowMs = at("2026-11-20T12:00-06:00");
  const clock = (minutesAgo: number, tookMinutes: number | null) => ({
    receivedAtMs: nowMs - minutesAgo * MINUTE_MS,
    answeredAtMs:
      tookMinutes === null
        ? null
        : nowMs - (minutesAgo - tookMinutes) * MINUTE_MS,
    hours: HOURS,
  });
  const figures = summarizeResponses(
    [clock(10, null), clock(120, null), clock(120, 20), clock(180, 90)],
    nowMs,
  );
  expect(figures).toMatchObject({
    leads: 4,
    answered: 2,
    medianMs: 55 * MINUTE_MS,
    withinHour: { count: 1, of: 3 },
  });
  expect(Object.fromEntries(figures.steps)).toEqual({
    waiting: 2,
    hour: 1,
    fourHours: 1,
  });
});

test("without a lead nothing is claimed", () => {
  expect(summarizeResponses([], HOUR_MS)).toEqual({
    leads: 0,
    answered: 0,
    medianMs: null,
    withinHour: null,
    steps: new Map(),
  });
});
