import { expect, test } from "vitest";
import { formatAppointmentVehicle } from "./appointment-words.ts";

test.each([
  [{ model: "GLC", trim: "GLC 300" }, "2019 Mercedes-Benz GLC 300"],
  [{ model: "GLC", trim: "GLC" }, "2019 Mercedes-Benz GLC"],
  [{ model: "GLC", trim: null }, "2019 Mercedes-Benz GLC"],
  [{ model: "", trim: "300" }, "2019 Mercedes-Benz 300"],
])("the car of an appointment has its model once: %j", (named, expected) => {
  const car = { year: "2019", make: "Mercedes-Benz" };
  expect(formatAppointmentVehicle({ ...car, ...named })).toBe(expected);
});
