import { expect, test } from "vitest";
import { getVehicleFormAddress } from "./vehicle-form-address.ts";

test("a form about a vehicle stands at the form's name and the VIN, in either language", () => {
  const vin = "2HKRW2H80MH600001";
  expect(getVehicleFormAddress(vin, "check-availability")).toBe(
    `/check-availability/${vin}`,
  );
  expect(
    getVehicleFormAddress(vin, "ask-about-vehicle", { language: "es" }),
  ).toBe(`/es/ask-about-vehicle/${vin}`);
});
