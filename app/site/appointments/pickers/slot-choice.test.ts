import { sayDay } from "#app/domain/day-words.ts";
import { describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time.ts";
import { buildSlotChoice, listNearestTimes } from "./slot-choice.server.ts";
import { formatSlotTime } from "./slot-words.ts";

const CHICAGO = "America/Chicago";
const at = (utc: string) => Date.parse(utc);

function aDay(day: string, ...starts: readonly (string | [string, "full"])[]) {
  return {
    day,
    slots: starts.map((it) => {
      const [start, isFull] =
        typeof it === "string" ? [it, false] : [it[0], true];
      const startMs = at(start);
      return { startMs, endMs: startMs + 30 * MINUTE_MS, isFull };
    }),
  };
}

const MONDAY = aDay(
  "2026-11-23",
  ["2026-11-23T15:00:00Z", "full"],
  "2026-11-23T16:30:00Z",
  "2026-11-23T19:00:00Z",
);
const TUESDAY = aDay("2026-11-24", "2026-11-24T15:00:00Z");
const FRIDAY = aDay("2026-11-27", "2026-11-27T15:00:00Z");
const DAYS = [MONDAY, TUESDAY, FRIDAY];

const choose = (changes: Partial<Parameters<typeof buildSlotChoice>[0]> = {}) =>
  buildSlotChoice({
    days: DAYS,
    timeZone: CHICAGO,
    slotMinutes: 30,
    nowMs: at("2026-11-23T13:00:00Z"),
    ...changes,
  });

test("the first day with a free time is chosen, with its times by the store's clock", () => {
  const { chosenDay, times, zoneName, chosenTime } = choose();
  expect(chosenDay).toBe("2026-11-23");
  expect(times.map((time) => formatSlotTime(time, "en"))).toEqual([
    "9:00\u00a0AM",
    "10:30\u00a0AM",
    "1:00\u00a0PM",
  ]);
  expect(times.map(({ isFull }) => isFull)).toEqual([true, false, false]);
  expect(zoneName).toBe("Central Time");
  expect(choose({ language: "es" }).zoneName).toBe("hora central");
  expect(chosenTime).toBeNull();
});

test("days in between without a time are shown, and cannot be chosen", () => {
  const { days } = choose();
  expect(days).toEqual([
    { day: "2026-11-23", isOpen: true },
    { day: "2026-11-24", isOpen: true },
    { day: "2026-11-25", isOpen: false },
    { day: "2026-11-26", isOpen: false },
    { day: "2026-11-27", isOpen: true },
  ]);
});

test("a day without a time is named, and the next one that has some is chosen in its place", () => {
  const pick = (day: string) => {
    const { chosenDay, missedDay } = choose({ day });
    return [chosenDay, missedDay];
  };
  expect(pick("2026-11-25")).toEqual(["2026-11-27", "2026-11-25"]);
  expect(pick("2026-11-24")).toEqual(["2026-11-24", null]);
  expect(pick("2020-01-01")).toEqual(["2026-11-23", "2020-01-01"]);
  expect(pick("2027-01-01")).toEqual(["2026-11-23", "2027-01-01"]);
  expect(pick("2026-02-31")).toEqual(["2026-11-23", null]);
  expect(pick("soon")).toEqual(["2026-11-23", null]);
});

test("a time that was asked for brings its day, and is chosen while it is free", () => {
  const asked = choose({ startMs: at("2026-11-24T15:00:00Z") });
  expect(asked.chosenDay).toBe("2026-11-24");
  expect(asked.chosenTime?.startMs).toBe(at("2026-11-24T15:00:00Z"));
  const full = choose({ startMs: at("2026-11-23T15:00:00Z") });
  expect(full.chosenDay).toBe("2026-11-23");
  expect(full.chosenTime).toBeNull();
  const madeUp = choose({ startMs: 1 });
  expect(madeUp.chosenDay).toBe("2026-11-23");
  expect(madeUp.chosenTime).toBeNull();
});

test("days come so many at a time, with a way to the earlier and the later ones that are open", () => {
  const first = choose({ dayCount: 2 });
  expect(first.days.map(({ day }) => day)).toEqual([
    "2026-11-23",
    "2026-11-24",
  ]);
  expect([first.earlierDay, first.laterDay]).toEqual([null, "2026-11-27"]);
  const last = choose({ dayCount: 2, day: "2026-11-27" });
  expect(last.days.map(({ day }) => day)).toEqual(["2026-11-27"]);
  expect([last.earlierDay, last.laterDay]).toEqual(["2026-11-24", null]);
});

test("a store that is closed for good has nothing to choose", () => {
  expect(choose({ days: [] })).toMatchObject({
    days: [],
    chosenDay: null,
    times: [],
    laterDay: null,
  });
});

describe("in the night when clocks are set back", () => {
  // Chicago, 1 November 2026: at 2:00 CDT it is 1:00 CST.
  const midnight = at("2026-11-01T05:00:00Z");
  const night = {
    day: "2026-11-01",
    slots: Array.from({ length: 4 }, (_, hour) => ({
      startMs: midnight + hour * HOUR_MS,
      endMs: midnight + (hour + 1) * HOUR_MS,
      isFull: false,
    })),
  };

  test("an hour that comes twice is told apart by its zone, and no other", () => {
    expect(
      choose({ days: [night] }).times.map((time) => formatSlotTime(time, "en")),
    ).toEqual([
      "12:00\u00a0AM",
      "1:00\u00a0AM\u00a0CDT",
      "1:00\u00a0AM\u00a0CST",
      "2:00\u00a0AM",
    ]);
  });
});

test("whoever was late sees the nearest free times with their days, the earliest first", () => {
  expect(
    listNearestTimes(DAYS, at("2026-11-23T15:00:00Z"), CHICAGO).map(
      ({ day, ...time }) =>
        `${sayDay(day, "short", "en")}, ${formatSlotTime(time, "en")}`,
    ),
  ).toEqual([
    "Mon, Nov 23, 10:30\u00a0AM",
    "Mon, Nov 23, 1:00\u00a0PM",
    "Tue, Nov 24, 9:00\u00a0AM",
  ]);
});
