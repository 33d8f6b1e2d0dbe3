import { FACET_VALUES } from "#app/domain/inventory/facet-values.ts";
import type { WorkedOutKey } from "#app/domain/inventory/facets.ts";
import { readEngineLayout } from "#app/domain/vehicle-words/engine-words.ts";
import { listFeatureKeys } from "#app/domain/vehicle/named-features.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { type Cab, findBed, findCab } from "./cab-words.ts";
import { findUsualSeats } from "./usual-seats.ts";

export type BuildValues = Readonly<Record<WorkedOutKey, string | null>>;

type BuiltVehicle = Pick<
  Vehicle,
  | "make"
  | "model"
  | "year"
  | "trim"
  | "bodystyle"
  | "doors"
  | "seats"
  | "engine"
  | "fuelType"
  | "features"
  | "description"
>;

/** Filters by what a vehicle is built like. Assumption A265: what nobody says of it is null. */
export function findBuildValues(
  vehicle: BuiltVehicle,
  /** Words that are kept back from whoever sees no price must not find the vehicle either. */
  areTextsDropped: boolean,
): BuildValues {
  const { cylinders, layout } = readEngineLayout(vehicle.engine ?? "");
  const words = listTruckWords(vehicle, areTextsDropped);
  const cab = findFirst(words, (text) => findCab(text, vehicle));
  const seats = vehicle.seats ?? findSeats(vehicle, cab, areTextsDropped);
  const isElectric = vehicle.fuelType === "electric";
  return {
    cylinders: isElectric ? null : keepOffered("cylinders", cylinders),
    engine: isElectric ? null : keepOffered("engine", layout),
    seats: seats === null ? null : String(Math.min(Math.max(seats, 2), 8)),
    doors: findDoors(vehicle),
    cab,
    bed: findFirst(words, findBed),
  };
}

/** What the model usually has, for a page that says so; null where the feed knows better. */
export function findSeatsOfModel(vehicle: BuiltVehicle): number | null {
  if (vehicle.seats !== null) return null;
  const words = listTruckWords(vehicle, false);
  const cab = findFirst(words, (text) => findCab(text, vehicle));
  return findSeats(vehicle, cab, false);
}

/** Two chairs in the place of a bench of three are one seat fewer. */
function findSeats(
  vehicle: BuiltVehicle,
  cab: Cab | null,
  areTextsDropped: boolean,
): number | null {
  const usual = findUsualSeats(vehicle, cab);
  if (usual !== 8 || areTextsDropped) return usual;
  return listFeatureKeys(vehicle.features).includes("captains-chairs") ? 7 : 8;
}

/** Feeds know engines that were never built. */
function keepOffered(key: WorkedOutKey, value: string | null): string | null {
  return FACET_VALUES[key].find((it) => it === value) ?? null;
}

/** A truck's cab and bed stand in its name, and often in its equipment and description alone. */
function listTruckWords(
  { bodystyle, model, trim, features, description }: BuiltVehicle,
  areTextsDropped: boolean,
): readonly string[] {
  if (bodystyle !== "trucks") return [];
  return [
    `${model} ${trim ?? ""}`,
    ...(areTextsDropped ? [] : [...features, description ?? ""]),
  ];
}

function findFirst<Found>(
  texts: readonly string[],
  find: (text: string) => Found | null,
): Found | null {
  for (const text of texts) {
    const found = find(text);
    if (found !== null) return found;
  }
  return null;
}

const DOORS_IN_NAME = /(?<![\w.])(?<doors>[2-5])[ -]?d(?:r|oors?)?\b/i;

/** A sedan, a minivan and a Wrangler Unlimited have four whatever the feed leaves out. */
function findDoors({
  doors,
  model,
  trim,
  bodystyle,
}: BuiltVehicle): string | null {
  const name = `${model} ${trim ?? ""}`;
  const said =
    doors ?? Number(DOORS_IN_NAME.exec(name)?.groups?.["doors"] ?? 0);
  if (said >= 2) return String(Math.min(said, 4));
  if (/\bwrangler\b/i.test(name))
    return /\bunlimited\b/i.test(name) ? "4" : "2";
  return bodystyle === "sedans" || bodystyle === "minivans" ? "4" : null;
}
