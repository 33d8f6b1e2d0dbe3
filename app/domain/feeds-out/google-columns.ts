import type {
  BodyStyle,
  Drivetrain,
  FuelType,
} from "#app/domain/vehicle/vehicle.ts";
import {
  ALWAYS,
  type FeedColumn,
  formatCell,
  formatSalesPhone,
  formatStoreAddress,
  formatTitle,
} from "./feed-column.ts";
import type { FeedListing } from "./feed-listing.ts";

const BODY_WORDS: Readonly<Record<BodyStyle, string>> = {
  suvs: "SUV",
  sedans: "Sedan",
  trucks: "Truck",
  hatchbacks: "Hatchback",
  minivans: "Minivan",
  coupes: "Coupe",
  wagons: "Wagon",
  convertibles: "Convertible",
  commercial: "Commercial",
};
const DRIVETRAIN_WORDS: Readonly<Record<Drivetrain, string>> = {
  awd: "AWD",
  "4wd": "4WD",
  fwd: "FWD",
  rwd: "RWD",
};
const FUEL_WORDS: Readonly<Record<FuelType, string>> = {
  gasoline: "Gasoline",
  hybrid: "Hybrid",
  "plug-in-hybrid": "Plug-in hybrid",
  electric: "Electric",
  diesel: "Diesel",
  "flex-fuel": "Flex fuel",
  "natural-gas": "Natural gas",
  hydrogen: "Hydrogen",
};

/**
 * The columns follow developers.google.com/vehicle-listings/reference/feed-specification; Vehicle Ads also require
 * `vehicle_msrp` for a new vehicle. Google ignores columns that it does not know.
 */
export const GOOGLE_COLUMNS: readonly FeedColumn[] = [
  // The id is the one that tracking uses, because ads are matched with visits by it.
  { name: "id", value: ({ vehicle }) => vehicle.vin },
  { name: "vin", value: ({ vehicle }) => vehicle.vin, isRequired: ALWAYS },
  { name: "store_code", value: ({ store }) => store.id, isRequired: ALWAYS },
  {
    name: "dealership_name",
    value: ({ store }) => store.name,
    isRequired: ALWAYS,
  },
  {
    name: "dealership_address",
    value: formatStoreAddress,
    isRequired: ALWAYS,
  },
  { name: "tracking_phone_number", value: formatSalesPhone },
  {
    name: "price",
    value: ({ price }) => formatUsd(price.totalDollars),
    isRequired: ALWAYS,
  },
  { name: "vehicle_msrp", value: formatMsrp },
  {
    name: "condition",
    value: ({ vehicle }) => (vehicle.condition === "new" ? "new" : "used"),
    isRequired: ALWAYS,
  },
  {
    name: "certified_pre_owned",
    value: ({ vehicle }) => (vehicle.condition === "certified" ? "yes" : "no"),
  },
  { name: "make", value: ({ vehicle }) => vehicle.make, isRequired: ALWAYS },
  { name: "model", value: ({ vehicle }) => vehicle.model, isRequired: ALWAYS },
  { name: "trim", value: ({ vehicle }) => formatCell(vehicle.trim) },
  {
    name: "year",
    value: ({ vehicle }) => formatCell(vehicle.year),
    isRequired: ALWAYS,
  },
  {
    name: "mileage",
    value: ({ vehicle: { miles } }) => (miles === null ? "" : `${miles} miles`),
    isRequired: ({ vehicle }) => vehicle.condition !== "new",
  },
  { name: "link", value: ({ link }) => link, isRequired: ALWAYS },
  { name: "image_link", value: ({ photos }) => photos[0] ?? "" },
  { name: "additional_image_link", value: formatAdditionalPhotos },
  { name: "date_in_stock", value: ({ vehicle }) => vehicle.listedOn },
  { name: "title", value: formatTitle },
  {
    name: "description",
    value: ({ vehicle }) => formatCell(vehicle.description),
  },
  {
    name: "exterior_color",
    value: ({ vehicle }) => formatCell(vehicle.exteriorColor),
  },
  {
    name: "interior_color",
    value: ({ vehicle }) => formatCell(vehicle.interiorColor),
  },
  {
    name: "body_style",
    value: ({ vehicle }) => BODY_WORDS[vehicle.bodystyle],
  },
  { name: "doors", value: ({ vehicle }) => formatCell(vehicle.doors) },
  { name: "engine", value: ({ vehicle }) => formatCell(vehicle.engine) },
  {
    name: "fuel",
    value: ({ vehicle: { fuelType } }) =>
      fuelType === null ? "" : FUEL_WORDS[fuelType],
  },
  {
    name: "transmission",
    value: ({ vehicle }) =>
      formatCell(vehicle.transmissionText ?? vehicle.transmission),
  },
  {
    name: "drivetrain",
    value: ({ vehicle: { drivetrain } }) =>
      drivetrain === null ? "" : DRIVETRAIN_WORDS[drivetrain],
  },
  { name: "city_mpg", value: ({ vehicle }) => formatCell(vehicle.mpgCity) },
  {
    name: "highway_mpg",
    value: ({ vehicle }) => formatCell(vehicle.mpgHighway),
  },
];

/** It is the struck price of the page, for new vehicles only, because nobody asks that price for a used one. */
function formatMsrp({
  vehicle,
  price: { oldTotalDollars },
}: FeedListing): string {
  return vehicle.condition === "new" && oldTotalDollars !== null
    ? formatUsd(oldTotalDollars)
    : "";
}

/** Commas separate the addresses, so a comma inside an address is percent-encoded. */
function formatAdditionalPhotos({ photos }: FeedListing): string {
  return photos
    .slice(1)
    .map((address) => address.replaceAll(",", "%2C"))
    .join(",");
}

function formatUsd(whole: number): string {
  return `${whole} USD`;
}
