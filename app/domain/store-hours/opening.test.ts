import { expect, test } from "vitest";
import { DEFAULT_HOURS } from "#tests/support/usual-hours.ts";
import { getCalendar, getFurtherCalendar } from "./day-hours.ts";
import { groupDays, getOpening } from "./opening.ts";

const CHICAGO = "America/Chicago";
const INDIANAPOLIS = "America/Indiana/Indianapolis";
const WEEK = { hours: DEFAULT_HOURS, specialDays: [] };
const at = (utc: string) => Date.parse(utc);

test("a store is open from its first minute until the one before closing", () => {
  // Friday, 20 November 2026, 9:00 and 17:59 in Chicago
  expect(getOpening(WEEK, CHICAGO, at("2026-11-20T15:00:00Z"))).toEqual({
    state: "open",
    untilMinutes: 1080,
  });
  expect(getOpening(WEEK, CHICAGO, at("2026-11-20T23:59:00Z")).state).toBe(
    "open",
  );
});

test("each store is judged by its own zone", () => {
  const instant = at("2026-11-20T14:30:00Z");
  expect(getOpening(WEEK, CHICAGO, instant)).toEqual({
    state: "opens-today",
    atMinutes: 540,
  });
  expect(getOpening(WEEK, INDIANAPOLIS, instant).state).toBe("open");
});

test("after closing on Saturday the next opening is Monday, not tomorrow", () => {
  expect(getOpening(WEEK, CHICAGO, at("2026-11-21T22:00:00Z"))).toEqual({
    state: "opens-later",
    weekday: "monday",
    day: "2026-11-23",
    daysAhead: 2,
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
  expect(getOpening({ hours: never, specialDays: [] }, CHICAGO, 0)).toEqual({
    state: "closed",
  });
});

test("a special day is closed or open whatever its weekday says, for the departments that it names", () => {
  const special = { name: { en: "A day", es: "Un día" } };
  const store = {
    departments: {
      sales: { hours: DEFAULT_HOURS },
      service: { hours: DEFAULT_HOURS },
    },
    specialDays: [
      {
        ...special,
        day: "2026-11-26",
        closed: true as const,
        departments: ["sales" as const, "service" as const],
      },
      {
        ...special,
        day: "2026-11-27",
        closed: false as const,
        open: 360,
        close: 1320,
        departments: ["sales" as const],
      },
    ],
  };
  const thanksgiving = at("2026-11-26T18:00:00Z");
  expect(
    getOpening(getCalendar(store, "sales"), CHICAGO, thanksgiving),
  ).toMatchObject({ day: "2026-11-27", daysAhead: 1, atMinutes: 360 });
  expect(
    getOpening(getCalendar(store, "service"), CHICAGO, thanksgiving),
  ).toMatchObject({ day: "2026-11-27", daysAhead: 1, atMinutes: 540 });
  const friday = at("2026-11-27T12:30:00Z");
  expect(getOpening(getCalendar(store, "sales"), CHICAGO, friday)).toEqual({
    state: "open",
    untilMinutes: 1320,
  });
});

test("days with equal hours are told as one run", () => {
  expect(
    groupDays(DEFAULT_HOURS).map(({ first, last }) => `${first}-${last}`),
  ).toEqual(["monday-friday", "saturday-saturday", "sunday-sunday"]);
});

test("a store that opens twice a day is closed in between, and says when it opens again", () => {
  const hours = {
    ...DEFAULT_HOURS,
    friday: {
      closed: false,
      open: 540,
      close: 1080,
      break: { from: 720, to: 780 },
    },
  };
  const opening = (utc: string) =>
    getOpening({ hours, specialDays: [] }, CHICAGO, at(utc));
  expect(opening("2026-11-20T17:59:00Z")).toEqual({
    state: "open",
    untilMinutes: 720,
  });
  expect(opening("2026-11-20T18:00:00Z")).toEqual({
    state: "opens-today",
    atMinutes: 780,
  });
  expect(opening("2026-11-20T19:00:00Z")).toEqual({
    state: "open",
    untilMinutes: 1080,
  });
  expect(groupDays(hours).map(({ first, last }) => `${first}-${last}`)).toEqual(
    ["monday-thursday", "friday-friday", "saturday-saturday", "sunday-sunday"],
  );
});

test("departments of the profile's own have the special days of all of the store, and no others", () => {
  const special = {
    name: { en: "A day", es: "Un día" },
    closed: true,
  } as const;
  const { specialDays } = getFurtherCalendar(
    {
      specialDays: [
        {
          ...special,
          day: "2026-11-26",
          departments: ["sales", "service", "finance"],
        },
        { ...special, day: "2026-11-27", departments: ["sales"] },
      ],
    },
    { hours: DEFAULT_HOURS },
  );
  expect(specialDays.map(({ day }) => day)).toEqual(["2026-11-26"]);
});
