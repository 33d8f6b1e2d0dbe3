import fc from "fast-check";
import { expect, test } from "vitest";
import type { DayHours } from "#app/domain/store-profile/hours.ts";
import { DEFAULT_HOURS } from "#tests/support/usual-hours.ts";
import { addDays, DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time.ts";
import {
  type BusyTime,
  countTaken,
  findNearestSlots,
  findSlot,
  listSlotDays,
  type SlotQuestion,
} from "./slot.ts";

const CHICAGO = "America/Chicago";
const INDIANAPOLIS = "America/Indiana/Indianapolis";
const at = (utc: string) => Date.parse(utc);

// Monday, November 9, 2026, 9:00 in Chicago.
const MONDAY_MS = at("2026-11-09T15:00:00Z");
const HALF_HOUR_MS = 30 * MINUTE_MS;

function ask(changes: Partial<SlotQuestion> = {}) {
  return listSlotDays({
    rules: {
      slotMinutes: 60,
      noticeHours: 0,
      daysAhead: 7,
      capacityPerSlot: 1,
    },
    hours: DEFAULT_HOURS,
    specialDays: [],
    timeZone: CHICAGO,
    busy: [],
    nowMs: MONDAY_MS,
    ...changes,
  });
}

function describe(ms: number, timeZone: string): string {
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
  }).format(ms);
  return `${clock} ${new Date(ms).toISOString().slice(11, 16)}Z`;
}

/** All of one Sunday, at a store with these hours on it. */
function listSunday(
  day: string,
  timeZone: string,
  sunday: DayHours,
  slotMinutes: number,
) {
  const [listed] = ask({
    rules: { slotMinutes, noticeHours: 0, daysAhead: 0, capacityPerSlot: 1 },
    hours: { ...DEFAULT_HOURS, sunday },
    timeZone,
    // The first minute of the day, in either zone.
    nowMs:
      at(`${day}T${timeZone === CHICAGO ? "06" : "05"}:00:00Z`) -
      (day.includes("-11-") ? HOUR_MS : 0),
  });
  expect(listed?.day).toBe(day);
  return (listed?.slots ?? []).map(({ startMs }) =>
    describe(startMs, timeZone),
  );
}

test("nothing is booked in a break, nor across its beginning", () => {
  const [monday] = ask({
    rules: {
      slotMinutes: 60,
      noticeHours: 0,
      daysAhead: 0,
      capacityPerSlot: 1,
    },
    hours: {
      ...DEFAULT_HOURS,
      monday: {
        closed: false,
        open: 540,
        close: 960,
        break: { from: 690, to: 780 },
      },
    },
  });
  const slots = monday?.slots ?? [];
  expect(
    slots.map(({ startMs }) => describe(startMs, CHICAGO).slice(0, 5)),
  ).toEqual(["09:00", "10:00", "13:00", "14:00", "15:00"]);
});

const ROUND_THE_CLOCK: DayHours = { closed: false, open: 0, close: 1440 };

