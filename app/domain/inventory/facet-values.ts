import { AVAILABILITIES } from "#app/domain/vehicle/availability.ts";
import { FEATURES } from "#app/domain/vehicle/features.ts";
import {
  BODY_STYLES,
  COLOR_FAMILIES,
  DRIVETRAINS,
  FUEL_TYPES,
  TRANSMISSIONS,
} from "#app/domain/vehicle/vehicle.ts";
import type { FacetWords, ValueKey } from "./facets.ts";

export const GREAT_DEALS = ["price_drop", "premium_upgrades"] as const;
export type GreatDeal = (typeof GREAT_DEALS)[number];

/**
 * The values there can be, in the order in which they are offered; absent where another table, the inventory or the
 * profile decides. What every page loads has no room for them.
 */
export const FACET_VALUES = {
  bodystyle: BODY_STYLES,
  great_deals: GREAT_DEALS,
  drivetrain: DRIVETRAINS,
  "exterior-color": COLOR_FAMILIES,
  "interior-color": COLOR_FAMILIES,
  transmission: TRANSMISSIONS,
  fuel: FUEL_TYPES,
  availability: AVAILABILITIES,
  cylinders: ["3", "4", "5", "6", "8", "10", "12"],
  engine: ["i3", "i4", "i5", "i6", "h4", "h6", "v6", "v8", "v10", "v12", "w12"],
  /** The last value stands for more seats, too. */
  seats: ["2", "3", "4", "5", "6", "7", "8"],
  /** Doors that people get in by: a hatch is none. */
  doors: ["2", "3", "4"],
  cab: ["regular", "extended", "crew"],
  bed: ["short", "standard", "long"],
  not_bodystyle: BODY_STYLES,
  "not_exterior-color": COLOR_FAMILIES,
  not_fuel: FUEL_TYPES,
} as const satisfies Readonly<Partial<Record<ValueKey, readonly string[]>>>;

type FacetValues = typeof FACET_VALUES;
/** Names that copy has for the values of closed sets: `drivetrain.awd`, `color.black`. */
export type FacetValueText = {
  [
    Key in keyof FacetValues
  ]: `${Key extends keyof FacetWords ? FacetWords[Key] : Key}.${FacetValues[Key][number]}`;
}[keyof FacetValues];

/** The fewest of "7 or more seats", which is one wish although it asks for several values; null of other values. */
export function findLeastSeats(
  key: ValueKey,
  values: readonly string[],
): string | null {
  const [least = "", ...others] = values.toSorted();
  const { seats } = FACET_VALUES;
  const rest = seats.slice(seats.findIndex((it) => it === least) + 1);
  return key === "seats" && others.length > 0 && others.join() === rest.join()
    ? least
    : null;
}

const FEATURE_KEYS: readonly string[] = FEATURES.map(({ key }) => key);

/**
 * The table of features is long, so the browser's scripts must not hold this file. Values that the inventory or the
 * profile decides are undefined.
 */
export function listFacetValues(key: ValueKey): readonly string[] | undefined {
  if (key === "features") return FEATURE_KEYS;
  const closedSets: Readonly<Partial<Record<ValueKey, readonly string[]>>> =
    FACET_VALUES;
  return closedSets[key];
}
