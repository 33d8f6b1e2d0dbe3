import { expect, test } from "vitest";
import type { SpecialDay } from "#app/domain/store-hours/day-hours.ts";
import { DEFAULT_HOURS } from "#tests/support/usual-hours.ts";
import { createDictionary } from "#tests/support/dictionaries.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { storeCopy } from "./copy.ts";
import { buildHoursNow, buildHoursRows } from "./store-hours.ts";

const CHICAGO = "America/Chicago";
const LAFAYETTE = "America/Indiana/Indianapolis";

const at = (
  instant: string,
  timeZone: string,
  otherZone = timeZone,
  specialDays: readonly SpecialDay[] = [],
) =>
  buildHoursNow(
    {
      timeZone,
      departments: { sales: { hours: DEFAULT_HOURS } },
      specialDays,
    },
    {
      stores: [{ timeZone }, { timeZone: otherZone }],
      texts: { en: {}, es: {} },
    },
    Date.parse(instant),
    "en",
  );

test("the hours of sales read as spec §9 writes them: 9AM - 6PM, with the special days of the next weeks after them", () => {
  const t = createTranslator(storeCopy, {}, "en");
  const moment = {
    timeZone: CHICAGO,
    nowMs: Date.parse("2026-11-20T18:00:00Z"),
    language: "en",
  } as const;
  const week = [
    { days: "Mon – Fri", hours: "9AM - 6PM" },
    { days: "Saturday", hours: "9AM - 4PM" },
    { days: "Sunday", hours: "Closed" },
  ];
  const weekly = { hours: DEFAULT_HOURS, specialDays: [] };
  expect(buildHoursRows(weekly, moment, t)).toEqual(week);
  const specialDays = [
    aSpecialDay("2026-12-24", { closed: false, open: 540, close: 840 }),
    aSpecialDay("2026-12-11", { closed: false, open: 540, close: 840 }),
    aSpecialDay("2026-11-26"),
    aSpecialDay("2026-11-19"),
  ];
  expect(buildHoursRows({ ...weekly, specialDays }, moment, t)).toEqual([
    ...week,
    { days: "Thanksgiving (Nov 26)", hours: "Closed", isSpecial: true },
    { days: "Thanksgiving (Dec 11)", hours: "9AM - 2PM", isSpecial: true },
  ]);
});

test("in Spanish a row of hours begins with a capital, and halves of a day are written as Spanish writes them", () => {
  const t = createTranslator(
    storeCopy,
    Object.fromEntries(createDictionary()),
    "es",
  );
  const moment = {
    timeZone: CHICAGO,
    nowMs: Date.parse("2026-11-20T18:00:00Z"),
    language: "es",
  } as const;
  const rows = buildHoursRows(
    { hours: DEFAULT_HOURS, specialDays: [] },
    moment,
    t,
  );
  const [open, close] = ["9\u00a0a.\u00a0m.", "6\u00a0p.\u00a0m."];
  expect(rows[0]).toEqual({
    days: "Lun a vie",
    hours: `${open} – ${close}`,
  });
  expect(rows[1]?.days).toBe("Sábado");
});

test("a day with a break reads as two spans", () => {
  const t = createTranslator(storeCopy, {}, "en");
  const nineToSix = { closed: false, open: 540, close: 1080 };
  const hours = {
    ...DEFAULT_HOURS,
    friday: { ...nineToSix, break: { from: 720, to: 780 } },
  };
  const moment = {
    timeZone: CHICAGO,
    nowMs: Date.parse("2026-11-20T18:00:00Z"),
    language: "en",
  } as const;
  expect(buildHoursRows({ hours, specialDays: [] }, moment, t)).toEqual([
    { days: "Mon – Thu", hours: "9AM - 6PM" },
    { days: "Friday", hours: "9AM - 12PM, 1PM - 6PM" },
    { days: "Saturday", hours: "9AM - 4PM" },
    { days: "Sunday", hours: "Closed" },
  ]);
});

test("a store that is closed for longer than a week says the day on which it opens", () => {
  const specialDays = Array.from({ length: 10 }, (_, index) =>
    aSpecialDay(`2026-11-${20 + index}`),
  );
  expect(
    at("2026-11-20T18:00:00Z", CHICAGO, CHICAGO, specialDays),
  ).toMatchObject({ isOpen: false, text: "Opens Nov 30 at 9 AM" });
  expect(at("2026-11-26T18:00:00Z", CHICAGO, CHICAGO, specialDays).text).toBe(
    "Opens Monday at 9 AM",
  );
});

function aSpecialDay(
  day: string,
  hours:
    | { readonly closed: true }
    | {
        readonly closed: false;
        readonly open: number;
        readonly close: number;
      } = { closed: true },
): SpecialDay {
  return {
    day,
    name: { en: "Thanksgiving", es: "Acción de Gracias" },
    departments: ["sales"],
    ...hours,
  };
}

test("a store that is open says until when, by its own clock", () => {
  // Friday, 16:30 in Chicago and 17:30 in Lafayette, which keeps Indianapolis's time.
  expect(at("2026-11-20T22:30:00Z", CHICAGO)).toMatchObject({
    isOpen: true,
    text: "Open until 6 PM",
  });
  expect(at("2026-11-20T22:30:00Z", LAFAYETTE)).toMatchObject({
    isOpen: true,
    text: "Open until 6 PM",
  });
  // An hour later the one has closed and the other has not.
  expect(at("2026-11-20T23:30:00Z", CHICAGO).isOpen).toBe(true);
  expect(at("2026-11-20T23:30:00Z", LAFAYETTE)).toMatchObject({
    isOpen: false,
    text: "Opens tomorrow at 9 AM",
  });
});

test("a closed store says when it opens: today, tomorrow, or on which day", () => {
  expect(at("2026-11-20T13:30:00Z", CHICAGO).text).toBe("Opens at 9 AM");
  expect(at("2026-11-21T23:30:00Z", CHICAGO).text).toBe("Opens Monday at 9 AM");
  expect(at("2026-11-22T18:00:00Z", CHICAGO).text).toBe(
    "Opens tomorrow at 9 AM",
  );
});

test("the zone is named where the stores of a group keep different ones", () => {
  expect(at("2026-11-20T22:30:00Z", CHICAGO).zone).toBeNull();
  expect(at("2026-11-20T22:30:00Z", LAFAYETTE, CHICAGO).zone).toBe(
    "Eastern Time",
  );
});
