import { cutText } from "#app/domain/feed-row/feed-text.ts";
import type {
  BodyStyle,
  Condition,
  FuelType,
} from "#app/domain/vehicle/vehicle.ts";
import { toPlainText } from "./delimited-line.ts";
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
  ["mileage.value", ({ vehicle }) => formatCell(vehicle.miles), ALWAYS],
  ["mileage.unit", () => "MI", ALWAYS],
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
  ["availability", () => "AVAILABLE", ALWAYS],
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

/** Empty cells are left out, and paths become nested elements. */
export function formatMetaListing(cells: readonly string[]): string {
  const parts: string[] = [];
  const nested: Record<"mileage" | "address", string[]> = {
    mileage: [],
    address: [],
  };
  META_COLUMNS.forEach(([name], at) => {
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
