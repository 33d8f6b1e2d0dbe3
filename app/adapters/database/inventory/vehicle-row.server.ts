import { hash } from "node:crypto";
import type { Selectable } from "kysely";
import type {
  PriceChange,
  StockedVehicle,
  Vehicle,
  VehicleLocation,
} from "#app/domain/vehicle/vehicle.ts";
import {
  cleanText,
  cleanTextOrNull,
} from "#app/adapters/database/tables/clean-text.server.ts";
import type { VehiclesTable } from "#app/adapters/database/tables/tables.server.ts";
import {
  fromFactColumns,
  type PlainDetails,
  toFactColumns,
  toPlainDetails,
} from "#app/adapters/database/tables/vehicle-columns.server.ts";

/** A feed fills these columns; the others say what became of the vehicle here. */
export type VehicleFacts = Omit<
  VehiclesTable,
  "feed" | "first_seen_at_ms" | "changed_at_ms" | "gone_at_ms"
>;

type VehicleDetails = PlainDetails &
  Pick<
    Vehicle,
    | "requiredAddOns"
    | "features"
    | "featureKeys"
    | "images"
    | "location"
    | "hasAssumedListingDay"
  >;

/** The same facts always give the same row, whatever the order of the object's keys. */
export function toVehicleFacts(vehicle: Vehicle): VehicleFacts {
  const facts = {
    ...toFactColumns(vehicle),
    details: JSON.stringify(toDetails(vehicle)),
  };
  const content = JSON.stringify(Object.values(facts));
  return { ...facts, content_hash: hash("sha256", content) };
}

function toDetails(vehicle: Vehicle): VehicleDetails {
  const { description, ...plain } = toPlainDetails(vehicle);
  return {
    ...plain,
    requiredAddOns: vehicle.requiredAddOns.map(({ name, priceCents }) => ({
      name: cleanText(name),
      priceCents,
    })),
    features: vehicle.features.map(cleanText),
    featureKeys: vehicle.featureKeys,
    description,
    images: {
      imageCustomBg: vehicle.images.imageCustomBg.map(cleanText),
      previewImage: cleanTextOrNull(vehicle.images.previewImage),
      additionalImages: vehicle.images.additionalImages.map(cleanText),
      evoxImages: vehicle.images.evoxImages.map(cleanText),
    },
    location: toLocation(vehicle.location ?? null),
    ...(vehicle.hasAssumedListingDay && { hasAssumedListingDay: true }),
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

/** The oldest entry of `priceHistory` comes first. */
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
  // Only our own code writes this column, and nobody edits it by hand.
  const details: VehicleDetails = {
    // Rows from before these were stored have none.
    location: null,
    mpgCombined: null,
    msrpCents: null,
    inServiceOn: null,
    stockStatus: "in-stock",
    hold: null,
    expectedOn: null,
    electricRangeMiles: null,
    batteryKilowattHours: null,
    chargeHours: null,
    fastChargeMinutes: null,
    chargePort: null,
    towingPounds: null,
    cargoCubicFeet: null,
    seats: null,
    ...JSON.parse(row.details),
  };
  return { ...fromFactColumns(row), ...details };
}
