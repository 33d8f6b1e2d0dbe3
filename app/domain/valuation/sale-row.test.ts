import { expect, test } from "vitest";
import { readSale } from "./sale-row.ts";

const NOW_MS = Date.parse("2026-07-02T12:00:00Z");
const CELLS = {
  vin: "1HGCM82633A004352",
  year: "2003",
  make: "Honda",
  model: "Accord",
  trim: "EX-V6",
  miles: "121,500",
  condition: "good",
  price: "$4,250",
  soldOn: "2026-05-14",
  color: "silver",
  state: "il",
};

test("a row is a sale, whatever way its figures are written", () => {
  expect(readSale(CELLS, NOW_MS)).toEqual({
    sale: {
      vin: "1HGCM82633A004352",
      year: 2003,
      make: "Honda",
      model: "Accord",
      trim: "EX-V6",
      miles: 121_500,
      grade: 3.7,
      color: "silver",
      state: "IL",
      atMs: Date.parse("2026-05-14"),
      priceDollars: 4_250,
    },
  });
});

test("a row without a VIN, trim or condition is a sale all the same, and a year comes from the VIN", () => {
  const { vin: _vin, trim: _trim, condition: _condition, ...bare } = CELLS;
  expect(readSale(bare, NOW_MS)).toMatchObject({
    sale: { vin: null, trim: null, grade: null },
  });
  expect(readSale({ ...CELLS, year: "" }, NOW_MS)).toMatchObject({
    sale: { year: 2003 },
  });
  expect(readSale({ ...CELLS, vin: "NOT-A-VIN" }, NOW_MS)).toMatchObject({
    sale: { vin: null },
  });
});

test.each([
  [{ year: "1899" }, "year"],
  [{ year: "2031" }, "year"],
  [{ make: "" }, "make or model"],
  [{ miles: "0" }, "miles"],
  [{ miles: "999999" }, "miles"],
  [{ miles: "many" }, "miles"],
  [{ price: "1" }, "price"],
  [{ price: "-4000" }, "price"],
  [{ price: "" }, "price"],
  [{ soldOn: "2027-01-01" }, "date"],
  [{ soldOn: "May" }, "date"],
  [{ condition: "7" }, "condition"],
  [{ condition: "constructor" }, "condition"],
])("a row with %j is refused for its %s", (changed, name) => {
  const row = readSale({ ...CELLS, ...changed }, NOW_MS);
  expect("problem" in row ? row.problem : "").toContain(name);
});
