import type {
  BodyStyle,
  Condition,
  Drivetrain,
  FuelType,
  Transmission,
} from "#app/domain/vehicle/vehicle.ts";
import { toPlainText } from "./delimited-line.ts";
import {
  ALWAYS,
  type FeedColumn,
  formatCell,
  formatDescription,
  formatSalesPhone,
  formatStreet,
  formatTitle,
} from "./feed-column.ts";

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
};
const DRIVETRAINS: Readonly<Record<Drivetrain, string>> = {
  awd: "AWD",
  "4wd": "4X4",
  fwd: "FWD",
  rwd: "RWD",
};
const TRANSMISSIONS: Readonly<Record<Transmission, string>> = {
  automatic: "AUTOMATIC",
  manual: "MANUAL",
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

/**
 * The columns follow developers.facebook.com/docs/marketing-api/auto-ads/reference, with paths as the flattened table
 * writes them.
 */
export const META_COLUMNS: readonly FeedColumn[] = [
  // `content_ids` of the pixel's events use the same name for the vehicle.
  {
    name: "vehicle_id",
    value: ({ vehicle }) => vehicle.vin,
    isRequired: ALWAYS,
  },
  { name: "title", value: formatTitle, isRequired: ALWAYS },
  {
    name: "description",
    value: (listing) => cut(formatDescription(listing)),
    isRequired: ALWAYS,
  },
  { name: "url", value: ({ link }) => link, isRequired: ALWAYS },
  { name: "make", value: ({ vehicle }) => vehicle.make, isRequired: ALWAYS },
  { name: "model", value: ({ vehicle }) => vehicle.model, isRequired: ALWAYS },
  {
    name: "year",
    value: ({ vehicle }) => formatCell(vehicle.year),
    isRequired: ALWAYS,
  },
  { name: "trim", value: ({ vehicle }) => formatCell(vehicle.trim) },
  {
    name: "mileage.value",
    value: ({ vehicle }) => formatCell(vehicle.miles),
    isRequired: ALWAYS,
  },
  { name: "mileage.unit", value: () => "MI", isRequired: ALWAYS },
  ...PHOTO_PLACES.map((at): FeedColumn => ({
    name: `image[${at}].url`,
    value: ({ photos }) => photos[at] ?? "",
    ...(at === 0 && { isRequired: ALWAYS }),
  })),
  { name: "image[0].tag[0]", value: formatTitle, isRequired: ALWAYS },
  {
    name: "transmission",
    value: ({ vehicle: { transmission } }) =>
      transmission === null ? "" : TRANSMISSIONS[transmission],
  },
  {
    name: "fuel_type",
    value: ({ vehicle: { fuelType } }) =>
      fuelType === null ? "" : FUEL_TYPES[fuelType],
  },
  {
    name: "body_style",
    value: ({ vehicle }) => BODY_STYLES[vehicle.bodystyle],
    isRequired: ALWAYS,
  },
  {
    name: "drivetrain",
    value: ({ vehicle: { drivetrain } }) =>
      drivetrain === null ? "" : DRIVETRAINS[drivetrain],
  },
  { name: "vin", value: ({ vehicle }) => vehicle.vin, isRequired: ALWAYS },
  // The feed does not say whether the vehicle is in good or fair shape (Assumption A68).
  { name: "condition", value: () => "OTHER" },
  {
    name: "state_of_vehicle",
    value: ({ vehicle }) => STATES[vehicle.condition],
    isRequired: ALWAYS,
  },
  {
    name: "price",
    value: ({ price }) => `${price.totalDollars}.00 USD`,
    isRequired: ALWAYS,
  },
  { name: "availability", value: () => "AVAILABLE", isRequired: ALWAYS },
  {
    name: "exterior_color",
    // The column is required, and the feed must not claim a color that is not known.
    value: ({ vehicle }) => vehicle.exteriorColor ?? "Unknown",
    isRequired: ALWAYS,
  },
  {
    name: "interior_color",
    value: ({ vehicle }) => formatCell(vehicle.interiorColor),
  },
  { name: "date_first_on_lot", value: ({ vehicle }) => vehicle.listedOn },
  { name: "vehicle_type", value: () => "car_truck" },
  {
    name: "stock_number",
    value: ({ vehicle }) => formatCell(vehicle.stockNumber),
  },
  { name: "dealer_id", value: ({ store }) => store.id },
  { name: "dealer_name", value: ({ store }) => store.name },
  { name: "dealer_phone", value: formatSalesPhone },
  {
    name: "address.addr1",
    value: ({ store }) => formatStreet(store),
    isRequired: ALWAYS,
  },
  {
    name: "address.city",
    value: ({ store }) => store.city,
    isRequired: ALWAYS,
  },
  {
    name: "address.region",
    value: ({ store }) => store.stateShort,
    isRequired: ALWAYS,
  },
  { name: "address.postal_code", value: ({ store }) => store.zip },
  {
    name: "address.country",
    value: ({ store }) => store.country,
    isRequired: ALWAYS,
  },
  {
    name: "latitude",
    value: ({ store }) => formatCell(store.coordinates.latitude),
  },
  {
    name: "longitude",
    value: ({ store }) => formatCell(store.coordinates.longitude),
  },
];

/** It cuts between characters, never inside one. */
function cut(text: string): string {
  return text.length <= MAX_DESCRIPTION_LENGTH
    ? text
    : text
        .slice(0, MAX_DESCRIPTION_LENGTH)
        .replace(/[\ud800-\udbff]$/, "")
        .trimEnd();
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

export function formatMetaDocumentHead(storeName: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<listings>\n<title>${escapeXml(storeName)}</title>\n`;
}

export const META_DOCUMENT_TAIL = "</listings>\n";

/** Each cell of META_COLUMNS becomes an element; empty ones are left out, and paths become nested elements. */
export function formatMetaListing(cells: readonly string[]): string {
  const parts: string[] = [];
  const nested: Record<"mileage" | "address", string[]> = {
    mileage: [],
    address: [],
  };
  META_COLUMNS.forEach(({ name }, at) => {
    const text = escapeXml(cells[at] ?? "");
    if (text === "") return;
    const [first = "", second] = name.split(".");
    if (first === "mileage")
      nested.mileage.push(formatElement(second ?? "", text));
    else if (first === "address")
      nested.address.push(`<component name="${second}">${text}</component>`);
    else if (!first.startsWith("image[")) parts.push(formatElement(name, text));
    else if (second === "url")
      parts.push(`<image>${formatElement("url", text)}</image>`);
  });
  const { mileage, address } = nested;
  parts.push(formatElement("mileage", mileage.join("")));
  parts.push(`<address format="simple">${address.join("")}</address>`);
  return `<listing>${parts.join("")}</listing>\n`;
}

function formatElement(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

function escapeXml(text: string): string {
  return toPlainText(text)
    .replace(/[&<>"]/g, (it) => ESCAPES[it] ?? "")
    .trim();
}
