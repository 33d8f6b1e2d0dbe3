import fc from "fast-check";
import { expect, test } from "vitest";
import {
  computeCheckDigit,
  checkVin,
  hasValidCheckDigit,
  findModelYear,
} from "./vin.ts";

test.each([
  "1HGCM82633A004352",
  "1M8GDM9AXKP042788",
  "KM8K2CAB4PU001140",
  "11111111111111111",
])("the check digit of %s is right", (vin) => {
  expect(hasValidCheckDigit(vin)).toBe(true);
});

test("a changed check digit is noticed", () => {
  expect(hasValidCheckDigit("1HGCM82633A004353")).toBe(false);
});

test.each([
  [" 1hgcm82633a004352 ", "1HGCM82633A004352", null],
  ["1HGCM-82633-A004352", "1HGCM82633A004352", null],
  ["", null, "VIN is missing"],
  ["   ", null, "VIN is missing"],
  ["1HGCM82633A00435", null, "VIN has 16 characters, not 17"],
  ["1HGCM82633A00435O", null, "VIN holds characters no VIN has: O"],
  ["1HGCM82633A0043é2", null, "VIN holds characters no VIN has: É"],
])("checkVin(%j)", (text, vin, problem) => {
  expect(checkVin(text)).toEqual({ vin, problem });
});

test.each([
  ["1HGCM82633A004352", 2003],
  ["KM8K2CAB4PU001140", 2023],
  ["1M8GDM9AXKP042788", 1989],
  ["1FTEW1E50LFA00000", 2020],
  ["1HGCM826300004352", null],
])("the model year of %s is %s", (vin, year) => {
  expect(findModelYear(vin)).toBe(year);
});

test("a single wrong serial digit always changes the check digit, except where its weight hides it", () => {
  const digit = fc.constantFrom(..."0123456789");
  fc.assert(
    fc.property(digit, digit, (right, wrong) => {
      fc.pre(right !== wrong);
      const vin = (last: string) => `1HGCM82633A00435${last}`;
      expect(computeCheckDigit(vin(right))).not.toBe(
        computeCheckDigit(vin(wrong)),
      );
    }),
  );
});
