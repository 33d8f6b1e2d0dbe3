import fc from "fast-check";
import { expect, test } from "vitest";
import type { FeedRow } from "./feed-row.ts";
import {
  parseMileage,
  readUnits,
  SITE_UNITS,
  type UnitRules,
} from "./feed-units.ts";
import { parsePrice } from "./row-prices.ts";

const TAKE_ALL: UnitRules = { units: "km-to-miles", currencyAsUsd: "any" };

test.each<FeedRow>([
  {},
  { mileage: "7560", price: "48,900.00" },
  { mileage: "7560 mi", mileageUnit: "", price: "$48,900 USD" },
  { mileage: "7560", mileageUnit: "MI", price: "USD 48900", currency: "usd" },
  { mileage: "7560", kilometers: "12167", price: "Call for price" },
  { mileage: "unknown km", price: "" },
  { price: "0", currency: "CAD" },
  { price: `1${" ".repeat(100_000)}CAD`, mileage: `1${" ".repeat(100_000)}!` },
])("%j is in miles and US dollars and stays as it is", (row) => {
  expect(readUnits(row, SITE_UNITS)).toEqual({
    status: "taken",
    row,
    isFromKilometers: false,
    foreignCurrency: null,
  });
});

test.each<[FeedRow, string]>([
  [{ mileage: "7560 km" }, "mileage is in kilometers, not in miles"],
  [
    { mileage: "7,560", mileageUnit: "KM" },
    "mileage is in kilometers, not in miles",
  ],
  [{ kilometers: "7560" }, "mileage is in kilometers, not in miles"],
  [{ price: "48900.00 CAD" }, "price is in CAD, not in US dollars"],
  [{ internetPrice: "CAD $48,900" }, "price is in CAD, not in US dollars"],
  [{ price: "C$48,900" }, "price is in CAD, not in US dollars"],
  [{ msrp: "€48.900" }, "price is in EUR, not in US dollars"],
  [{ price: "48900", currency: "cad" }, "price is in CAD, not in US dollars"],
  [
    { price: "1 CAD", mileage: "1 km" },
    "price is in CAD, not in US dollars; mileage is in kilometers, not in miles",
  ],
])("%j is refused by name: %s", (row, reason) => {
  expect(readUnits(row, SITE_UNITS)).toMatchObject({
    status: "refused",
    reason,
  });
});

test("a currency that was not asked for is refused beside one that was", () => {
  const rules: UnitRules = { units: "miles", currencyAsUsd: "CAD" };
  expect(readUnits({ price: "5 CAD" }, rules).status).toBe("taken");
  expect(readUnits({ price: "5 EUR" }, rules)).toMatchObject({
    status: "refused",
    foreignCurrency: "EUR",
  });
});

test("whatever the kilometers, they come out as rounded miles when asked for", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.constantFrom("unit", "text", "column"),
      (km, where) => {
        const row: FeedRow =
          where === "unit"
            ? { mileage: String(km), mileageUnit: "KM" }
            : where === "text"
              ? { mileage: `${km} km` }
              : { kilometers: String(km) };
        const reading = readUnits(row, TAKE_ALL);
        if (reading.status !== "taken") throw new Error(reading.reason);
        const { mileage = "", mileageUnit } = reading.row;
        expect(reading.isFromKilometers).toBe(true);
        expect(parseMileage(mileage, mileageUnit).miles).toBe(
          Math.round(km * 0.621371),
        );
      },
    ),
  );
});

test("whatever the amount, its number is taken unconverted when asked for", () => {
  const written = fc.constantFrom(
    (amount: string) => `${amount} CAD`,
    (amount: string) => `CAD ${amount}`,
    (amount: string) => `C$${amount}`,
    (amount: string) => `${amount} €`,
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      written,
      (cents, write) => {
        const amount = (cents / 100).toLocaleString("en-US", {
          minimumFractionDigits: 2,
        });
        const reading = readUnits({ price: write(amount) }, TAKE_ALL);
        if (reading.status !== "taken") throw new Error(reading.reason);
        expect(parsePrice(reading.row.price ?? "").priceCents).toBe(cents);
      },
    ),
  );
});

test("beside kilometers a range without a unit is not read, because nobody knows its unit", () => {
  const read = (row: FeedRow) => {
    const reading = readUnits(row, TAKE_ALL);
    return reading.status === "taken" && reading.row.electricRangeMiles;
  };
  expect(read({ mileage: "12 km", electricRangeMiles: "438" })).toBeUndefined();
  expect(read({ mileage: "12 km", electricRangeMiles: "272 mi" })).toBe(
    "272 mi",
  );
  expect(read({ mileage: "12", electricRangeMiles: "272" })).toBe("272");
});
