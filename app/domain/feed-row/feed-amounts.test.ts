import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCount, parseModelYear, readPlainCells } from "./row-cell.ts";
import { readListedOn, parseListedOn } from "./listed-on.ts";
import { parseMileage } from "./feed-units.ts";
import { parsePrice } from "./row-prices.ts";

test.each([
  ["$39,998 ", 3_999_800, null],
  ["20495.00 USD", 2_049_500, null],
  ["USD 20495", 2_049_500, null],
  ["358.03", 35_803, null],
  ["1,234,567", 123_456_700, null],
  ["Not Priced", null, null],
  ["Call for price", null, null],
  ["0", null, null],
  ["$0.00", null, null],
  ["", null, null],
  ["48900.00 CAD", null, "price is in CAD, not in US dollars: left out"],
  ["€39,998", null, "price is in EUR, not in US dollars: left out"],
  ["39.998", null, "price not understood: 39.998"],
  ["-500", null, "price not understood: -500"],
  ["1e9", null, "price not understood: 1e9"],
  ["99999999999", null, "price is impossible: 99999999999"],
])("the price %j", (text, priceCents, warning) => {
  expect(parsePrice(text)).toEqual({ priceCents, warning });
});

test("every price in whole cents is read back as it was printed", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (cents) => {
      const printed = (cents / 100).toLocaleString("en-US", {
        style: "currency",
        currency: "USD",
      });
      expect(parsePrice(printed).priceCents).toBe(cents);
    }),
  );
});

test.each([
  ["73556", "", 73_556],
  ["105,469 mi", "", 105_469],
  ["77326.0", "", 77_326],
  ["138.922", "", 138_922],
  ["0.000", "", 0],
  ["337.0", "", 337],
  ["1138.922", "", 1139],
  ["7560 km", "", 4698],
  ["10000", "KM", 6214],
  ["10000", "MI", 10_000],
  ["", "", null],
  ["–", "", null],
])("the mileage %j %j is %s miles", (text, unit, miles) => {
  expect(parseMileage(text, unit)).toEqual({ miles, warning: null });
});

test.each([
  ["1000001", "mileage is impossible: 1000001"],
  ["-5", "mileage not understood: -5"],
  ["about 9k", "mileage not understood: about 9k"],
])("the mileage %j is left out with a warning", (text, warning) => {
  expect(parseMileage(text)).toEqual({ miles: null, warning });
});

test.each([
  ["2026-03-23", "2026-03-23"],
  ["2026-03-23 14:05:00", "2026-03-23"],
  ["2026-03-23T14:05:00Z", "2026-03-23"],
  ["03/23/2026", "2026-03-23"],
  ["3/5/26", "2026-03-05"],
  ["20260323", "2026-03-23"],
  ["Mar 23, 2026", "2026-03-23"],
  ["March 5 2026", "2026-03-05"],
  ["2024-02-29", "2024-02-29"],
])("the listing date %j is %s", (text, day) => {
  expect(parseListedOn(text, "2026-11-21")).toEqual({ day, warning: null });
});

test.each([
  ["2026-02-30", "listing date not understood: 2026-02-30"],
  ["23/03/2026", "listing date not understood: 23/03/2026"],
  ["1901-01-01", "listing date not understood: 1901-01-01"],
  ["Arm 1, 2026", "listing date not understood: Arm 1, 2026"],
  ["2026-11-22", "listing date is in the future: 2026-11-22"],
])("the listing date %j is not believed", (text, warning) => {
  expect(parseListedOn(text, "2026-11-21")).toEqual({ day: null, warning });
});

test.each([
  ["2026-10-02", "1", "2026-10-02"],
  ["", "50", "2026-10-02"],
  ["", "0", "2026-11-21"],
  ["soon", "50", "2026-10-02"],
  ["", "4000", null],
  ["", "-1", null],
  ["", "", null],
])(
  "the listing date %j with %j days in stock is %s",
  (listedOn, daysInStock, day) => {
    expect(readListedOn({ listedOn, daysInStock }, "2026-11-21").day).toBe(day);
  },
);

test.each([
  ["2019", 2019],
  ["2019.0", 2019],
  ["'19", 2019],
  ["98", 1998],
  ["2028", 2028],
  ["2029", null],
  ["1899", null],
  ["twenty", null],
  ["", null],
])("the model year %j is %s in 2026", (text, year) => {
  expect(parseModelYear(text, "2026-11-21")).toBe(year);
});

test.each([
  ["4", 4],
  ["4.0", 4],
  ["4 doors", 4],
  ["9", null],
  ["4.5", null],
  ["-4", null],
])("the count %j between 1 and 6 is %s", (text, count) => {
  expect(parseCount(text, 1, 6)).toBe(count);
});

test.each([
  ["towingPounds", "5,000 lbs.", 5000],
  ["towingPounds", "7700", 7700],
  ["towingPounds", "2,268 kg", null],
  ["towingPounds", "0", null],
  ["towingPounds", "Not recommended", null],
  ["electricRangeMiles", "272 miles", 272],
  ["electricRangeMiles", "272.9", 272],
  ["electricRangeMiles", "438 km", null],
  ["cargoCubicFeet", "37.6 cu. ft.", 37],
  ["cargoCubicFeet", "37.6 cubic feet", 37],
  ["cargoCubicFeet", "1065 liters", null],
  ["batteryKilowattHours", "77.4 kWh", 77],
  ["batteryKilowattHours", "77", 77],
  ["batteryKilowattHours", "180 Ah", null],
  ["chargeHours", "9.5 hours", 10],
  ["chargeHours", "10.0", 10],
  ["chargeHours", "45 min", null],
  ["fastChargeMinutes", "18 min.", 18],
  ["fastChargeMinutes", "0.5 hours", null],
  ["chargePort", "NACS", "NACS"],
  ["mpgCombined", "33", 33],
  ["mpgCombined", "N/A", null],
] as const)("the cell %s says %j, which is %s", (field, text, amount) => {
  expect(readPlainCells({ [field]: text })[field]).toBe(amount);
});
