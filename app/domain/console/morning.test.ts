import { expect, test } from "vitest";
import { findMorning } from "./morning.ts";

test.each([
  ["2026-11-20T12:59:59Z", 7, null],
  ["2026-11-20T13:00:00Z", 7, "2026-11-20"],
  ["2026-11-20T16:59:59Z", 7, "2026-11-20"],
  ["2026-11-20T17:00:00Z", 7, null],
  ["2026-11-21T05:30:00Z", 23, "2026-11-20"],
  ["2026-11-21T06:30:00Z", 23, "2026-11-20"],
  ["2026-11-20T06:10:00Z", 0, "2026-11-20"],
] as const)("at %s the mail of %i o'clock is that of %s", (at, hour, day) => {
  expect(findMorning(Date.parse(at), hour, "America/Chicago")).toBe(day);
});