/** Written by hand from the law: at 2 a.m. clocks go on by an hour in March, and back by one in November. */
const SPRING_IN_CHICAGO = `
00:00 CST 06:00Z, 01:00 CST 07:00Z, 03:00 CDT 08:00Z, 04:00 CDT 09:00Z, 05:00 CDT 10:00Z, 06:00 CDT 11:00Z,
07:00 CDT 12:00Z, 08:00 CDT 13:00Z, 09:00 CDT 14:00Z, 10:00 CDT 15:00Z, 11:00 CDT 16:00Z, 12:00 CDT 17:00Z,
13:00 CDT 18:00Z, 14:00 CDT 19:00Z, 15:00 CDT 20:00Z, 16:00 CDT 21:00Z, 17:00 CDT 22:00Z, 18:00 CDT 23:00Z,
19:00 CDT 00:00Z, 20:00 CDT 01:00Z, 21:00 CDT 02:00Z, 22:00 CDT 03:00Z, 23:00 CDT 04:00Z`;
const FALL_IN_CHICAGO = `
00:00 CDT 05:00Z, 01:00 CDT 06:00Z, 01:00 CST 07:00Z, 02:00 CST 08:00Z, 03:00 CST 09:00Z, 04:00 CST 10:00Z,
05:00 CST 11:00Z, 06:00 CST 12:00Z, 07:00 CST 13:00Z, 08:00 CST 14:00Z, 09:00 CST 15:00Z, 10:00 CST 16:00Z,
11:00 CST 17:00Z, 12:00 CST 18:00Z, 13:00 CST 19:00Z, 14:00 CST 20:00Z, 15:00 CST 21:00Z, 16:00 CST 22:00Z,
17:00 CST 23:00Z, 18:00 CST 00:00Z, 19:00 CST 01:00Z, 20:00 CST 02:00Z, 21:00 CST 03:00Z, 22:00 CST 04:00Z,
23:00 CST 05:00Z`;
const SPRING_IN_INDIANAPOLIS = `
00:00 EST 05:00Z, 01:00 EST 06:00Z, 03:00 EDT 07:00Z, 04:00 EDT 08:00Z, 05:00 EDT 09:00Z, 06:00 EDT 10:00Z,
07:00 EDT 11:00Z, 08:00 EDT 12:00Z, 09:00 EDT 13:00Z, 10:00 EDT 14:00Z, 11:00 EDT 15:00Z, 12:00 EDT 16:00Z,
13:00 EDT 17:00Z, 14:00 EDT 18:00Z, 15:00 EDT 19:00Z, 16:00 EDT 20:00Z, 17:00 EDT 21:00Z, 18:00 EDT 22:00Z,
19:00 EDT 23:00Z, 20:00 EDT 00:00Z, 21:00 EDT 01:00Z, 22:00 EDT 02:00Z, 23:00 EDT 03:00Z`;
const FALL_IN_INDIANAPOLIS = `
00:00 EDT 04:00Z, 01:00 EDT 05:00Z, 01:00 EST 06:00Z, 02:00 EST 07:00Z, 03:00 EST 08:00Z, 04:00 EST 09:00Z,
05:00 EST 10:00Z, 06:00 EST 11:00Z, 07:00 EST 12:00Z, 08:00 EST 13:00Z, 09:00 EST 14:00Z, 10:00 EST 15:00Z,
11:00 EST 16:00Z, 12:00 EST 17:00Z, 13:00 EST 18:00Z, 14:00 EST 19:00Z, 15:00 EST 20:00Z, 16:00 EST 21:00Z,
17:00 EST 22:00Z, 18:00 EST 23:00Z, 19:00 EST 00:00Z, 20:00 EST 01:00Z, 21:00 EST 02:00Z, 22:00 EST 03:00Z,
23:00 EST 04:00Z`;

const NIGHT = { closed: false, open: 60, close: 300 };
/** Open 1:00 to 5:00, by half hours. */
const HALF_HOURS_OF_SPRING_IN_CHICAGO = `
01:00 CST 07:00Z, 01:30 CST 07:30Z, 03:00 CDT 08:00Z, 03:30 CDT 08:30Z, 04:00 CDT 09:00Z, 04:30 CDT 09:30Z`;
const HALF_HOURS_OF_SPRING_IN_INDIANAPOLIS = `
01:00 EST 06:00Z, 01:30 EST 06:30Z, 03:00 EDT 07:00Z, 03:30 EDT 07:30Z, 04:00 EDT 08:00Z, 04:30 EDT 08:30Z`;
const HALF_HOURS_OF_FALL_IN_CHICAGO = `
01:00 CDT 06:00Z, 01:30 CDT 06:30Z, 01:00 CST 07:00Z, 01:30 CST 07:30Z, 02:00 CST 08:00Z, 02:30 CST 08:30Z,
03:00 CST 09:00Z, 03:30 CST 09:30Z, 04:00 CST 10:00Z, 04:30 CST 10:30Z`;
const HALF_HOURS_OF_FALL_IN_INDIANAPOLIS = `
01:00 EDT 05:00Z, 01:30 EDT 05:30Z, 01:00 EST 06:00Z, 01:30 EST 06:30Z, 02:00 EST 07:00Z, 02:30 EST 07:30Z,
03:00 EST 08:00Z, 03:30 EST 08:30Z, 04:00 EST 09:00Z, 04:30 EST 09:30Z`;

const readTable = (table: string) => table.trim().split(/,\s+/);

test.each([
  ["2026-03-08", CHICAGO, SPRING_IN_CHICAGO, HALF_HOURS_OF_SPRING_IN_CHICAGO],
  ["2026-11-01", CHICAGO, FALL_IN_CHICAGO, HALF_HOURS_OF_FALL_IN_CHICAGO],
  ["2027-03-14", CHICAGO, SPRING_IN_CHICAGO, HALF_HOURS_OF_SPRING_IN_CHICAGO],
  ["2027-11-07", CHICAGO, FALL_IN_CHICAGO, HALF_HOURS_OF_FALL_IN_CHICAGO],
  [
    "2026-03-08",
    INDIANAPOLIS,
    SPRING_IN_INDIANAPOLIS,
    HALF_HOURS_OF_SPRING_IN_INDIANAPOLIS,
  ],
  [
    "2026-11-01",
    INDIANAPOLIS,
    FALL_IN_INDIANAPOLIS,
    HALF_HOURS_OF_FALL_IN_INDIANAPOLIS,
  ],
  [
    "2027-03-14",
    INDIANAPOLIS,
    SPRING_IN_INDIANAPOLIS,
    HALF_HOURS_OF_SPRING_IN_INDIANAPOLIS,
  ],
  [
    "2027-11-07",
    INDIANAPOLIS,
    FALL_IN_INDIANAPOLIS,
    HALF_HOURS_OF_FALL_IN_INDIANAPOLIS,
  ],
])(
  "on %s in %s slots are as the table written by hand says, round the clock and at night",
  (day, timeZone, roundTheClock, atNight) => {
    expect(listSunday(day, timeZone, ROUND_THE_CLOCK, 60)).toEqual(
      readTable(roundTheClock),
    );
    expect(listSunday(day, timeZone, NIGHT, 30)).toEqual(readTable(atNight));
  },
);

