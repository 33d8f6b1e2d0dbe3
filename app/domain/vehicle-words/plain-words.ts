import type { BodyStyle, FuelType } from "#app/domain/vehicle/vehicle.ts";

/** What feeds and dealers' programs read: English, whatever the visitor's language is. */
export const BODY_WORDS: Readonly<Record<BodyStyle, string>> = {
  suvs: "SUV",
  sedans: "Sedan",
  trucks: "Truck",
  hatchbacks: "Hatchback",
  minivans: "Minivan",
  coupes: "Coupe",
  wagons: "Wagon",
  convertibles: "Convertible",
  commercial: "Commercial",
  other: "Other",
};

export const FUEL_WORDS: Readonly<Record<FuelType, string>> = {
  gasoline: "Gasoline",
  hybrid: "Hybrid",
  "plug-in-hybrid": "Plug-in hybrid",
  electric: "Electric",
  diesel: "Diesel",
  "flex-fuel": "Flex fuel",
  "natural-gas": "Natural gas",
  hydrogen: "Hydrogen",
};
