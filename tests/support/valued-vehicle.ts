import type { VehicleToValue } from "#app/domain/valuation/valuation.ts";

/** A shopper's car of which books and services know much. */
export const CAMRY_TO_VALUE: VehicleToValue = {
  vin: "4T1B11HK5KU123456",
  year: 2019,
  make: "Toyota",
  model: "Camry",
  trim: "LE",
  bodystyle: "sedans",
  miles: 60_000,
  exteriorColor: null,
  state: "IL",
  zip: "60505",
};
