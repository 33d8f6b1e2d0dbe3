import { listAvailabilities } from "#app/domain/vehicle/availability.ts";
import {
  BODY_WORDS,
  FUEL_WORDS,
} from "#app/domain/vehicle-words/plain-words.ts";
import {
  ALWAYS,
  type FeedColumn,
  formatCell,
  formatListingDay,
  formatSalesPhone,
  formatStoreAddress,
  formatTitle,
  formatUsd,
} from "./feed-column.ts";
import type { FeedListing } from "./feed-listing.ts";

/**
 * The columns follow developers.google.com/vehicle-listings/reference/feed-specification; vehicle ads
 * have attributes of their own. Google ignores columns that it does not know.
 */
export const GOOGLE_COLUMNS: readonly FeedColumn[] = [
  // The id is the one that tracking uses, because ads are matched with visits by it.
  ["id", ({ vehicle }) => vehicle.vin],
  ["vin", ({ vehicle }) => vehicle.vin, ALWAYS],
  ["store_code", ({ store }) => store.id, ALWAYS],
  ["dealership_name", ({ store }) => store.name, ALWAYS],
  ["dealership_address", formatStoreAddress, ALWAYS],
  ["tracking_phone_number", formatSalesPhone],
  ["price", ({ price }) => formatUsd(price.totalCents), ALWAYS],
  ["vehicle_msrp", formatMsrp],
  [
    "condition",
    ({ vehicle }) => (vehicle.condition === "new" ? "new" : "used"),
    ALWAYS,
  ],
  [
    "certified_pre_owned",
    ({ vehicle }) => (vehicle.condition === "certified" ? "yes" : "no"),
  ],
  ["make", ({ vehicle }) => vehicle.make, ALWAYS],
  ["model", ({ vehicle }) => vehicle.model, ALWAYS],
  ["trim", ({ vehicle }) => formatCell(vehicle.trim)],
  ["year", ({ vehicle }) => formatCell(vehicle.year), ALWAYS],
  [
    "mileage",
    ({ vehicle: { miles } }) => (miles === null ? "" : `${miles} miles`),
    ({ vehicle }) => vehicle.condition !== "new",
  ],
  ["link", ({ link }) => link, ALWAYS],
  ["image_link", ({ photos }) => photos[0] ?? ""],
  ["additional_image_link", ({ photos }) => formatAdditionalPhotos(photos)],
  // Google has no attribute for it and passes it over; whoever else reads the file is told.
  ["availability", formatAvailability],
  ["date_in_stock", ({ vehicle }) => formatListingDay(vehicle)],
  ["title", formatTitle],
  ["description", ({ vehicle }) => formatCell(vehicle.description)],
  ["exterior_color", ({ vehicle }) => formatCell(vehicle.exteriorColor)],
  ["interior_color", ({ vehicle }) => formatCell(vehicle.interiorColor)],
  ["body_style", ({ vehicle }) => BODY_WORDS[vehicle.bodystyle]],
  ["doors", ({ vehicle }) => formatCell(vehicle.doors)],
  ["engine", ({ vehicle }) => formatCell(vehicle.engine)],
  [
    "fuel",
    ({ vehicle: { fuelType } }) =>
      fuelType === null ? "" : FUEL_WORDS[fuelType],
  ],
  [
    "transmission",
    ({ vehicle }) =>
      formatCell(vehicle.transmissionText ?? vehicle.transmission),
  ],
  ["drivetrain", ({ vehicle }) => formatCell(vehicle.drivetrain).toUpperCase()],
  ["city_mpg", ({ vehicle }) => formatCell(vehicle.mpgCity)],
  ["highway_mpg", ({ vehicle }) => formatCell(vehicle.mpgHighway)],
];

function formatAvailability({ vehicle }: FeedListing): string {
  return listAvailabilities(vehicle).join(", ").replaceAll("-", " ");
}

/** The maker's own figure, else the struck price of the page, for which nobody asks on a used vehicle. */
export function formatMsrp({
  vehicle,
  price: { oldTotalCents, msrpCents },
}: FeedListing): string {
  const cents = msrpCents ?? oldTotalCents;
  return vehicle.condition === "new" && cents !== null ? formatUsd(cents) : "";
}

/** Commas separate the addresses, so a comma inside an address is percent-encoded. */
export function formatAdditionalPhotos(photos: readonly string[]): string {
  return photos
    .slice(1)
    .map((address) => address.replaceAll(",", "%2C"))
    .join(",");
}
