import type {
  PresentedVehicle,
  VehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatNumber } from "#app/site/page/format.ts";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";
import { describeMeasures } from "./describe-measures.ts";

/** The record never leaves the server as a whole. */
export type DetailVehicle = PresentedVehicle<VehicleRecord>;

export const PAGE_FACTS = [
  "vin",
  "year",
  "condition",
  "price",
  "stockNumber",
  "storeId",
  "bodystyle",
  "doors",
  "seats",
  "miles",
  "drivetrain",
  "transmission",
  "transmissionText",
  "engine",
  "fuelType",
  "mpgCity",
  "mpgHighway",
  "mpgCombined",
  "electricRangeMiles",
  "batteryKilowattHours",
  "chargeHours",
  "fastChargeMinutes",
  "chargePort",
  "towingPounds",
  "cargoCubicFeet",
  "exteriorColor",
  "interiorColor",
  "features",
  "description",
] as const satisfies readonly (keyof DetailVehicle)[];

export type PageFacts = Pick<DetailVehicle, (typeof PAGE_FACTS)[number]>;

/** The engine is shortened on the server: a browser needs no rules of how engines are spelt. */
export type TileFacts = PageFacts & { readonly engineShort: string | null };

export interface Fact {
  readonly label: string;
  readonly value: string;
}

const MOST_TILES = 4;

const TILES = [
  ["tile.mileage", "miles"],
  ["tile.drivetrain", "drivetrain"],
  ["tile.electricRange", "electricRange"],
  ["tile.economy", "economy"],
  ["tile.engine", "engine"],
  ["tile.fuel", "fuel"],
  ["tile.doors", "doors"],
] as const;

/** The four facts stand under the picture; an unknown one leaves its place to the next. */
export function listFactTiles(
  vehicle: TileFacts,
  t: Translate<VehicleText>,
): readonly Fact[] {
  const facts = { ...describeFacts(vehicle, t), engine: vehicle.engineShort };
  return listKnownFacts(
    TILES.map(([label, name]) => [t(label), facts[name]]),
  ).slice(0, MOST_TILES);
}

const DETAILS = [
  "bodystyle",
  "doors",
  "seats",
  "miles",
  "drivetrain",
  "transmission",
  "engine",
  "fuel",
  "electricRange",
  "economy",
  "economyCombined",
  "battery",
  "chargeHours",
  "fastCharge",
  "chargePort",
  "towing",
  "cargo",
  "exteriorColor",
  "interiorColor",
  "location",
  "stockNumber",
  "vin",
] as const;

/** `place` is there only where it is not the store's own. */
export function listDetailFacts(
  vehicle: PageFacts,
  t: Translate<VehicleText>,
  place: string | null,
  /** Seats that are not the feed's are marked as what the model usually has. */
  usualSeats: number | null = null,
): readonly Fact[] {
  const facts = {
    ...vehicle,
    ...describeFacts(vehicle, t),
    seats:
      vehicle.seats === null
        ? usualSeats === null
          ? null
          : t("usualSeats", { count: usualSeats })
        : String(vehicle.seats),
    location: place,
  };
  return listKnownFacts(
    DETAILS.map((name) => [t(`detail.${name}`), facts[name]]),
  );
}

/** Keys and numbers need words. */
export function describeFacts(vehicle: PageFacts, t: Translate<VehicleText>) {
  const { miles, drivetrain, transmission, fuelType, doors } = vehicle;
  return {
    bodystyle: t(`bodystyle.${vehicle.bodystyle}`),
    doors: doors === null ? null : String(doors),
    miles: miles === null ? null : t("miles", { miles: formatNumber(miles) }),
    drivetrain: drivetrain && t(`drivetrain.${drivetrain}`),
    transmission:
      vehicle.transmissionText ??
      (transmission && t(`transmission.${transmission}`)),
    engine: vehicle.engine,
    fuel: fuelType && t(`fuel.${fuelType}`),
    ...describeMeasures(vehicle, t),
  };
}

function listKnownFacts(
  facts: readonly (readonly [label: string, value: string | null])[],
): Fact[] {
  return facts.flatMap(([label, value]) =>
    value === null || value === "" ? [] : [{ label, value }],
  );
}
