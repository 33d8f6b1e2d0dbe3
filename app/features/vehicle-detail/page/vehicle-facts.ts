import type { Translate } from "#app/site/page/copy.ts";
import { formatNumber } from "#app/site/page/format.ts";
import type { FactText } from "#app/features/vehicle-detail/fact-copy.ts";
import type {
  DetailVehicle,
  Fact,
} from "#app/features/vehicle-detail/vehicle-page-data.ts";

const MOST_TILES = 4;

/** The four facts stand under the picture; an unknown one leaves its place to the next. */
export function listFactTiles(
  vehicle: DetailVehicle,
  t: Translate<FactText>,
): readonly Fact[] {
  return listKnownFacts([
    [t("tile.mileage"), formatMiles(vehicle, t)],
    [
      t("tile.drivetrain"),
      vehicle.drivetrain && t(`drivetrain.${vehicle.drivetrain}`),
    ],
    [t("tile.economy"), formatEconomy(vehicle, t)],
    [t("tile.engine"), vehicle.engine],
    [t("tile.fuel"), vehicle.fuelType && t(`fuel.${vehicle.fuelType}`)],
    [t("tile.doors"), vehicle.doors === null ? null : String(vehicle.doors)],
  ]).slice(0, MOST_TILES);
}

/** The place of a store tells if a vehicle stands elsewhere. */
export interface StorePlace {
  readonly city: string;
  readonly zip: string;
}

/** The facts are everything known, for the table; `place` is there only where it is not the store's own. */
export function listDetailFacts(
  vehicle: DetailVehicle,
  t: Translate<FactText>,
  place: string | null,
): readonly Fact[] {
  const { drivetrain, transmission, fuelType, doors } = vehicle;
  return listKnownFacts([
    [t("detail.bodystyle"), t(`bodystyle.${vehicle.bodystyle}`)],
    [t("detail.doors"), doors === null ? null : String(doors)],
    [t("detail.miles"), formatMiles(vehicle, t)],
    [t("detail.drivetrain"), drivetrain && t(`drivetrain.${drivetrain}`)],
    [
      t("detail.transmission"),
      vehicle.transmissionText ??
        (transmission && t(`transmission.${transmission}`)),
    ],
    [t("detail.engine"), vehicle.engine],
    [t("detail.fuel"), fuelType && t(`fuel.${fuelType}`)],
    [t("detail.economy"), formatEconomy(vehicle, t)],
    [t("detail.exteriorColor"), vehicle.exteriorColor],
    [t("detail.interiorColor"), vehicle.interiorColor],
    [t("detail.location"), place],
    [t("detail.stockNumber"), vehicle.stockNumber],
    [t("detail.vin"), vehicle.vin],
  ]);
}

function formatMiles(
  { miles }: Pick<DetailVehicle, "miles">,
  t: Translate<FactText>,
): string | null {
  return miles === null ? null : t("miles", { miles: formatNumber(miles) });
}

function formatEconomy(
  { mpgCity, mpgHighway }: DetailVehicle,
  t: Translate<FactText>,
): string | null {
  if (mpgCity === null || mpgHighway === null) return null;
  return t("economy", { city: mpgCity, highway: mpgHighway });
}

/**
 * The place reads "Hayward, CA 94544"; it is null for the store's own place and for one that only names a
 * state.
 */
export function formatPlace(
  { location }: DetailVehicle,
  store: StorePlace | null,
): string | null {
  if (!location || store === null) return null;
  const { city, state, zip } = location;
  if (zip === null && city === null) return null;
  const isStores =
    zip === null
      ? city?.toLowerCase() === store.city.toLowerCase()
      : zip === store.zip;
  if (isStores) return null;
  const region = [state, zip].filter((it) => it !== null).join(" ");
  return [city, region].filter((it) => it !== null && it !== "").join(", ");
}

function listKnownFacts(
  facts: readonly (readonly [label: string, value: string | null])[],
): Fact[] {
  return facts.flatMap(([label, value]) =>
    value === null || value === "" ? [] : [{ label, value }],
  );
}
