import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";
import type { Body } from "./body.ts";
import { convertible, coupe, hatchback, sedan, wagon } from "./cars.ts";
import {
  cargoVan,
  compactSuv,
  crewCab,
  extendedCab,
  largeSuv,
  minivan,
} from "./light-trucks.ts";

export const BODIES: Record<BodyStyle, readonly [Body, ...Body[]]> = {
  suvs: [largeSuv, compactSuv],
  sedans: [sedan],
  trucks: [crewCab, extendedCab],
  hatchbacks: [hatchback],
  minivans: [minivan],
  coupes: [coupe],
  wagons: [wagon],
  convertibles: [convertible],
  commercial: [cargoVan],
  // Motorhomes and trailers are boxes on wheels; of what nobody knows a car would claim more.
  other: [cargoVan],
};
