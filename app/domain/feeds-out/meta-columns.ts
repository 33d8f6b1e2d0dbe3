import { cutText } from "#app/domain/feed-row/feed-text.ts";
import type {
  BodyStyle,
  Condition,
  FuelType,
} from "#app/domain/vehicle/vehicle.ts";
import {
  ALWAYS,
  type FeedColumn,
  formatCell,
  formatDescription,
  formatListingDay,
  formatSalesPhone,
  formatStreet,
  formatTitle,
  formatUsd,
} from "./feed-column.ts";
import type { FeedListing } from "./feed-listing.ts";

const STATES: Readonly<Record<Condition, string>> = {
  new: "NEW",
  used: "USED",
  certified: "CPO",
};
const BODY_STYLES: Readonly<Record<BodyStyle, string>> = {
  suvs: "SUV",
  sedans: "SEDAN",
  trucks: "TRUCK",
  hatchbacks: "HATCHBACK",
  minivans: "MINIVAN",
  coupes: "COUPE",
  wagons: "WAGON",
  convertibles: "CONVERTIBLE",
  commercial: "VAN",
  other: "OTHER",
};
const FUEL_TYPES: Readonly<Record<FuelType, string>> = {
  gasoline: "GASOLINE",
  hybrid: "HYBRID",
  "plug-in-hybrid": "PLUGIN_HYBRID",
  electric: "ELECTRIC",
  diesel: "DIESEL",
  "flex-fuel": "FLEX",
  "natural-gas": "OTHER",
  hydrogen: "OTHER",
};

const MAX_DESCRIPTION_LENGTH = 5_000;
/** The table has separate columns for every photo that a vehicle may have. */
const PHOTO_PLACES = Array.from({ length: 20 }, (_, at) => at);

/** Paths are as the flattened table writes them: developers.facebook.com/docs/marketing-api/auto-ads/reference */
export const META_COLUMNS: readonly FeedColumn[] = [
  // `content_ids` of the pixel's events use the same name for the vehicle.
  ["vehicle_id", ({ vehicle }) => vehicle.vin, ALWAYS],
  ["title", formatTitle, ALWAYS],
  [
    "description",
    (listing) => cutText(formatDescription(listing), MAX_DESCRIPTION_LENGTH),
    ALWAYS,
  ],
  ["url", ({ link }) => link, ALWAYS],
  ["make", ({ vehicle }) => vehicle.make, ALWAYS],
  ["model", ({ vehicle }) => vehicle.model, ALWAYS],
  ["year", ({ vehicle }) => formatCell(vehicle.year), ALWAYS],
  ["trim", ({ vehicle }) => formatCell(vehicle.trim)],
  [
    "mileage.value",
    ({ vehicle }) => formatCell(vehicle.miles),
    // Nobody counts the few miles of a new car's delivery before it is sold.
    ({ vehicle }) => vehicle.condition !== "new",
  ],
  ["mileage.unit", ({ vehicle }) => (vehicle.miles === null ? "" : "MI")],
  ...PHOTO_PLACES.map((at): FeedColumn => [
    `image[${at}].url`,
    ({ photos }) => photos[at] ?? "",
    at === 0 ? ALWAYS : undefined,
  ]),
  ["image[0].tag[0]", formatTitle, ALWAYS],
  [
    "transmission",
    ({ vehicle }) => formatCell(vehicle.transmission).toUpperCase(),
  ],
  [
    "fuel_type",
    ({ vehicle: { fuelType } }) =>
      fuelType === null ? "" : FUEL_TYPES[fuelType],
  ],
  ["body_style", ({ vehicle }) => BODY_STYLES[vehicle.bodystyle], ALWAYS],
  [
    "drivetrain",
    ({ vehicle: { drivetrain } }) =>
      drivetrain === "4wd" ? "4X4" : formatCell(drivetrain).toUpperCase(),
  ],
  ["vin", ({ vehicle }) => vehicle.vin, ALWAYS],
  // The feed does not say whether the vehicle is in good or fair shape (Assumption A68).
  ["condition", () => "OTHER"],
  ["state_of_vehicle", ({ vehicle }) => STATES[vehicle.condition], ALWAYS],
  ["price", ({ price }) => formatUsd(price.totalCents), ALWAYS],
  ["availability", formatAvailability, ALWAYS],
  [
    "exterior_color",
    // The column is required, and the feed must not claim a color that is not known.
    ({ vehicle }) => vehicle.exteriorColor ?? "Unknown",
    ALWAYS,
  ],
  ["interior_color", ({ vehicle }) => formatCell(vehicle.interiorColor)],
  ["date_first_on_lot", ({ vehicle }) => formatListingDay(vehicle)],
  ["vehicle_type", () => "car_truck"],
  ["stock_number", ({ vehicle }) => formatCell(vehicle.stockNumber)],
  ["dealer_id", ({ store }) => store.id],
  ["dealer_name", ({ store }) => store.name],
  ["dealer_phone", formatSalesPhone],
  ["address.addr1", ({ store }) => formatStreet(store), ALWAYS],
  ["address.city", ({ store }) => store.city, ALWAYS],
  ["address.region", ({ store }) => store.stateShort, ALWAYS],
  ["address.postal_code", ({ store }) => store.zip],
  ["address.country", ({ store }) => store.country, ALWAYS],
  ["latitude", ({ store }) => formatCell(store.coordinates.latitude)],
  ["longitude", ({ store }) => formatCell(store.coordinates.longitude)],
];

/** Of Meta's four words none says that a car is on its way: what cannot be taken home today is pending. */
function formatAvailability({
  vehicle: { stockStatus, hold },
}: FeedListing): string {
  if (hold !== null) return "PENDING";
  if (stockStatus === null) return "UNKNOWN";
  return stockStatus === "in-stock" ? "AVAILABLE" : "PENDING";
}
