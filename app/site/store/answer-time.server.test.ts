import { expect, test } from "vitest";
import { DEFAULT_HOURS } from "#tests/support/usual-hours.ts";
import { sayAnswerTime } from "./answer-time.server.ts";

const CHICAGO = "America/Chicago";
const say = (instant: string) =>
  sayAnswerTime(
    {
      timeZone: CHICAGO,
      departments: { sales: { hours: DEFAULT_HOURS } },
      specialDays: [],
    },
    { stores: [{ timeZone: CHICAGO }], texts: { en: {}, es: {} } },
    Date.parse(instant),
    "en",
  );

test("an open store answers the same day, and a closed one after it opens", () => {
  expect(say("2026-11-20T22:30:00Z")).toBe("Usually the same business day.");
  expect(say("2026-11-20T13:30:00Z")).toBe(
    "Opens at 9 AM. You hear from us after that.",
  );
  expect(say("2026-11-21T23:30:00Z")).toBe(
    "Opens Monday at 9 AM. You hear from us after that.",
  );
});
