import { expect, test } from "vitest";
import { getReminderMs, isReminderDue, isTooSoonToRemind } from "./reminder.ts";

const CHICAGO = "America/Chicago";
const INDIANAPOLIS = "America/Indiana/Indianapolis";
const at = (utc: string) => Date.parse(utc);

test.each([
  // Friday, November 27, 2026, 9:00 in each zone.
  [CHICAGO, "2026-11-27T15:00:00Z", "2026-11-26T16:00:00Z"],
  [INDIANAPOLIS, "2026-11-27T14:00:00Z", "2026-11-26T15:00:00Z"],
  // Monday after the clocks went back and after they went forward: 10:00 on Sunday is by the new clock.
  [CHICAGO, "2026-11-02T15:00:00Z", "2026-11-01T16:00:00Z"],
  [CHICAGO, "2026-03-09T14:00:00Z", "2026-03-08T15:00:00Z"],
  // Sunday of the change itself: Saturday's 10:00 is by the old clock.
  [CHICAGO, "2026-11-01T16:00:00Z", "2026-10-31T15:00:00Z"],
  // Midnight and the last minute of a day are of that day.
  [CHICAGO, "2026-11-27T06:00:00Z", "2026-11-26T16:00:00Z"],
  [CHICAGO, "2026-11-28T05:59:00Z", "2026-11-26T16:00:00Z"],
])("in %s the reminder of %s leaves at %s", (zone, start, reminder) => {
  expect(new Date(getReminderMs(at(start), zone)).toISOString()).toBe(
    new Date(at(reminder)).toISOString(),
  );
});

test("a reminder is due from 10 AM of the day before until two hours before", () => {
  const start = { startMs: at("2026-11-27T15:00:00Z") };
  const isDue = (now: string) => isReminderDue(start, CHICAGO, at(now));
  expect(isDue("2026-11-26T15:59:59Z")).toBe(false);
  expect(isDue("2026-11-26T16:00:00Z")).toBe(true);
  expect(isDue("2026-11-27T12:59:59Z")).toBe(true);
  expect(isDue("2026-11-27T13:00:00Z")).toBe(false);
  expect(isDue("2026-11-28T13:00:00Z")).toBe(false);
});

test("a time that was chosen less than a day ahead has no reminder", () => {
  const start = { startMs: at("2026-11-27T15:00:00Z") };
  expect(isTooSoonToRemind(start, at("2026-11-26T15:00:00Z"))).toBe(false);
  expect(isTooSoonToRemind(start, at("2026-11-26T15:00:01Z"))).toBe(true);
});
