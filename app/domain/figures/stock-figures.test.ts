import { expect, test } from "vitest";
import { getAgeBand, summarizeMoves, toStockFact } from "./stock-figures.ts";
import { aVehicle } from "#tests/support/vehicles.ts";
import type { PriceChange } from "#app/domain/vehicle/vehicle.ts";

test.each([
  ["2026-11-20", "0-15"],
  ["2026-11-21", "0-15"],
  ["2026-11-05", "0-15"],
  ["2026-11-04", "16-30"],
  ["2026-10-21", "16-30"],
  ["2026-10-20", "31-60"],
  ["2026-09-21", "31-60"],
  ["2026-09-20", "61-90"],
  ["2026-08-22", "61-90"],
  ["2026-08-21", "over90"],
  [null, "unknown"],
] as const)("a car listed on %s is in the age %s", (listedOn, band) => {
  expect(getAgeBand(listedOn, "2026-11-20")).toBe(band);
});

const stocked = (priceHistory: readonly PriceChange[]) => ({
  vehicle: aVehicle(),
  feed: "feed",
  firstSeenAtMs: 0,
  changedAtMs: 0,
  goneAtMs: null,
  priceHistory,
});

test("a day that no feed gave is not known", () => {
  const vehicle = aVehicle({ hasAssumedListingDay: true });
  expect(toStockFact({ ...stocked([]), vehicle }).listedOn).toBeNull();
});

test("the price at arrival is no change, and the amount is told of prices that moved", () => {
  const facts = [
    [1000, 900, 850],
    [1000, 1000, null, 1200],
    [500, 700],
  ].map((prices) =>
    toStockFact(
      stocked(prices.map((salePriceCents, atMs) => ({ atMs, salePriceCents }))),
    ),
  );
  const moves = summarizeMoves(facts, () => true);
  expect(Object.fromEntries(moves)).toEqual({
    lowered: { changes: 2, cars: 1, averageCents: 75 },
    raised: { changes: 1, cars: 1, averageCents: 200 },
    given: { changes: 1, cars: 1, averageCents: null },
    withdrawn: { changes: 1, cars: 1, averageCents: null },
  });
  const late = summarizeMoves(facts, (atMs) => atMs > 2);
  expect(late.get("lowered")?.changes).toBe(0);
  expect(late.get("given")?.changes).toBe(1);
});
