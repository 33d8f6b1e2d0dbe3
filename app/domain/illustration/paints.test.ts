import { expect, test } from "vitest";
import { COLOR_FAMILIES } from "#app/domain/vehicle/vehicle.ts";
import { getIllustration } from "./illustration.ts";
import { PAINT_KEYS, choosePaint, PAINTS } from "./paints.ts";

test.each([
  ["Midnight Blue Metallic", "blue", "navy"],
  ["Midnight Black Metallic", "black", "black"],
  ["Galactic Aqua", "blue", "teal"],
  ["Ruby Red Metallic Tinted Clearcoat", "red", "red"],
  ["Burgundy", "red", "maroon"],
  ["Magnetic Gray Metallic", "gray", "charcoal"],
  ["Platinum White Pearl", "white", "white"],
  ["Celestite", "gray", "gray"],
  [null, "orange", "orange"],
] as const)("%s of the family %s is painted %s", (name, family, paint) => {
  expect(choosePaint(name, family)).toBe(paint);
});

test.each([
  ["Black Forest Green", "green"],
  ["GREY", "gray"],
  ["Deep Crystal Blue Mica", "navy"],
  ["Onyx", "black"],
  ["Bronze Mist", "brown"],
  ["Yuca Cool", "silver"],
  [null, "silver"],
  ["", "silver"],
] as const)("without a family %s is painted %s", (name, paint) => {
  expect(choosePaint(name, null)).toBe(paint);
});

test("every family has a paint of its own, and every paint a key", () => {
  for (const family of COLOR_FAMILIES) {
    expect(PAINTS[choosePaint(null, family)].family).toBe(family);
  }
  expect([...PAINT_KEYS].sort()).toEqual(Object.keys(PAINTS).sort());
});

test("a VIN always gets the same variant, and neighbours get different ones", () => {
  const vehicle = (vin: string) => ({
    vin,
    bodystyle: "sedans" as const,
    make: "Toyota",
    model: "Camry",
    fuelType: null,
    trim: null,
    exteriorColor: "Silver",
    exteriorColorFamily: "silver" as const,
  });
  const variants = Array.from(
    { length: 500 },
    (_, i) => getIllustration(vehicle(`4T1B11HK5KU${100_000 + i}`)).variant,
  );
  expect(getIllustration(vehicle("4T1B11HK5KU100000")).variant).toBe(
    variants[0],
  );
  expect(new Set(variants).size).toBeGreaterThan(450);
  expect(variants.every((variant) => variant >= 0 && variant < 10_000)).toBe(
    true,
  );
});
