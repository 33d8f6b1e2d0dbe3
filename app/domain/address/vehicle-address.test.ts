import { expect, test } from "vitest";
import { toMakeModelValue } from "#app/domain/search-address/search-check.ts";
import { getStoreInventoryAddress } from "#app/domain/search-address/search-address.ts";
import {
  getOfferAddress,
  getPageAddress,
  getStaffAddress,
} from "./page-address.ts";
import { getVehicleAddress, getVehicleFormAddress } from "./vehicle-address.ts";

const CR_V = {
  condition: "used",
  bodystyle: "suvs",
  year: 2021,
  make: "Honda",
  model: "CR-V",
  trim: "EX-L",
  vin: "2HKRW2H80MH600001",
} as const;

test("a vehicle's address has its condition, body style, year-make-model-trim and VIN", () => {
  expect(getVehicleAddress(CR_V)).toBe(
    "/used-vehicle/suvs/2021-honda-cr-v-ex-l/2HKRW2H80MH600001",
  );
});

test("a vehicle without a trim, or with one of signs alone, has a shorter slug", () => {
  const short = "/used-vehicle/suvs/2021-honda-cr-v/2HKRW2H80MH600001";
  expect(getVehicleAddress({ ...CR_V, trim: null })).toBe(short);
  expect(getVehicleAddress({ ...CR_V, trim: "***" })).toBe(short);
});

test("accents leave the slug and other signs become hyphens", () => {
  expect(toMakeModelValue("Citroën", "ë-C4 X!")).toBe("citroen~e-c4-x");
});

test("English has no prefix and another language has", () => {
  expect(getPageAddress("home")).toBe("/");
  expect(getPageAddress("home", { language: "es" })).toBe("/es");
  expect(getPageAddress("contact", { language: "es" })).toBe("/es/contact-us");
  expect(getVehicleAddress(CR_V, { language: "es" })).toMatch(/^\/es\/used-/);
});

test("stores, staff and offers have their addresses", () => {
  expect(getStoreInventoryAddress("aurora")).toBe(
    "/search-vehicles/all-inventory/store/aurora",
  );
  expect(getStaffAddress("17")).toBe("/our-company/meet-our-team/17");
  expect(getOfferAddress("service", "oil change")).toBe(
    "/special-offers/service/oil%20change",
  );
});

test("a form about a vehicle stands at the form's name and the VIN, in either language", () => {
  const vin = "2HKRW2H80MH600001";
  expect(getVehicleFormAddress(vin, "check-availability")).toBe(
    `/check-availability/${vin}`,
  );
  expect(
    getVehicleFormAddress(vin, "ask-about-vehicle", { language: "es" }),
  ).toBe(`/es/ask-about-vehicle/${vin}`);
});
