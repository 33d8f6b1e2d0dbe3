import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";
import type { Body } from "./body.ts";
import { compactSuv, electricSuv, smallSuv } from "./compact-suvs.ts";
import { convertible, roadster, softTop } from "./convertibles.ts";
import { coupe, muscleCoupe, sportCoupe } from "./coupes.ts";
import {
  electricHatchback,
  hatchback,
  liftback,
  smallHatchback,
} from "./hatchbacks.ts";
import { extendedCab, regularCab } from "./pickup-cabs.ts";
import {
  compactPickup,
  crewCab,
  electricPickup,
  midSizePickup,
} from "./pickups.ts";
import { compactSedan, electricSedan, fullSizeSedan, sedan } from "./sedans.ts";
import { largeElectricSuv, largeSuv, midSizeSuv, offRoader } from "./suvs.ts";
import {
  cargoVan,
  compactVan,
  lowRoofVan,
  minivan,
  passengerVan,
} from "./vans.ts";
import { raisedWagon, wagon } from "./wagons.ts";
import {
  boxTruck,
  chassisCab,
  coveredVehicle,
  motorhome,
  trailer,
} from "./work-vehicles.ts";

export const SHAPES = [
  "usual",
  "small",
  "compact",
  "large",
  "raised",
  "offroad",
  "electric",
  "large-electric",
  "extended-cab",
  "regular-cab",
  "mid-size",
  "liftback",
  "muscle",
  "sport",
  "soft-top",
  "roadster",
  "low-roof",
  "passenger",
  "box-truck",
  "chassis",
  "motorhome",
  "trailer",
] as const;
/** A shape is one of a body style's; what is drawn where nothing more is known is the usual one. */
export type Shape = (typeof SHAPES)[number];

type BodyShapes = Readonly<Partial<Record<Shape, Body>> & { usual: Body }>;

export const BODIES: Readonly<Record<BodyStyle, BodyShapes>> = {
  suvs: {
    usual: midSizeSuv,
    small: smallSuv,
    compact: compactSuv,
    large: largeSuv,
    offroad: offRoader,
    electric: electricSuv,
    "large-electric": largeElectricSuv,
  },
  sedans: {
    usual: sedan,
    compact: compactSedan,
    large: fullSizeSedan,
    electric: electricSedan,
  },
  trucks: {
    usual: crewCab,
    "extended-cab": extendedCab,
    "regular-cab": regularCab,
    "mid-size": midSizePickup,
    compact: compactPickup,
    electric: electricPickup,
  },
  hatchbacks: {
    usual: hatchback,
    small: smallHatchback,
    liftback,
    electric: electricHatchback,
  },
  minivans: { usual: minivan, electric: { ...minivan, isElectric: true } },
  coupes: {
    usual: coupe,
    muscle: muscleCoupe,
    sport: sportCoupe,
    electric: { ...coupe, isElectric: true },
  },
  wagons: {
    usual: wagon,
    raised: raisedWagon,
    electric: { ...wagon, isElectric: true },
  },
  convertibles: {
    usual: convertible,
    "soft-top": softTop,
    roadster,
    electric: { ...convertible, isElectric: true },
  },
  commercial: {
    usual: cargoVan,
    "low-roof": lowRoofVan,
    compact: compactVan,
    passenger: passengerVan,
    "box-truck": boxTruck,
    chassis: chassisCab,
    electric: { ...cargoVan, isElectric: true },
  },
  other: {
    usual: coveredVehicle,
    "box-truck": boxTruck,
    chassis: chassisCab,
    motorhome,
    trailer,
  },
};

/** A body style that lacks the shape is drawn in its usual one. */
export const getBody = (bodystyle: BodyStyle, shape: Shape = "usual"): Body =>
  BODIES[bodystyle][shape] ?? BODIES[bodystyle].usual;
