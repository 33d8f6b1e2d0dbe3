import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";
import type { Body } from "./body.ts";
import { hatchback, sedan, wagon } from "./cars.ts";
import { convertible, coupe } from "./coupes.ts";
import { compactSuv, largeSuv } from "./suvs.ts";
import { crewCab, extendedCab } from "./trucks.ts";
import { cargoVan, minivan } from "./vans.ts";

/** A body style comes in these shapes. */
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
};