test("an ordinary Sunday of clock changes has the hours that the store's clock shows", () => {
  const noon = { closed: false, open: 600, close: 720 };
  expect(listSunday("2026-03-08", CHICAGO, noon, 60)).toEqual([
    "10:00 CDT 15:00Z",
    "11:00 CDT 16:00Z",
  ]);
  expect(listSunday("2026-11-01", CHICAGO, noon, 60)).toEqual([
    "10:00 CST 16:00Z",
    "11:00 CST 17:00Z",
  ]);
});

test("a store that opens at a time that is jumped over opens at the jump, and one that closes then closes at it", () => {
  const opening = { closed: false, open: 150, close: 240 };
  expect(listSunday("2026-03-08", CHICAGO, opening, 60)).toEqual([
    "03:00 CDT 08:00Z",
  ]);
  const closing = { closed: false, open: 60, close: 150 };
  expect(listSunday("2026-03-08", CHICAGO, closing, 60)).toEqual([
    "01:00 CST 07:00Z",
  ]);
});

test("a time that comes twice opens and closes a store at its first", () => {
  const night = { closed: false, open: 0, close: 90 };
  expect(listSunday("2026-11-01", CHICAGO, night, 30)).toEqual([
    "00:00 CDT 05:00Z",
    "00:30 CDT 05:30Z",
    "01:00 CDT 06:00Z",
  ]);
});

test("days are listed from today to the last ahead, closed ones left out, with the notice kept", () => {
  const days = ask({
    rules: {
      slotMinutes: 60,
      noticeHours: 2,
      daysAhead: 7,
      capacityPerSlot: 1,
    },
    // 9:10, so that two hours from now is past 11:00.
    nowMs: MONDAY_MS + 10 * MINUTE_MS,
  });
  expect(days.map(({ day, slots }) => `${day}: ${slots.length}`)).toEqual([
    "2026-11-09: 6",
    "2026-11-10: 9",
    "2026-11-11: 9",
    "2026-11-12: 9",
    "2026-11-13: 9",
    "2026-11-14: 7",
    "2026-11-16: 9",
  ]);
  expect(days[0]?.slots[0]?.startMs).toBe(at("2026-11-09T18:00:00Z"));
});

test("a day begins by the store's clock, wherever the visitor is", () => {
  const nowMs = at("2026-11-10T05:30:00Z");
  expect(ask({ nowMs })[0]?.day).toBe("2026-11-10");
  const rules = {
    slotMinutes: 60,
    noticeHours: 0,
    daysAhead: 0,
    capacityPerSlot: 1,
  };
  // It is 23:30 on Monday in Chicago and 0:30 on Tuesday in Indianapolis.
  expect(ask({ nowMs, rules })).toEqual([]);
  expect(ask({ nowMs, rules, timeZone: INDIANAPOLIS })[0]?.day).toBe(
    "2026-11-10",
  );
});

test("a special day replaces its weekday: closed, shorter or open on a Sunday", () => {
  const special = {
    name: { en: "A day", es: "Un día" },
    departments: ["sales" as const],
  };
  const days = ask({
    specialDays: [
      { ...special, day: "2026-11-10", closed: true },
      { ...special, day: "2026-11-11", closed: false, open: 600, close: 720 },
      { ...special, day: "2026-11-15", closed: false, open: 600, close: 660 },
    ],
  });
  expect(days.map(({ day, slots }) => `${day}: ${slots.length}`)).toEqual([
    "2026-11-09: 9",
    "2026-11-11: 2",
    "2026-11-12: 9",
    "2026-11-13: 9",
    "2026-11-14: 7",
    "2026-11-15: 1",
    "2026-11-16: 9",
  ]);
});

