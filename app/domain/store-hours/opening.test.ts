import { expect, test } from "vitest";
import { DEFAULT_HOURS } from "#app/domain/store-profile/hours.ts";
import { groupDays, getOpening } from "./opening.ts";

const CHICAGO = "America/Chicago";
const INDIANAPOLIS = "America/Indiana/Indianapolis";
const at = (utc: string) => Date.parse(utc);

test("a store is open from its first minute until the one before closing", () => {
  // Friday, 20 November 2026, 9:00 and 17:59 in Chicago
  expect(
    getOpening(DEFAULT_HOURS, CHICAGO, at("2026-11-20T15:00:00Z")),
  ).toEqual({
    state: "open",
    untilMinutes: 1080,
  });
  expect(
    getOpening(DEFAULT_HOURS, CHICAGO, at("2026-11-20T23:59:00Z")).state,
  ).toBe("open");
});

test("each store is judged by its own zone", () => {
  const instant = at("2026-11-20T14:30:00Z");
  expect(getOpening(DEFAULT_HOURS, CHICAGO, instant)).toEqual({
    state: "opens-today",
    atMinutes: 540,
  });
  expect(getOpening(DEFAULT_HOURS, INDIANAPOLIS, instant).state).toBe("open");
});

test("after closing on Saturday the next opening is Monday, not tomorrow", () => {
  expect(
    getOpening(DEFAULT_HOURS, CHICAGO, at("2026-11-21T22:00:00Z")),
  ).toEqual({
    state: "opens-later",
    weekday: "monday",
    isTomorrow: false,
    atMinutes: 540,
  });
});

test("a department that never opens is closed", () => {
  const shut = { closed: true, open: 0, close: 0 };
  const never = {
    monday: shut,
    tuesday: shut,
    wednesday: shut,
    thursday: shut,
    friday: shut,
    saturday: shut,
    sunday: shut,
  };
  expect(getOpening(never, CHICAGO, 0)).toEqual({ state: "closed" });
});

test("days with equal hours are told as one run", () => {
  expect(
    groupDays(DEFAULT_HOURS).map(({ first, last }) => `${first}-${last}`),
  ).toEqual(["monday-friday", "saturday-saturday", "sunday-sunday"]);
});
