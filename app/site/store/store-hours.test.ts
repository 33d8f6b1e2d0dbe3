import { expect, test } from "vitest";
import { DEFAULT_HOURS } from "#app/domain/store-profile/hours.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { storeCopy } from "./copy.ts";
import { buildHoursNow, buildHoursRows } from "./store-hours.ts";

const CHICAGO = "America/Chicago";
const LAFAYETTE = "America/Indiana/Indianapolis";

const at = (instant: string, timeZone: string, otherZone = timeZone) =>
  buildHoursNow(
    { timeZone, departments: { sales: { hours: DEFAULT_HOURS } } },
    {
      stores: [{ timeZone }, { timeZone: otherZone }],
      texts: { en: {}, es: {} },
    },
    Date.parse(instant),
    "en",
  );

test("the hours of sales read as spec §9 writes them: 9AM - 6PM", () => {
  const t = createTranslator(storeCopy, {}, "en");
  expect(buildHoursRows(DEFAULT_HOURS, t)).toEqual([
    { days: "Mon – Fri", hours: "9AM - 6PM" },
    { days: "Saturday", hours: "9AM - 4PM" },
    { days: "Sunday", hours: "Closed" },
  ]);
});

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
    text: "Opens tomorrow 9 AM",
  });
});

test("a closed store says when it opens: today, tomorrow, or on which day", () => {
  expect(at("2026-11-20T13:30:00Z", CHICAGO).text).toBe("Opens 9 AM");
  expect(at("2026-11-21T23:30:00Z", CHICAGO).text).toBe("Opens Mon 9 AM");
  expect(at("2026-11-22T18:00:00Z", CHICAGO).text).toBe("Opens tomorrow 9 AM");
});

test("the zone is named where the stores of a group keep different ones", () => {
  expect(at("2026-11-20T22:30:00Z", CHICAGO).zone).toBeNull();
  expect(at("2026-11-20T22:30:00Z", LAFAYETTE, CHICAGO).zone).toBe(
    "Eastern Time",
  );
});