test("a slot is full when its places are taken at any one moment of it, by times of whatever length", () => {
  const slot = { startMs: 0, endMs: HOUR_MS };
  const first = { startMs: 0, endMs: HALF_HOUR_MS, places: 1 };
  const second = { startMs: HALF_HOUR_MS, endMs: HOUR_MS, places: 1 };
  const before = { startMs: -HOUR_MS, endMs: 0, places: 1 };
  const after = { startMs: HOUR_MS, endMs: 2 * HOUR_MS, places: 1 };
  expect(countTaken(slot, [before, after])).toBe(0);
  expect(countTaken(slot, [first, second])).toBe(1);
  const long = { startMs: -HOUR_MS, endMs: 2 * HOUR_MS, places: 1 };
  expect(countTaken(slot, [first, second, long])).toBe(2);
  const block = { ...first, places: Infinity };
  expect(countTaken(slot, [block])).toBe(Infinity);
});

test("a day without a free slot is left out, and whoever was late is offered the nearest three", () => {
  const [monday] = ask();
  const busy = (monday?.slots ?? []).map((slot) => ({ ...slot, places: 1 }));
  expect(ask({ busy })[0]?.day).toBe("2026-11-10");
  const taken = at("2026-11-09T18:00:00Z");
  const days = ask({ busy: busy.filter(({ startMs }) => startMs === taken) });
  expect(findSlot(days, taken)?.isFull).toBe(true);
  expect(
    findNearestSlots(days, taken, 3).map(({ startMs }) =>
      describe(startMs, CHICAGO),
    ),
  ).toEqual(["10:00 CST 16:00Z", "11:00 CST 17:00Z", "13:00 CST 19:00Z"]);
});

test("a time that is past, too soon, closed, half a slot off or made up is no slot", () => {
  const days = ask({
    rules: {
      slotMinutes: 60,
      noticeHours: 2,
      daysAhead: 7,
      capacityPerSlot: 1,
    },
  });
  for (const time of [
    "2026-11-06T18:00:00Z",
    "2026-11-09T16:00:00Z",
    "2026-11-15T18:00:00Z",
    "2026-11-10T18:30:00Z",
    "2026-11-10T02:00:00Z",
    "2026-11-30T18:00:00Z",
  ])
    expect(findSlot(days, at(time))).toBeNull();
  for (const made of [NaN, Infinity, -1, 0])
    expect(findSlot(days, made)).toBeNull();
});

const hoursOfADay = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .filter(([open, close]) => open < close)
  .map(([open, close]) => ({ closed: false, open, close }));

test("whatever the hours and the day, slots follow each other without a gap, as long as they should be, and begin and end in the hours", () => {
  fc.assert(
    fc.property(
      hoursOfADay,
      fc.integer({ min: 0, max: 1_500 }),
      fc.integer({ min: 10, max: 240 }),
      fc.constantFrom(
        CHICAGO,
        INDIANAPOLIS,
        "America/Phoenix",
        "Australia/Lord_Howe",
        "Pacific/Kiritimati",
      ),
      (hours, daysOn, slotMinutes, timeZone) => {
        const day = addDays("2026-01-01", daysOn);
        const nowMs = at(`${day}T00:00:00Z`) - DAY_MS;
        const week = Object.fromEntries(
          Object.keys(DEFAULT_HOURS).map((weekday) => [weekday, hours]),
        );
        const days = ask({
          rules: {
            slotMinutes,
            noticeHours: 0,
            daysAhead: 3,
            capacityPerSlot: 1,
          },
          hours: { ...DEFAULT_HOURS, ...week },
          timeZone,
          nowMs,
        });
        for (const { slots } of days) {
          for (const [index, slot] of slots.entries()) {
            expect(slot.endMs - slot.startMs).toBe(slotMinutes * MINUTE_MS);
            if (index > 0) expect(slot.startMs).toBe(slots[index - 1]?.endMs);
          }
          // A change of clocks adds or takes an hour at most.
          const spanMs = (slots.at(-1)?.endMs ?? 0) - (slots[0]?.startMs ?? 0);
          expect(spanMs).toBeLessThanOrEqual(
            (hours.close - hours.open) * MINUTE_MS + HOUR_MS,
          );
        }
        const all = days.flatMap(({ slots }) => slots);
        expect(new Set(all.map(({ startMs }) => startMs)).size).toBe(
          all.length,
        );
      },
    ),
    { numRuns: 300 },
  );
});

const busyTimes = fc.array(
  fc
    .tuple(
      fc.integer({ min: -8, max: 16 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([start, length, places]): BusyTime => ({
      startMs: start,
      endMs: start + length,
      places,
    })),
  { maxLength: 12 },
);

test("the places that are taken are the most that any millisecond of the slot has", () => {
  fc.assert(
    fc.property(busyTimes, (busy) => {
      const slot = { startMs: 0, endMs: 8 };
      const counts = Array.from({ length: 8 }, (_, ms) =>
        busy
          .filter(({ startMs, endMs }) => startMs <= ms && ms < endMs)
          .reduce((sum, { places }) => sum + places, 0),
      );
      expect(countTaken(slot, busy)).toBe(Math.max(...counts));
    }),
  );
});
