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
  "miles",
  "drivetrain",
  "electricRange",
  "economy",
  "engine",
  "fuel",
  "doors",
] as const;

/** The four facts stand under the picture; an unknown one leaves its place to the next. */
export function listFactTiles(
  described: DescribedFacts,
  t: Translate<VehicleFactText>,
): readonly Fact[] {
  return pickTiles(described).map(({ name, value }) => ({
    label: name === "economy" ? described.economyLabel : t(`tile.${name}`),
    value,
  }));
}

function pickTiles(described: DescribedFacts) {
  const { engine, drivetrain } = described;
  const facts = {
    ...described,
    drivetrain: drivetrain && joinHyphens(drivetrain),
    engine: engine && shortenEngine(engine),
  };
  return TILES.flatMap((name) => {
    const value = facts[name];
    return value === null || value === "" ? [] : [{ name, value }];
  }).slice(0, MOST_TILES);
}

/** It stands under the name: what is told of its stock, what it is, how far it went. */
export function listIdWords(
  vehicle: DetailVehicle,
  { miles, exteriorColor }: DescribedFacts,
  t: Translate<VehicleFactText>,
  tVehicles: Translate<VehiclesText>,
): readonly string[] {
  const { condition } = vehicle;
  const notice = findNotice(vehicle);
  return [
    notice && tVehicles(`availability.${notice}`),
    t(`condition.${condition}`),
    condition === "new" ? null : miles,
    exteriorColor,
  ].filter((text) => text !== null);
}

/** What is always among the tiles is not here: each fact stands once. */
const DETAILS = [
  "bodystyle",
  "doors",
  "seats",
  "transmission",
  "engine",
  "fuel",
  "economyCombined",
  "battery",
  "chargeHours",
  "fastCharge",
  "chargePort",
  "towing",
  "cargo",
  "exteriorColor",
  "interiorColor",
  "stillPrice",
  "location",
  "stockNumber",
  "vin",
] as const;

interface FurtherFacts {
  /** It is there only where it is not the store's own. */
  readonly place: string | null;
  /** Seats that are not the feed's are marked as what the model usually has. */
  readonly usualSeats: number | null;
  /** The day since when the price has not changed. */
  readonly stillSince: string | null;
}

export function listDetailFacts(
  vehicle: DetailVehicle,
  described: DescribedFacts,
  t: Translate<VehicleFactText>,
  { place, usualSeats, stillSince }: FurtherFacts,
): readonly Fact[] {
  const tiles = pickTiles(described);
  const facts = {
    ...vehicle,
    ...described,
    seats:
      vehicle.seats === null
        ? usualSeats === null
          ? null
          : t("usualSeats", { count: usualSeats })
        : String(vehicle.seats),
    stillPrice: stillSince && t("stillPrice", { day: stillSince }),
    location: place,
  };
  return DETAILS.flatMap((name) => {
    const value = facts[name];
    // A tile that had to shorten it leaves the whole of it to the table.
    const isTold = tiles.some((it) => it.name === name && it.value === value);
    return value === null || value === "" || isTold
      ? []
      : [{ label: t(`detail.${name}`), value }];
  });
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
    exteriorColor: sayColor(
      vehicle.exteriorColor,
      vehicle.exteriorColorFamily,
      language,
    ),
    interiorColor: sayColor(
      vehicle.interiorColor,
      vehicle.interiorColorFamily,
      language,
    ),
    fuel: fuelType && t(`fuel.${fuelType}`),
    ...describeMeasures(vehicle, t),
  };
}
