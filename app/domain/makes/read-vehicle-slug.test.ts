import { expect, test } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { MAKES } from "./makes-and-models.ts";
import { readVehicleSlug } from "./read-vehicle-slug.ts";

const THIS_YEAR = 2026;

test.each([
  ["2020-honda-accord", 2020, "Honda", "Accord", "sedans"],
  ["2021-honda-cr-v-ex-l", 2021, "Honda", "CR-V", "suvs"],
  ["2019-chevy-silverado-1500-lt", 2019, "Chevrolet", "Silverado 1500"],
  ["2028-ford-f-150", 2028, "Ford", "F-150", "trucks"],
  ["1981-buick-regal", 1981, "Buick", "Regal"],
] as const)("%s names a car", (slug, year, make, model, bodystyle?: string) => {
  expect(readVehicleSlug(slug, THIS_YEAR)).toEqual({
    year,
    make,
    model,
    bodystyle: bodystyle ?? expect.any(String),
  });
});

test.each([
  ["no year", "honda-accord"],
  ["a year before VINs", "1980-honda-accord"],
  ["a year far ahead", "2029-honda-accord"],
  ["no make that we know", "2027-zorblatt-accord"],
  ["no model that we know", "2020-honda-zorblatt"],
  ["a make alone", "2020-honda"],
  ["markup", "2020-<b>honda</b>-accord"],
  ["words before the make", "2020-cheap-honda-accord"],
  ["a prototype's name", "2020-__proto__-constructor"],
  ["more than an address has", `2020-honda-accord-${"x".repeat(200)}`],
  ["nothing", ""],
])("a slug with %s names none", (_name, slug) => {
  expect(readVehicleSlug(slug, THIS_YEAR)).toBeNull();
});

test("nothing of a slug but a name of ours comes out of it", () => {
  expect(readVehicleSlug("2020-honda-accord-call-555-0100", THIS_YEAR)).toEqual(
    { year: 2020, make: "Honda", model: "Accord", bodystyle: "sedans" },
  );
});

/** The Ram was a Dodge before it was a make, and an address leaves out a plus. */
const READ_AS: Readonly<Record<string, readonly [string, string]>> = {
  "dodge-ram-1500": ["RAM", "1500"],
  "dodge-ram-2500": ["RAM", "2500"],
  "dodge-ram-3500": ["RAM", "3500"],
  "lexus-nx-450h": ["Lexus", "NX"],
  "lexus-rx-450h": ["Lexus", "RX 450h"],
  "lexus-tx-550h": ["Lexus", "TX"],
};

test("every model that we know is read from the address of such a car", () => {
  for (const { make, models } of MAKES)
    for (const { model } of models) {
      const address = getVehicleAddress({
        condition: "used",
        bodystyle: "sedans",
        year: 2020,
        make,
        model,
        trim: null,
        vin: "1HGCM82633A004352",
      });
      const slug = address.split("/").at(-2) ?? "";
      const read = readVehicleSlug(slug, THIS_YEAR);
      const expected = READ_AS[slug.replace("2020-", "")] ?? [make, model];
      expect([slug, read?.make, read?.model]).toEqual([slug, ...expected]);
    }
});
