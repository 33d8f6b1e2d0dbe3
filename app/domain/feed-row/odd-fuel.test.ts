import { expect, test } from "vitest";
import type { DecodedVin } from "#app/domain/vehicle/vin.ts";
import { normalizeModel } from "#app/domain/makes/normalize-model.ts";
import { hasShouting } from "#app/domain/vehicle-words/calm-text.ts";
import { describeOddFuel } from "./odd-fuel.ts";

function describe(
  said: string,
  inVin: DecodedVin["fuelType"],
  [make, name, engine = ""]: readonly [string, string, string?] = [
    "Honda",
    "Accord",
  ],
) {
  const model = normalizeModel({ make, model: name, trim: null });
  if (model === null) return expect.fail(name);
  const decoded = {
    year: 2020,
    make,
    model: name,
    isKnownModel: true,
    trim: null,
    bodystyle: null,
    doors: null,
    fuelType: inVin,
    engineCylinders: null,
    engineLiters: null,
  };
  return describeOddFuel({ fuelType: said, engine }, model, decoded);
}

test.each([
  ["Diesel", "gasoline"],
  ["Electric", "gasoline"],
  ["Gasoline", "electric"],
  ["Gasoline", "diesel"],
  ["Diesel", "flex-fuel"],
  ["Hybrid", "gasoline"],
] as const)("%s is not what a VIN of %s says", (said, inVin) => {
  expect(describe(said, inVin)).toContain(`the VIN says ${inVin}`);
});

test.each([
  ["Gasoline", "gasoline"],
  ["Flex Fuel", "gasoline"],
  ["Gasoline", "flex-fuel"],
  ["Gasoline", null],
  ["Electric", "hydrogen"],
  ["", "electric"],
] as const)("%j goes with a VIN of %s", (said, inVin) => {
  expect(describe(said, inVin)).toBeNull();
});

test("a mild hybrid's engine says so, and a model that is electric alone needs no VIN", () => {
  const mild = ["Audi", "Q8", "3.0L V6 Turbo Hybrid"] as const;
  expect(describe("Hybrid", "gasoline", mild)).toBeNull();
  expect(describe("Gasoline", null, ["Tesla", "Model 3"])).toBe(
    "fuel is not the model's: the Tesla Model 3 is electric, the feed says gasoline",
  );
});

test("a sentence in capitals shouts, names and abbreviations do not", () => {
  expect(
    hasShouting("Nice. COME AND SEE THIS BEAUTIFUL VEHICLE TODAY PLEASE"),
  ).toBe(true);
  expect(hasShouting("AWD, LED and GPS in a GMC SUV from BMW.")).toBe(false);
  expect(hasShouting("One owner.")).toBe(false);
});
