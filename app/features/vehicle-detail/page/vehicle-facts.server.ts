import { findNotice } from "#app/domain/vehicle/availability.ts";
import { shortenEngine } from "#app/domain/vehicle-words/engine-words.ts";
import type {
  PresentedVehicle,
  VehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import { sayColor } from "#app/domain/vehicle-words/color-words.ts";
import { sayTransmission } from "#app/domain/vehicle-words/transmission-words.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { joinHyphens } from "#app/site/page/format.ts";
import type { VehicleFactText } from "#app/features/vehicle-detail/facts-copy.ts";
import type { VehiclesText } from "#app/site/vehicles/copy.ts";
import { describeMeasures } from "./describe-measures.server.ts";

/** The record never leaves the server as a whole. */
export type DetailVehicle = PresentedVehicle<VehicleRecord>;

/** What the page and its parts need of the vehicle besides the words that are made of it here. */
export const PAGE_FACTS = [
  "vin",
  "year",
  "condition",
  "price",
  "stockNumber",
  "storeId",
  "stockStatus",
  "hold",
] as const satisfies readonly (keyof DetailVehicle)[];

export interface Fact {
  readonly label: string;
  readonly value: string;
}

const MOST_TILES = 4;

const TILES = [
  ["tile.mileage", "miles"],
  ["tile.drivetrain", "drivetrain"],
  ["tile.electricRange", "electricRange"],
  ["tile.economy", "economyTile"],
  ["tile.engine", "engine"],
  ["tile.fuel", "fuel"],
  ["tile.doors", "doors"],
] as const;

/** The four facts stand under the picture; an unknown one leaves its place to the next. */
export function listFactTiles(
  described: DescribedFacts,
  t: Translate<VehicleFactText>,
): readonly Fact[] {
  const { engine, drivetrain } = described;
  const facts = {
    ...described,
    drivetrain: drivetrain && joinHyphens(drivetrain),
    engine: engine && shortenEngine(engine),
  };
  return listKnownFacts(
    TILES.map(([label, name]) => [t(label), facts[name]]),
  ).slice(0, MOST_TILES);
}

/** It stands under the name: what is told of its stock, what it is, how far it went. */
export function listIdWords(
  vehicle: DetailVehicle,
  { miles, exteriorColor }: DescribedFacts,
  t: Translate<VehicleFactText>,
  tVehicles: Translate<VehiclesText>,
): readonly string[] {
  const { condition, drivetrain } = vehicle;
  const notice = findNotice(vehicle);
  return [
    notice && tVehicles(`availability.${notice}`),
    t(`condition.${condition}`),
    condition === "new" ? null : miles,
    drivetrain && t(`idDrivetrain.${drivetrain}`),
    exteriorColor,
  ].filter((text) => text !== null);
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
  vehicle: DetailVehicle,
  described: DescribedFacts,
  t: Translate<VehicleFactText>,
  place: string | null,
  /** Seats that are not the feed's are marked as what the model usually has. */
  usualSeats: number | null = null,
): readonly Fact[] {
  const facts = {
    ...vehicle,
    ...described,
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

type DescribedFacts = ReturnType<typeof describeFacts>;

/** Keys and numbers need words. */
export function describeFacts(
  vehicle: DetailVehicle,
  t: Translate<VehicleFactText>,
  language: Language,
) {
  const { drivetrain, fuelType, transmission, transmissionText } = vehicle;
  return {
    bodystyle: t(`bodystyle.${vehicle.bodystyle}`),
    drivetrain: drivetrain && t(`drivetrain.${drivetrain}`),
    transmission:
      transmissionText === null
        ? transmission && t(`transmission.${transmission}`)
        : sayTransmission(transmissionText, language),
    engine: vehicle.engine,
    exteriorColor: sayColor(vehicle.exteriorColor, language),
    interiorColor: sayColor(vehicle.interiorColor, language),
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
