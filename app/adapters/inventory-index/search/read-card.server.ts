import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import {
  type CardColumns,
  readText,
  type SharedParts,
} from "#app/adapters/inventory-index/index-data.server.ts";

export function readCard(cards: CardColumns, vehicle: number): ListedVehicle {
  // Written out: a page reads 24 of them, and spreading the parts takes a tenth of its time.
  const { make, model, trim } = getPart(cards.names, vehicle);
  const build = getPart(cards.builds, vehicle);
  const paint = getPart(cards.paints, vehicle);
  const lot = getPart(cards.lots, vehicle);
  const miles = cards.miles[vehicle] ?? -1;
  return {
    vin: readText(cards.vin, vehicle) ?? "",
    stockNumber: readText(cards.stockNumber, vehicle),
    storeId: lot.storeId,
    condition: build.condition,
    year: build.year,
    make,
    model,
    trim,
    bodystyle: build.bodystyle,
    drivetrain: build.drivetrain,
    transmission: build.transmission,
    fuelType: build.fuelType,
    exteriorColor: paint.exteriorColor,
    exteriorColorFamily: paint.exteriorColorFamily,
    interiorColorFamily: paint.interiorColorFamily,
    miles: miles < 0 ? null : miles,
    salePriceCents: toNumberOrNull(cards.salePriceCents[vehicle]),
    oldPriceCents: toNumberOrNull(cards.oldPriceCents[vehicle]),
    requiredAddOns: lot.requiredAddOns,
    listedOn: lot.listedOn,
    stockStatus: lot.stockStatus,
    hold: lot.hold,
    expectedOn: lot.expectedOn,
    photo: readText(cards.photo, vehicle),
    photoCount: cards.photoCount[vehicle] ?? 0,
    priceDropCents: cards.priceDropCents[vehicle] ?? 0,
    hasPremiumUpgrades: lot.hasPremiumUpgrades,
  };
}

function getPart<T>({ list, of }: SharedParts<T>, vehicle: number): T {
  const part = list[of[vehicle] ?? -1];
  if (part === undefined)
    throw new RangeError(`The index has no vehicle ${vehicle}.`);
  return part;
}

function toNumberOrNull(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
