import { expect, test } from "vitest";
import { getCalendar } from "#app/domain/store-hours/day-hours.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import {
  findLastOpenDay,
  findLastVisitDay,
  isOpenDay,
  listVisitDays,
} from "./visit-times.server.ts";

const { profile } = await portsWith([]);
// It is a Sunday evening.
const nowMs = Date.parse("2026-11-30T01:00:00Z");

function listDays(lastDay: string | null, language = "en") {
  return listVisitDays(getCalendar(getStoreOrFirst("", profile), "sales"), {
    timeZone: "America/Chicago",
    nowMs,
    language,
    lastDay,
  });
}

test("the days end with the last one on which the offer is good, and a closed one has no times", () => {
  const days = listDays("2026-12-06");
  expect(days.map(({ value }) => value)).toEqual([
    "2026-11-30",
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
    "2026-12-05",
    "2026-12-06",
  ]);
  expect(days.filter((it) => !isOpenDay(it)).map(({ label }) => label)).toEqual(
    ["Sunday, December 6"],
  );
});

test("where the offer ends on a closed day, the last open one before it is told", () => {
  const sayLast = (lastDay: string | null) =>
    findLastOpenDay(listDays(lastDay), lastDay);
  expect(sayLast("2026-12-06")).toBe("Saturday, December 5");
  expect(sayLast("2026-12-05")).toBeNull();
  expect(sayLast(null)).toBeNull();
  expect(sayLast("2026-11-29")).toBeNull();
});

test("without a last day there are ten, and none where no day is left or none is open", () => {
  expect(listDays(null)).toHaveLength(10);
  expect(listDays("2026-11-29")).toEqual([]);
});

test("only an offer with a price ends the days", () => {
  const goodThrough = "2026-12-06";
  const priced = {
    type: "cashNow",
    reason: { kind: "nothing-left" },
    lines: [],
    payments: [],
    estimatedFinalPriceCents: 1_000_000,
    equityCents: 1_000_000,
  } as const;
  const bringIn = {
    type: "bringVehicleIn",
    reason: { kind: "nothing-left" },
    estimatedFinalPriceCents: null,
  } as const;
  expect(
    findLastVisitDay({ visibleOffers: [priced, bringIn], goodThrough }),
  ).toBe(goodThrough);
  expect(findLastVisitDay({ visibleOffers: [bringIn], goodThrough })).toBe(
    null,
  );
});
