import type {
  PresentedVehicle,
  VehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatNumber } from "#app/site/page/format.ts";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";

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
  "miles",
  "drivetrain",
  "transmission",
  "transmissionText",
  "engine",
  "fuelType",
  "mpgCity",
  "mpgHighway",
  "exteriorColor",
  "interiorColor",
  "features",
  "description",
] as const satisfies readonly (keyof DetailVehicle)[];

export type PageFacts = Pick<DetailVehicle, (typeof PAGE_FACTS)[number]>;

export interface Fact {
  readonly label: string;
  readonly value: string;
}

const MOST_TILES = 4;

const TILES = [
  ["tile.mileage", "miles"],
  ["tile.drivetrain", "drivetrain"],
  ["tile.economy", "economy"],
  ["tile.engine", "engine"],
  ["tile.fuel", "fuel"],
  ["tile.doors", "doors"],
] as const;

/** The four facts stand under the picture; an unknown one leaves its place to the next. */
export function listFactTiles(
  vehicle: PageFacts,
  t: Translate<VehicleText>,
): readonly Fact[] {
  const facts = describeFacts(vehicle, t);
  return listKnownFacts(
    TILES.map(([label, name]) => [t(label), facts[name]]),
  ).slice(0, MOST_TILES);
}

const DETAILS = [
  "bodystyle",
  "doors",
  "miles",
  "drivetrain",
  "transmission",
  "engine",
  "fuel",
  "economy",
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
): readonly Fact[] {
  const facts = { ...vehicle, ...describeFacts(vehicle, t), location: place };
  return listKnownFacts(
    DETAILS.map((name) => [t(`detail.${name}`), facts[name]]),
  );
}

/** Keys and numbers need words. */
export function describeFacts(vehicle: PageFacts, t: Translate<VehicleText>) {
  const { miles, drivetrain, transmission, fuelType, doors } = vehicle;
  const { mpgCity: city, mpgHighway: highway } = vehicle;
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
    economy:
      city === null || highway === null
        ? null
        : t("economy", { city, highway }),
  };
}

/** What a feed says of where the car is, compared with the store that sells it. */
export type Whereabouts =
  /** The feed names the store's own place. */
  | { readonly kind: "store" }
  /** It reads "Hayward, CA 94544". */
  | { readonly kind: "elsewhere"; readonly place: string }
  /** Nobody gave a place, or one without a town. */
  | { readonly kind: "unknown" };

export function findWhereabouts(
  { location }: Pick<DetailVehicle, "location">,
  store: { readonly city: string; readonly zip: string } | null,
): Whereabouts {
  if (!location || store === null) return { kind: "unknown" };
  const { city, state, zip } = location;
  if (zip === null && city === null) return { kind: "unknown" };
  const isStores =
    zip === null
      ? city?.toLowerCase() === store.city.toLowerCase()
      : zip === store.zip;
  if (isStores) return { kind: "store" };
  // A ZIP code alone tells a shopper nothing.
  if (city === null) return { kind: "unknown" };
  const region = [state, zip].filter((it) => it !== null).join(" ");
  return {
    kind: "elsewhere",
    place: region === "" ? city : `${city}, ${region}`,
  };
}

function listKnownFacts(
  facts: readonly (readonly [label: string, value: string | null])[],
): Fact[] {
  return facts.flatMap(([label, value]) =>
    value === null || value === "" ? [] : [{ label, value }],
  );
}
