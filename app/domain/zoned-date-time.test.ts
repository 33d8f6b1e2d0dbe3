import fc from "fast-check";
import { expect, test } from "vitest";
import { formatZonedDateTime } from "./zoned-date-time.ts";

const CHICAGO = "America/Chicago";
const INDIANAPOLIS = "America/Indiana/Indianapolis";

test.each([
  ["2026-11-20T20:05:00Z", CHICAGO, "2026-11-20T14:05:00-06:00"],
  ["2026-07-01T04:59:59Z", CHICAGO, "2026-06-30T23:59:59-05:00"],
  ["2026-07-01T05:00:00Z", CHICAGO, "2026-07-01T00:00:00-05:00"],
  ["2026-11-20T20:05:00Z", INDIANAPOLIS, "2026-11-20T15:05:00-05:00"],
  // The hour that comes twice.
  ["2026-11-01T06:30:00Z", CHICAGO, "2026-11-01T01:30:00-05:00"],
  ["2026-11-01T07:30:00Z", CHICAGO, "2026-11-01T01:30:00-06:00"],
  ["2026-11-20T20:05:00Z", "Europe/London", "2026-11-20T20:05:00+00:00"],
])("%s in %s is %s", (utc, zone, expected) => {
  expect(formatZonedDateTime(Date.parse(utc), zone)).toBe(expected);
});

test("the date with its offset is the same instant in every zone", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000 }),
      fc.constantFrom(CHICAGO, INDIANAPOLIS, "Asia/Kolkata"),
      (seconds, zone) => {
        const text = formatZonedDateTime(seconds * 1_000, zone);
        expect(Date.parse(text)).toBe(seconds * 1_000);
      },
    ),
  );
});
