import { hash } from "node:crypto";
import type { Selectable } from "kysely";
import type {
  PriceChange,
  StockedVehicle,
  Vehicle,
  VehicleLocation,
} from "#app/domain/vehicle/vehicle.ts";
import { cleanText, cleanTextOrNull } from "./clean-text.server.ts";
import type { VehiclesTable } from "./tables.server.ts";

/** The columns that a feed fills; the others say what became of the vehicle here. */
export type VehicleFacts = Omit<
  VehiclesTable,
  "feed" | "first_seen_at_ms" | "changed_at_ms" | "gone_at_ms"
>;

type VehicleDetails = Pick<
  Vehicle,
  | "doors"
  | "transmissionText"
  | "engine"
  | "mpgCity"
  | "mpgHighway"
  | "requiredAddOns"
  | "features"
  | "featureKeys"
  | "description"
  | "images"
  | "location"
>;

/** The same facts always give the same row, whatever the order of the object's keys. */
export function toVehicleFacts(vehicle: Vehicle): VehicleFacts {
  const facts = {
    vin: vehicle.vin,
    store_id: vehicle.storeId,
    stock_number: cleanTextOrNull(vehicle.stockNumber),
    condition: vehicle.condition,
    year: vehicle.year,
    make: cleanText(vehicle.make),
    model: cleanText(vehicle.model),
    trim: cleanTextOrNull(vehicle.trim),
    bodystyle: vehicle.bodystyle,
    drivetrain: vehicle.drivetrain,
    transmission: vehicle.transmission,
    fuel_type: vehicle.fuelType,
    exterior_color: cleanTextOrNull(vehicle.exteriorColor),
    exterior_color_family: vehicle.exteriorColorFamily,
    interior_color: cleanTextOrNull(vehicle.interiorColor),
    interior_color_family: vehicle.interiorColorFamily,
    miles: vehicle.miles,
    sale_price_cents: vehicle.salePriceCents,
    old_price_cents: vehicle.oldPriceCents,
    listed_on: vehicle.listedOn,
    details: JSON.stringify(toDetails(vehicle)),
  };
  const content = JSON.stringify(Object.values(facts));
  return { ...facts, content_hash: hash("sha256", content) };
}

function toDetails(vehicle: Vehicle): VehicleDetails {
  return {
    doors: vehicle.doors,
    transmissionText: cleanTextOrNull(vehicle.transmissionText),
    engine: cleanTextOrNull(vehicle.engine),
    mpgCity: vehicle.mpgCity,
    mpgHighway: vehicle.mpgHighway,
    requiredAddOns: vehicle.requiredAddOns.map(({ name, priceCents }) => ({
      name: cleanText(name),
      priceCents,
    })),
    features: vehicle.features.map(cleanText),
    featureKeys: vehicle.featureKeys,
    description: cleanTextOrNull(vehicle.description),
    images: {
      imageCustomBg: vehicle.images.imageCustomBg.map(cleanText),
      previewImage: cleanTextOrNull(vehicle.images.previewImage),
      additionalImages: vehicle.images.additionalImages.map(cleanText),
      evoxImages: vehicle.images.evoxImages.map(cleanText),
    },
    location: toLocation(vehicle.location ?? null),
  };
}

function toLocation(location: VehicleLocation | null): VehicleLocation | null {
  return (
    location && {
      city: cleanTextOrNull(location.city),
      state: location.state,
      zip: location.zip,
    }
  );
}

/** `priceHistory` oldest first. */
export function toStockedVehicle(
  row: Selectable<VehiclesTable>,
  priceHistory: readonly PriceChange[],
): StockedVehicle {
  return {
    vehicle: toVehicle(row),
    feed: row.feed,
    firstSeenAtMs: row.first_seen_at_ms,
    changedAtMs: row.changed_at_ms,
    goneAtMs: row.gone_at_ms,
    priceHistory,
  };
}

function toVehicle(row: Selectable<VehiclesTable>): Vehicle {
  // Written by toDetails alone, and never edited by hand.
  const details: VehicleDetails = {
    // Rows from before there was a location.
    location: null,
    ...JSON.parse(row.details),
  };
  return {
    vin: row.vin,
    stockNumber: row.stock_number,
    storeId: row.store_id,
    condition: row.condition,
    year: row.year,
    make: row.make,
    model: row.model,
    trim: row.trim,
    bodystyle: row.bodystyle,
    drivetrain: row.drivetrain,
    transmission: row.transmission,
    fuelType: row.fuel_type,
    exteriorColor: row.exterior_color,
    exteriorColorFamily: row.exterior_color_family,
    interiorColor: row.interior_color,
    interiorColorFamily: row.interior_color_family,
    miles: row.miles,
    salePriceCents: row.sale_price_cents,
    oldPriceCents: row.old_price_cents,
    listedOn: row.listed_on,
    ...details,
  };
}
