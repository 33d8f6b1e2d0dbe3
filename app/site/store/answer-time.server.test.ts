import { expect, test } from "vitest";
import { DEFAULT_HOURS } from "#tests/support/usual-hours.ts";
import { buildAnswerHours } from "./answer-time.server.ts";

const CHICAGO = "America/Chicago";
const say = (instant: string) =>
  buildAnswerHours(
    {
      timeZone: CHICAGO,
      departments: { sales: { hours: DEFAULT_HOURS } },
      specialDays: [],
    },
    { texts: { en: {}, es: {} } },
    Date.parse(instant),
    "en",
  ).answerTime;

test("an open store answers the same day, and a closed one after it opens", () => {
  expect(say("2026-11-20T22:30:00Z")).toBe("Usually the same business day.");
  expect(say("2026-11-20T13:30:00Z")).toBe(
    "We’ll answer after we open at\u00a09\u00a0AM.",
  );
  expect(say("2026-11-21T23:30:00Z")).toBe(
    "We’ll answer after we open Monday at\u00a09\u00a0AM.",
  );
});
