import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatOfferStart,
  getOfferCode,
  getOfferEnd,
  isActive,
  isStandingOffer,
  needsOfferCode,
} from "./offer-days.ts";

const CHICAGO = "America/Chicago";
const INDIANAPOLIS = "America/Indiana/Indianapolis";

test("an offer that ends at midnight holds for the whole day before", () => {
  const february = { endDate: "2027-02-01T00:00:00-06:00" };
  expect(getOfferEnd(february, CHICAGO, "en")).toEqual({
    day: "January 31, 2027",
    time: null,
  });
});

test("where that midnight is one o'clock, the day and the time are told", () => {
  const february = { endDate: "2027-02-01T00:00:00-06:00" };
  const { day, time } = getOfferEnd(february, INDIANAPOLIS, "en");
  expect(day).toBe("February 1, 2027");
  expect(time).toMatch(/^1:00\sAM$/);
});

test("a start is told in the store's zone and the visitor's language", () => {
  const october = { startDate: "2026-10-01T00:00:00-05:00" };
  expect(formatOfferStart(october, CHICAGO, "en")).toBe("October 1, 2026");
  expect(formatOfferStart(october, "America/Los_Angeles", "en")).toBe(
    "September 30, 2026",
  );
  expect(formatOfferStart(october, CHICAGO, "es")).toBe("1 de octubre de 2026");
});

test.each([
  ["brake-check", "BRAKE-CHECK-JAN27"],
  ["Winter 4/3 tires", "WINTER-4-3-TIRES-JAN27"],
])("the code of %s is %s", (id, code) => {
  const endDate = "2027-02-01T00:00:00-06:00";
  expect(getOfferCode({ id, endDate }, CHICAGO)).toBe(code);
});

test("a service desk asks for a code, and nobody else does", () => {
  expect(needsOfferCode("service")).toBe(true);
  expect(needsOfferCode("sales")).toBe(false);
  expect(needsOfferCode("dealer")).toBe(false);
});

test("an offer with the specification's end in 2050 stands: no month is in its code", () => {
  const endDate = "2050-01-01T00:00:00-06:00";
  expect(isStandingOffer({ endDate })).toBe(true);
  expect(getOfferCode({ id: "first-service-free", endDate }, CHICAGO)).toBe(
    "FIRST-SERVICE-FREE",
  );
  expect(isStandingOffer({ endDate: "2049-12-30T00:00:00Z" })).toBe(false);
});

test("the same offer of another season has another code, and one that is extended within its month keeps it", () => {
  const anyMidnight = fc
    .integer({ min: 0, max: 3000 })
    .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString());
  fc.assert(
    fc.property(anyMidnight, anyMidnight, (one, other) => {
      const code = (endDate: string) =>
        getOfferCode({ id: "tires", endDate }, "UTC");
      const month = (endDate: string) =>
        new Date(Date.parse(endDate) - 1).toISOString().slice(0, 7);
      expect(code(one) === code(other)).toBe(month(one) === month(other));
    }),
  );
});

test("the last day that is told never lies behind the end", () => {
  const anyEnd = fc.date({
    min: new Date("2026-01-01"),
    max: new Date("2030-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      anyEnd,
      fc.constantFrom(CHICAGO, INDIANAPOLIS, "UTC"),
      (end, timeZone) => {
        const { day, time } = getOfferEnd(
          { endDate: end.toISOString() },
          timeZone,
          "en",
        );
        const formatDay = (atMs: number) =>
          new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone }).format(
            atMs,
          );
        expect(day).toBe(formatDay(end.getTime() - 1));
        // A whole day is promised only when the offer holds to its last moment.
        if (time === null) expect(formatDay(end.getTime())).not.toBe(day);
      },
    ),
  );
});

const promotion = {
  startDate: "2026-01-01T00:00:00-06:00",
  endDate: "2026-02-01T00:00:00-06:00",
};

test.each([
  ["2026-01-01T05:59:59Z", false],
  ["2026-01-01T06:00:00Z", true],
  ["2026-02-01T05:59:59Z", true],
  ["2026-02-01T06:00:00Z", false],
])("a January promotion in Chicago at %s: active is %s", (at, expected) => {
  expect(isActive(promotion, Date.parse(at))).toBe(expected);
});
