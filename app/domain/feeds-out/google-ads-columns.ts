import type { BodyStyle, FuelType } from "#app/domain/vehicle/vehicle.ts";
import {
  ALWAYS,
  type FeedColumn,
  formatCell,
  formatTitle,
  formatUsd,
} from "./feed-column.ts";
import type { FeedListing, WithheldReason } from "./feed-listing.ts";
import { formatAdditionalPhotos, formatMsrp } from "./google-columns.ts";

/** Merchant Center takes no other words. Vans without seats are no passenger vehicles. */
const BODIES: Readonly<Record<BodyStyle, string>> = {
  suvs: "suv",
  sedans: "sedan",
  trucks: "truck",
  hatchbacks: "hatchback",
  minivans: "minivan",
  coupes: "coupe",
  wagons: "station wagon",
  convertibles: "convertible",
  commercial: "full size van",
  // Nobody knows which, and Google advertises no motorhomes and no trailers.
  other: "",
};
const ENGINES: Readonly<Partial<Record<FuelType, string>>> = {
  gasoline: "gasoline",
  "flex-fuel": "gasoline",
  diesel: "diesel",
  electric: "electric",
  hybrid: "hybrid",
  "plug-in-hybrid": "hybrid",
};

/** Google's category "Cars, Trucks & Vans". */
const CARS = "916";
const MOST_FURTHER_PHOTOS = 10;
/** An import puts a title that is not clean before the dealer's words (Assumption A57). */
const BRANDED_TITLE = /^Title: /;

/**
 * The attributes are those of Merchant Center for vehicle ads, spelled as its help pages 11192663 and 11190480 have
 * them. They differ from the ones of free vehicle listings.
 */
export const GOOGLE_ADS_COLUMNS: readonly FeedColumn[] = [
  // The id is the one that tracking uses, because ads are matched with visits by it.
  ["id", ({ vehicle }) => vehicle.vin, ALWAYS],
  ["vin", ({ vehicle }) => vehicle.vin, ALWAYS],
  ["store_code", ({ store }) => store.id, ALWAYS],
  [
    "vehicle_fulfillment(option:store_code)",
    ({ store }) => `in_store:${store.id}`,
    ALWAYS,
  ],
  ["link_template", ({ link }) => `${link}?store={store_code}`, ALWAYS],
  ["link", ({ link }) => link, ALWAYS],
  ["image_link", ({ photos }) => photos[0] ?? "", ALWAYS],
  [
    "additional_image_link",
    ({ photos }) =>
      formatAdditionalPhotos(photos.slice(0, 1 + MOST_FURTHER_PHOTOS)),
  ],
  ["price", ({ price }) => formatUsd(price.totalCents), ALWAYS],
  ["vehicle_msrp", formatMsrp, isNew],
  ["condition", (listing) => (isNew(listing) ? "New" : "Used"), ALWAYS],
  [
    "certified_pre-owned",
    ({ vehicle }) => (vehicle.condition === "certified" ? "yes" : "no"),
  ],
  ["brand", ({ vehicle }) => vehicle.make, ALWAYS],
  ["model", ({ vehicle }) => vehicle.model, ALWAYS],
  ["trim", ({ vehicle }) => formatCell(vehicle.trim)],
  ["year", ({ vehicle }) => formatCell(vehicle.year), ALWAYS],
  // A new car without a reading has been driven to the lot at most.
  [
    "mileage",
    ({ vehicle: { miles, condition } }) =>
      miles === null && condition !== "new" ? "" : `${miles ?? 0} miles`,
    ALWAYS,
  ],
  // The color is required, and the feed must not claim one that is not known.
  ["color", ({ vehicle }) => formatCell(vehicle.exteriorColor), ALWAYS],
  ["google_product_category", () => CARS, ALWAYS],
  ["title", formatTitle],
  ["description", ({ vehicle }) => formatCell(vehicle.description)],
  ["body_style", ({ vehicle }) => BODIES[vehicle.bodystyle]],
  [
    "engine",
    ({ vehicle: { fuelType } }) =>
      fuelType === null ? "" : (ENGINES[fuelType] ?? ""),
  ],
];

/**
 * Google shows no ad of a car that cannot be bought today, whose title is not clean, or that is no passenger vehicle
 * (help pages 11190670, 11544533 and 11192663).
 */
export function findAdsObstacle({
  vehicle,
}: FeedListing): WithheldReason | null {
  const { stockStatus, hold, bodystyle, description } = vehicle;
  if (stockStatus !== "in-stock") return "not in stock";
  if (hold !== null) return "held for somebody";
  if (bodystyle === "commercial") return "commercial";
  return BRANDED_TITLE.test(description ?? "") ? "branded title" : null;
}

function isNew({ vehicle }: FeedListing): boolean {
  return vehicle.condition === "new";
}
